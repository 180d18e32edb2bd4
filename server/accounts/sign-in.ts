import { findAccountByEmail } from './accounts.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { clientAddressHeader } from './client-address.ts';
import type { AccountsKit } from './kit.ts';
import { hashPassword } from './passwords.ts';
import { endSession, findSignedIn } from './sessions.ts';

export type SignInResult =
  | { ok: true; next: 'inside' | 'second-step'; cookies: string[]; accountId: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/**
 * Unknown, disabled and merely invited accounts are refused with the same words and after the
 * same work as a wrong password.
 */
export async function signIn(
  kit: AccountsKit,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<SignInResult> {
  const network = headers.get(clientAddressHeader) ?? '';
  const attempt = await countAttempt(kit, email, network);
  if (!attempt.ok) {
    return { ok: false, reason: 'locked', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const account = await findAccountByEmail(kit.database.db, email);
  if (account?.state !== 'active') {
    await hashPassword(password);
    return { ok: false, reason: 'wrong' };
  }
  const before = await findSignedIn(kit, headers, { passive: true });
  const auth = await kit.auth();
  try {
    const { response, headers: answer } = await auth.api.signInEmail({
      body: { email: account.email, password },
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    await forgetAttempts(kit, email, network);
    // A cookie somebody planted, or a colleague's open session, must not survive a sign-in.
    if (before) await endSession(kit, before.account.id, before.sessionId);
    const next = 'twoFactorRedirect' in response ? 'second-step' : 'inside';
    return { ok: true, next, cookies: answer.getSetCookie(), accountId: account.id };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, reason: 'wrong' };
    throw error;
  }
}

export function withoutCookies(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('cookie');
  return rest;
}

/** better-auth throws its refusals; anything else is a fault. */
export function isRefusal(
  error: unknown,
): error is { statusCode: number; body?: { code?: string } } {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}
