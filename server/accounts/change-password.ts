import type { Trx } from '../database/database.ts';
import { cancelAccountMails } from '../mail/outbox.ts';
import { setPasswordHash } from './accounts.ts';

/**
 * Ends whatever the old password, or somebody who could read a mail, has opened: sessions, links
 * and the mails that still carry them, sign-ins that wait for their second step, and what is known
 * of browsers and networks. `keepSession` is the one in which somebody changes their own.
 */
export async function changePassword(
  trx: Trx,
  accountId: string,
  hash: string,
  { keepSession = '' } = {},
) {
  await setPasswordHash(trx, accountId, hash);
  await trx
    .deleteFrom('account_sessions')
    .where('account_id', '=', accountId)
    .where('id', '!=', keepSession)
    .execute();
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account_known_clients').where('account_id', '=', accountId).execute();
  // better-auth keeps the account's id as the value of a second step that is waited for.
  await trx.deleteFrom('account_verifications').where('value', '=', accountId).execute();
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account) await cancelAccountMails(trx, account.email);
}
