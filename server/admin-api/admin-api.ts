import { type Context, Hono } from 'hono';
import { lacksSecondFactor } from '../accounts/second-factors.ts';
import { callerHeaders, findSession, type SignedIn } from '../accounts/sessions.ts';
import { recordAct } from '../audit/audit.ts';
import type { AppBindings } from '../http/app.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireSameSite } from '../http/same-site.ts';
import { accountRoutes } from './account-routes.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { caseRoutes } from './case-routes.ts';
import { consentTextRoutes } from './consent-text-routes.ts';
import type { AdminContext } from './context.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { inquiryFileRoutes } from './inquiry-file-routes.ts';
import { inquiryRoutes } from './inquiry-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { mailServerRoutes } from './mail-server-routes.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { personalDataRoutes } from './personal-data-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { postFileRoutes } from './post-file-routes.ts';
import { postRoutes } from './post-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { replyRoutes } from './reply-routes.ts';
import type { AdminRoute, BareRequest } from './route.ts';
import { savedReplyRoutes } from './saved-reply-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { setUpRoutes } from './set-up-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { siteBodyRoutes } from './site-body-routes.ts';
import { siteEvidenceRoutes } from './site-evidence-routes.ts';
import { siteExchangeRoutes } from './site-exchange-routes.ts';
import { siteFilmRoutes } from './site-film-routes.ts';
import { siteFrameRoutes } from './site-frame-routes.ts';
import { siteHistoryRoutes } from './site-history-routes.ts';
import { sitePictureRoutes } from './site-picture-routes.ts';
import { siteReportRoutes } from './site-report-routes.ts';
import { siteTextRoutes } from './site-text-routes.ts';
import { versionRoutes } from './version-routes.ts';

/** In bytes. Routes without a sign-in take names and passwords only, no posts. */
const maxBodyBytes = { signedIn: 2 * 1024 * 1024, anyone: 16 * 1024 };

/** Every route there is; `permissions.test.ts` tries each of them in each role. */
export function adminRoutes(context: AdminContext) {
  return [
    ...sessionRoutes(context),
    ...ownAccountRoutes(context),
    ...passkeyRoutes(context),
    ...accountRoutes(context),
    ...auditRoutes(context),
    ...postRoutes(context),
    ...versionRoutes(context),
    ...pictureRoutes(context),
    ...postFileRoutes(context),
    ...inboxRoutes(context),
    ...attachmentRoutes(context),
    ...inquiryRoutes(context),
    ...replyRoutes(context),
    ...savedReplyRoutes(context),
    ...inquiryFileRoutes(context),
    ...personalDataRoutes(context),
    ...consentTextRoutes(context),
    ...exportRoutes(context),
    ...dashboardRoutes(context),
    ...settingsRoutes(context),
    ...mailRoutes(context),
    ...mailServerRoutes(context),
    ...mailboxRoutes(context),
    ...setUpRoutes(context),
    ...previewRoutes(context),
    ...caseRoutes(context),
    ...siteTextRoutes(context),
    ...siteHistoryRoutes(context),
    ...siteExchangeRoutes(context),
    ...siteFrameRoutes(context),
    ...siteEvidenceRoutes(context),
    ...siteReportRoutes(context),
    ...siteBodyRoutes(context),
    ...sitePictureRoutes(context),
    ...siteFilmRoutes(context),
  ];
}

/** What the client asks by: its own requests are checked against these types. */
export type KnownRoute = ReturnType<typeof adminRoutes>[number];

export function createAdminApi(
  context: AdminContext,
  routes: AdminRoute[] = adminRoutes(context),
): Hono<AppBindings> {
  const api = new Hono<AppBindings>().basePath('/api/admin');
  api.use(requireSameSite(context.config));
  for (const route of routes) {
    const [method = '', path = ''] = route.key.split(' ');
    api.on(method, path, (c) => answer(context, route, c));
  }
  return api;
}

async function answer(context: AdminContext, route: AdminRoute, c: Context): Promise<Response> {
  if (c.req.url.includes('%00')) return malformed();
  const from = clientNetworkOf(c, context.config.trustProxy);
  const headers = callerHeaders(c.req.raw, from);
  const cookies: string[] = [];
  const setCookies = (given: readonly string[]) => cookies.push(...given);

  let signedIn: SignedIn | undefined;
  if (route.permission !== 'anyone') {
    signedIn = await findSession(context.accounts, headers, { isPassive: route.isPassive });
    if (!signedIn) return problem('unauthenticated', 'Please sign in.');
    if (
      !route.isOpenDuringSetUp &&
      (await lacksSecondFactor(context.database.db, signedIn.account))
    ) {
      return problem('second-factor-required', 'Please set up a second factor first.');
    }
    if (!route.permission(signedIn.account)) {
      return problem('forbidden', 'Your role does not allow this.');
    }
    setCookies(signedIn.cookies);
  }

  const body = await readBody(route, c);
  if (body instanceof Response) return body;
  const request: BareRequest = {
    ...signedIn,
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name) || undefined,
    from,
    headers,
    setCookies,
    record: (trx, act) => {
      const actor = act.actor ?? signedIn?.account.id ?? 'unknown';
      return recordAct(trx, { ...act, actor, details: { ...act.details, from } });
    },
    c,
  };
  return withCookies(toResponse(await route.handle(request, body.value)), cookies);
}

async function readBody(route: AdminRoute, c: Context): Promise<{ value: unknown } | Response> {
  if (!route.body) return { value: undefined };
  const limit = route.permission === 'anyone' ? maxBodyBytes.anyone : maxBodyBytes.signedIn;
  const given = await readJson(c.env.incoming, limit);
  if (!given.ok) return unreadable(given.reason);
  const parsed = route.body.safeParse(given.value);
  if (parsed.success) return containsNul(parsed.data) ? malformed() : { value: parsed.data };
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
function containsNul(value: unknown): boolean {
  // A loop, not a recursion: a hostile body may be nested deeper than the stack.
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next) for (const inner of Object.values(next)) rest.push(inner);
  }
  return false;
}

function toResponse(answer: unknown): Response {
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
