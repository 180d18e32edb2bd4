import { findAccountByEmail } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { clientOf, rememberClient } from './known-clients.ts';
import { countAttempt, forgetAttempts } from './lockout.ts';
import { findSecondFactors, type SecondFactors } from './second-factors.ts';
import { endSession, findSession } from './sessions.ts';

export type SignInResult =
  | { ok: true; next: 'inside'; cookies: string[]; accountId: string }
  | { ok: true; next: 'second-step'; by: SecondFactors; cookies: string[]; accountId: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/**
 * Unknown, disabled and merely invited accounts are refused with the same words and after the
 * same work as a wrong password.
 */
export async function signIn(
  context: AccountsContext,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<SignInResult> {
  const client = clientOf(context, headers);
  const attempt = await countAttempt(context, email, client);
  if (!attempt.ok) {
    return { ok: false, reason: 'locked', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const account = await findAccountByEmail(context.database.db, email);
  if (account?.state !== 'active') {
    await context.passwords.hash(password);
    return { ok: false, reason: 'wrong' };
  }
  const before = await findSession(context, headers, { isPassive: true });
  const auth = await context.auth();
  try {
    const { response, headers: answer } = await auth.api.signInEmail({
      body: { email: account.email, password },
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    await forgetAttempts(context, email, client);
    // A cookie somebody planted, or a colleague's open session, must not survive a sign-in.
    if (before) await endSession(context, before.account.id, before.sessionId);
    const { id: accountId } = account;
    const cookies = answer.getSetCookie();
    if ('twoFactorRedirect' in response) {
      const by = await findSecondFactors(context.database.db, accountId);
      return { ok: true, next: 'second-step', by, cookies, accountId };
    }
    cookies.push(...(await rememberClient(context, accountId, headers)));
    return { ok: true, next: 'inside', cookies, accountId };
  } catch (error) {
    if (isAuthError(error)) return { ok: false, reason: 'wrong' };
    throw error;
  }
}

export function withoutCookies(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('cookie');
  return rest;
}

/** better-auth throws an APIError when it refuses; any other error is unexpected. */
export function isAuthError(
  error: unknown,
): error is { statusCode: number; body?: { code?: string } } {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}
