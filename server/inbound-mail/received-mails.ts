import type { Database, Trx } from '../database/database.ts';
import type { RefusedFile } from './schema.ts';

/** What has come by mail about an inquiry, for its thread: the events name them by their ids. */
export async function listReceivedMails({ db }: Pick<Database, 'db'>, inquiryId: string) {
  const rows = await db
    .selectFrom('received_mails')
    .select(['id', 'kind', 'at', 'sender', 'sender_name', 'subject', 'body'])
    .select(['new_length', 'refused_files'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('at')
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['id', 'received_mail_id'])
    .where('inquiry_id', '=', inquiryId)
    .where('received_mail_id', 'is not', null)
    .execute();
  return rows.map(({ sender_name, refused_files, body, new_length, ...mail }) => ({
    ...mail,
    senderName: sender_name,
    /** What is new in it. */
    text: body.slice(0, new_length),
    /** With the older mails it quotes. */
    wholeText: body,
    refusedFiles: JSON.parse(refused_files) as RefusedFile[],
    fileIds: files.filter((file) => file.received_mail_id === mail.id).map(({ id }) => id),
  }));
}

/** Part of erasing an inquiry: the copies in the mailbox go as well, once it can be reached. */
export async function eraseReceivedMails(trx: Trx, inquiryId: string): Promise<void> {
  await trx
    .updateTable('inbox_deletions')
    .set({ inquiry_id: null })
    .where('inquiry_id', '=', inquiryId)
    .execute();
  const erased = await trx
    .deleteFrom('received_mails')
    .where('inquiry_id', '=', inquiryId)
    .returning(['mailbox', 'uid_validity', 'uid'])
    .execute();
  if (erased.length === 0) return;
  await trx
    .insertInto('inbox_deletions')
    .values(erased)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
