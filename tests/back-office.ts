import { createAccountWithPassword } from '#server/accounts/accounts.ts';
import { type AccountsKit, makeAccountsKit } from '#server/accounts/kit.ts';
import type { Role } from '#server/accounts/rules.ts';
import { callerHeaders } from '#server/accounts/sessions.ts';
import { signIn } from '#server/accounts/sign-in.ts';
import type { Database } from '#server/database/database.ts';

export const staffPassword = 'quiet-lamp-tiger-42';

export function makeTestKit(database: Database): AccountsKit {
  const secret = 'a secret of the tests, long enough for anyone';
  return makeAccountsKit({ database, secret, origin: 'http://localhost' });
}

/** Creates the account if need be, and returns the Cookie header of a new session. */
export async function signInAs(kit: AccountsKit, role: Role): Promise<string> {
  const email = `${role}@example.com`;
  await createAccountWithPassword(kit, { email, name: role, role, language: 'ko' }, staffPassword);
  const headers = callerHeaders(new Request('http://localhost'), '203.0.113.7');
  const result = await signIn(kit, { email, password: staffPassword }, headers);
  if (!result.ok) throw new Error(result.reason);
  return result.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
