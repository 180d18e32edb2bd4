import { mayAnswerInquiries } from '#domain/staff.ts';
import { findAccount } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';

/** Nobody gets an inquiry who could not answer it: an editor, or one who cannot sign in. */
export async function mayBeAssigned({ db }: Pick<Database, 'db'>, to: string | null) {
  if (to === null) return true;
  const account = await findAccount(db, to);
  return account !== undefined && account.state === 'active' && mayAnswerInquiries(account);
}
