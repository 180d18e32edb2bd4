import type { Role } from '#domain/staff.ts';
import { addAccount, setPasswordHash } from '#server/accounts/accounts.ts';
import { type AccountsContext, createAccountsContext } from '#server/accounts/context.ts';
import { hashAtCost } from '#server/accounts/passwords.ts';
import { callerHeaders } from '#server/accounts/sessions.ts';
import { signIn } from '#server/accounts/sign-in.ts';
import type { Database } from '#server/database/database.ts';

export const staffPassword = 'quiet-lamp-tiger-42';

/** A hundredth of the real cost, since tests sign in hundreds of times. */
const passwords = hashAtCost({ N: 2 ** 10, r: 8, p: 1 });

export function createTestAccounts(
  database: Database,
  origin = 'http://localhost',
): AccountsContext {
  const secret = 'a secret of the tests, long enough for anyone';
  return createAccountsContext({ database, secret, origin, passwords });
}

/** Once is enough for all accounts of a test file. */
let staffHash: Promise<string> | undefined;

/** Creates the account if need be, and returns its email address. */
export async function addStaff(accounts: AccountsContext, role: Role): Promise<string> {
  staffHash ??= passwords.hash(staffPassword);
  const hash = await staffHash;
  const email = `${role}@example.com`;
  await accounts.database.write(async (trx) => {
    const id = await addAccount(trx, { email, name: role, role, language: 'ko' });
    if (id) await setPasswordHash(trx, id, hash);
  });
  return email;
}

/** Creates the account if need be, and returns the Cookie header of a new session. */
export async function signInAs(accounts: AccountsContext, role: Role): Promise<string> {
  const email = await addStaff(accounts, role);
  const headers = callerHeaders(new Request('http://localhost'), '203.0.113.7');
  const result = await signIn(accounts, { email, password: staffPassword }, headers);
  if (!result.ok) throw new Error(result.reason);
  return result.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
