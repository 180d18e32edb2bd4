import { type Context, Hono } from 'hono';
import { lacksSecondFactor } from '../accounts/second-factors.ts';
import { callerHeaders, findSignedIn } from '../accounts/sessions.ts';
import type { AppBindings } from '../http/app.ts';
import { clientOf } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireSameSite } from '../http/same-site.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import type { AdminContext } from './context.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { inquiryFileRoutes } from './inquiry-file-routes.ts';
import { inquiryRoutes } from './inquiry-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { postRoutes } from './post-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import type { AdminRoute, Answer } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { versionRoutes } from './version-routes.ts';

/** In bytes. Who is not signed in has a name and a password to say, not a post. */
const maxBodyBytes = { signedIn: 2 * 1024 * 1024, anyone: 16 * 1024 };

/** Every call there is; `every-call.test.ts` runs each role against each of them. */
export function adminRoutes(context: AdminContext): AdminRoute[] {
  return [
    ...sessionRoutes(context),
    ...ownAccountRoutes(context),
    ...passkeyRoutes(context),
    ...accountRoutes(context),
    ...auditRoutes(context),
    ...postRoutes(context),
    ...versionRoutes(context),
    ...pictureRoutes(context),
    ...inquiryRoutes(context),
    ...inquiryFileRoutes(context),
    ...exportRoutes(context),
    ...dashboardRoutes(context),
    ...settingsRoutes(context),
    ...previewRoutes(context),
  ];
}

export function createAdminApi(
  context: AdminContext,
  calls = adminRoutes(context),
): Hono<AppBindings> {
  const api = new Hono<AppBindings>().basePath('/api/admin');
  api.use(requireSameSite(context.config));
  for (const one of calls) {
    api.on(one.method, one.path, (c) => answerCall(context, one, c));
  }
  return api;
}

async function answerCall(context: AdminContext, one: AdminRoute, c: Context): Promise<Response> {
  if (c.req.url.includes('%00')) return malformed();
  const from = clientOf(c, context.config.trustProxy);
  const headers = callerHeaders(c.req.raw, from);
  const cookies: string[] = [];
  const setCookies = (given: readonly string[]) => cookies.push(...given);

  let signedIn: Awaited<ReturnType<typeof findSignedIn>>;
  if (one.permission !== 'anyone') {
    signedIn = await findSignedIn(context.accounts, headers, { passive: one.passive });
    if (!signedIn) return problem('unauthenticated', 'Please sign in.');
    if (!one.isSetUp && (await lacksSecondFactor(context.database.db, signedIn.account))) {
      return problem('second-factor-required', 'Please set up a second factor first.');
    }
    if (!one.permission(signedIn.account)) {
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

async function readBody(one: AdminRoute, c: Context): Promise<{ value: unknown } | Response> {
  if (!one.body) return { value: undefined };
  const most = one.permission === 'anyone' ? maxBodyBytes.anyone : maxBodyBytes.signedIn;
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
