import type { ImapFlow } from 'imapflow';
import type { Database } from '../database/database.ts';

const together = 100;

/** Takes out of the mailbox what belonged to inquiries that are erased. */
export async function deleteErased(
  client: ImapFlow,
  { db, write }: Pick<Database, 'db' | 'write'>,
  mailbox: string,
): Promise<void> {
  const rows = await db
    .selectFrom('inbox_deletions')
    .select(['uid_validity', 'uid'])
    .where('mailbox', '=', mailbox)
    .where('inquiry_id', 'is', null)
    .limit(together)
    .execute();
  if (rows.length === 0 || !client.mailbox) return;
  const current = String(client.mailbox.uidValidity);
  // Where the numbers have begun anew, the old ones would hit other mails.
  const uids = rows.filter((row) => row.uid_validity === current).map(({ uid }) => uid);
  if (uids.length > 0 && !(await client.messageDelete(uids, { uid: true }))) {
    throw new Error('the mailbox does not let its mails be deleted');
  }
  await write(async (trx) => {
    for (const { uid_validity, uid } of rows) {
      await trx
        .deleteFrom('inbox_deletions')
        .where('mailbox', '=', mailbox)
        .where('uid_validity', '=', uid_validity)
        .where('uid', '=', uid)
        .execute();
    }
  });
}
