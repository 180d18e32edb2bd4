import { countAttemptInSession, forgetAttemptsInSession } from '../accounts/attempts.ts';
import { problem } from '../http/problem.ts';
import type { Visit } from './call.ts';
import type { Office } from './office.ts';

/** Who signed in so lately is still at the desk. */
const recentMinutes = 10;

type Refusal = Promise<Response | undefined>;

/** A stolen session must not become a place to guess the password at leisure. */
export async function refusePassword(
  { accounts: kit, database }: Office,
  { account, sessionId }: Visit<unknown>,
  given: string,
): Refusal {
  const attempt = await countAttemptInSession(kit, sessionId);
  if (!attempt.ok) {
    return problem('too-many', 'Too many attempts. Please wait a while.', {
      headers: { 'Retry-After': String(attempt.retryAfterSeconds) },
    });
  }
  const row = await database.db
    .selectFrom('account_credentials')
    .select('password')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (!row?.password || !(await kit.passwords.verify(given, row.password))) {
    return problem('invalid', 'The password is wrong.', { fields: { password: 'wrong' } });
  }
  await forgetAttemptsInSession(kit, sessionId);
  return undefined;
}

/** The password, unless somebody has just signed in: who uses a passkey may not know it by heart. */
export async function refuseIdentity(
  office: Office,
  visit: Visit<unknown>,
  password: string | undefined,
): Refusal {
  if (password !== undefined) return refusePassword(office, visit, password);
  if (visit.signedInAt > Date.now() - recentMinutes * 60_000) return undefined;
  return problem('invalid', 'Please enter your password.', { fields: { password: 'required' } });
}
