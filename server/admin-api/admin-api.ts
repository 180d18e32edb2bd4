import { type Context, Hono } from 'hono';
import { lacksSecondFactor } from '../accounts/second-factors.ts';
import { callerHeaders, findSignedIn } from '../accounts/sessions.ts';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireSameSite } from '../http/same-site.ts';
import { visitorOf } from '../http/visitor.ts';
import { accountCalls } from './account-calls.ts';
import { auditCalls } from './audit-calls.ts';
import type { AdminCall, Answer } from './call.ts';
import { exportCalls } from './export-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { inquiryFileCalls } from './inquiry-file-calls.ts';
import type { Office } from './office.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { pictureCalls } from './picture-calls.ts';
import { postCalls } from './post-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { versionCalls } from './version-calls.ts';

/** In bytes. Who is not signed in has a name and a password to say, not a post. */
const longestBody = { signedIn: 2 * 1024 * 1024, anyone: 16 * 1024 };

/** Every call there is; `every-call.test.ts` runs each role against each of them. */
export function adminCalls(office: Office): AdminCall[] {
  return [
    ...sessionCalls(office),
    ...ownAccountCalls(office),
    ...passkeyCalls(office),
    ...accountCalls(office),
    ...auditCalls(office),
    ...postCalls(office),
    ...versionCalls(office),
    ...pictureCalls(office),
    ...inquiryCalls(office),
    ...inquiryFileCalls(office),
    ...exportCalls(office),
    ...figureCalls(office),
    ...settingsCalls(office),
    ...previewCalls(office),
  ];
}

export function createAdminApi(office: Office, calls = adminCalls(office)): Hono<AppBindings> {
  const api = new Hono<AppBindings>().basePath('/api/admin');
  api.use(requireSameSite(office.config));
  for (const one of calls) {
    api.on(one.method, one.path, (c) => answerCall(office, one, c));
  }
  return api;
}

async function answerCall(office: Office, one: AdminCall, c: Context): Promise<Response> {
  if (c.req.url.includes('%00')) return malformed();
  const from = visitorOf(c, office.config.trustProxy);
  const headers = callerHeaders(c.req.raw, from);
  const cookies: string[] = [];
  const setCookies = (given: readonly string[]) => cookies.push(...given);

  let signedIn: Awaited<ReturnType<typeof findSignedIn>>;
  if (one.rule !== 'anyone') {
    signedIn = await findSignedIn(office.accounts, headers, { passive: one.passive });
    if (!signedIn) return problem('unauthenticated', 'Please sign in.');
    if (!one.isSetUp && (await lacksSecondFactor(office.database.db, signedIn.account))) {
      return problem('second-factor-required', 'Please set up a second factor first.');
    }
    if (!one.rule(signedIn.account)) {
      return problem('forbidden', 'Your role does not allow this.');
    }
    setCookies(signedIn.cookies);
  }

  const body = await readBody(one, c);
  if (body instanceof Response) return body;
  const answer = await one.handle({
    ...signedIn,
    body: body.value,
    param: (name: string) => c.req.param(name) ?? '',
    query: (name: string) => c.req.query(name) || undefined,
    from,
    headers,
    setCookies,
    c,
  });
  return withCookies(toResponse(answer), cookies);
}

async function readBody(one: AdminCall, c: Context): Promise<{ value: unknown } | Response> {
  if (!one.body) return { value: undefined };
  const most = one.rule === 'anyone' ? longestBody.anyone : longestBody.signedIn;
  const given = await readJson(c.env.incoming, most);
  if (!given.ok) return unreadable(given.reason);
  const parsed = one.body.safeParse(given.value);
  if (parsed.success) return holdsNul(parsed.data) ? malformed() : { value: parsed.data };
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  return problem('invalid', 'Some fields are wrong.', { fields: Object.fromEntries(fields) });
}

function unreadable(reason: 'wrong-type' | 'too-large' | 'malformed'): Response {
  if (reason === 'wrong-type') return problem('wrong-type', 'This call takes JSON.');
  return reason === 'too-large' ? problem('too-large', 'This is too large.') : malformed();
}

function malformed(): Response {
  return problem('malformed', 'This call cannot be read.');
}

/** PostgreSQL cannot store this character in a text, and no person types it. */
function holdsNul(value: unknown): boolean {
  // A list of what is left to look at, since a hostile body may be nested deeper than the stack.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one === 'object' && one) for (const inner of Object.values(one)) rest.push(inner);
  }
  return false;
}

function toResponse(answer: Answer): Response {
  if (answer instanceof Response) return answer;
  const headers = { 'Cache-Control': 'no-store' };
  if (answer === undefined) return new Response(null, { status: 204, headers });
  return Response.json(answer, { headers });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}
