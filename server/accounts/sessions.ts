import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff.ts';
import type { Account } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { clientAddressHeader } from './peer-address.ts';
import { sessionLimits } from './session-limits.ts';

/** What better-auth may see of a request: who calls, and with which cookies. */
export function callerHeaders(request: Request, clientAddress: string): Headers {
  const headers = new Headers({ [clientAddressHeader]: clientAddress });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

export interface SignedIn {
  account: Account & { language: Language; hasTwoFactor: boolean };
  sessionId: string;
  signedInAt: number;
  endsAt: number;
  /** Cookies that prolong the session; they belong on the answer. */
  cookies: string[];
}

/** Passive requests (a page asking for news by itself) do not count as use. */
export async function findSession(
  context: AccountsContext,
  headers: Headers,
  { isPassive = false } = {},
): Promise<SignedIn | undefined> {
  if (!headers.get('cookie')?.includes('session=')) return undefined;
  const auth = await context.auth();
  const { response: found, headers: answer } = await auth.api.getSession({
    headers,
    query: { disableRefresh: isPassive },
    returnHeaders: true,
  });
  if (!found) return undefined;
  const { session, user } = found;
  const endsAt = session.createdAt.getTime() + sessionLimits.absoluteHours * 3_600_000;
  if (user.disabledAt || endsAt <= Date.now()) {
    await endSession(context, user.id, session.id);
    return undefined;
  }
  return {
    account: {
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role as Role,
      language: user.language as Language,
      hasTwoFactor: Boolean(user.twoFactorEnabled),
    },
    sessionId: session.id,
    signedInAt: session.createdAt.getTime(),
    endsAt,
    cookies: answer.getSetCookie(),
  };
}

export async function listSessions(context: AccountsContext, accountId: string) {
  const rows = await context.database.db
    .selectFrom('account_sessions')
    .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('account_id', '=', accountId)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      since: new Date(row.created_at).getTime(),
      lastUse: new Date(row.updated_at).getTime(),
      ends: new Date(row.expires_at).getTime(),
      from: row.ip_address ?? '',
      browser: row.user_agent ?? '',
    }))
    .filter((session) => session.ends > Date.now())
    .sort((newer, other) => other.lastUse - newer.lastUse);
}

export async function endSession(context: AccountsContext, accountId: string, sessionId: string) {
  await context.database.write((trx) =>
    trx
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .execute(),
  );
}

/** `but` keeps the session in which somebody has just changed their own password. */
export async function endAllSessions(context: AccountsContext, accountId: string, but?: string) {
  await context.database.write((trx) =>
    trx
      .deleteFrom('account_sessions')
      .where('account_id', '=', accountId)
      .where('id', '!=', but ?? '')
      .execute(),
  );
}

/** Cookies that make the browser forget the session. */
export async function forgetSession(context: AccountsContext, headers: Headers): Promise<string[]> {
  const auth = await context.auth();
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  return answer.getSetCookie();
}
