import { countAttemptInSession, forgetAttemptsInSession } from '../accounts/lockout.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequest } from './route.ts';

/** Within this time after the sign-in the password is not asked for again. */
const recentMinutes = 10;

type ErrorResponse = Promise<Response | undefined>;

/** Limits attempts, so that a stolen session cannot be used to guess the password. */
export async function checkPassword(
  { accounts, database, metrics }: AdminContext,
  { account, sessionId }: AdminRequest<unknown>,
  given: string,
): ErrorResponse {
  const attempt = await countAttemptInSession(accounts, sessionId);
  if (!attempt.ok) {
    metrics.limitReached('password-in-session');
    return problem('too-many', 'Too many attempts. Please wait a while.', {
      headers: { 'Retry-After': String(attempt.retryAfterSeconds) },
    });
  }
  const row = await database.db
    .selectFrom('account_credentials')
    .select('password')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (!row?.password || !(await accounts.passwords.verify(given, row.password))) {
    return problem('invalid', 'The password is wrong.', { fields: { password: 'wrong' } });
  }
  await forgetAttemptsInSession(accounts, sessionId);
  return undefined;
}

/** The password, unless the sign-in is recent: users of passkeys may not know their password. */
export async function checkIdentity(
  context: AdminContext,
  request: AdminRequest<unknown>,
  password: string | undefined,
): ErrorResponse {
  if (password !== undefined) return checkPassword(context, request, password);
  if (request.signedInAt > Date.now() - recentMinutes * 60_000) return undefined;
  return problem('invalid', 'Please enter your password.', { fields: { password: 'required' } });
}
