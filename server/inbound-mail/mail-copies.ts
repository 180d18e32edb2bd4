import type { Trx } from '../database/database.ts';

/** Where a mail lies. */
export interface MailPlace {
  mailbox: string;
  uidValidity: string;
  uid: number;
}

/**
 * Whether a mail was stored before. If so, it is remembered where it was found now, so that nothing
 * of it stays in the mailbox when its inquiry is erased: the mailbox may be another one or have
 * begun its numbers anew, or the mail lies there twice.
 */
export async function findStored(trx: Trx, messageKey: string, place: MailPlace): Promise<boolean> {
  const stored = await trx
    .selectFrom('received_mails')
    .select(['id', 'inquiry_id', 'mailbox', 'uid_validity', 'uid'])
    .where('message_key', '=', messageKey)
    .executeTakeFirst();
  if (!stored) return false;
  const { mailbox, uidValidity: uid_validity, uid } = place;
  const isSameBox = stored.mailbox === mailbox && stored.uid_validity === uid_validity;
  if (isSameBox && stored.uid === uid) return true;
  const { id, inquiry_id, ...former } = stored;
  const found = { mailbox, uid_validity, uid };
  if (!isSameBox) await trx.updateTable('received_mails').set(found).where('id', '=', id).execute();
  await trx
    .insertInto('inbox_deletions')
    .values({ ...(isSameBox ? found : former), inquiry_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
