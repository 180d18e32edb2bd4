import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../database/database.ts';
import { hmac } from '../hmac.ts';
import { queueAnswerMails } from '../inquiries/answer-mails.ts';
import { lockInquiry } from '../inquiries/lock-inquiry.ts';
import { changeStatus } from '../inquiries/status.ts';
import { newLength } from './cut-quotes.ts';
import { findStored, type MailPlace } from './mail-copies.ts';
import { noteUndelivered } from './note-undelivered.ts';
import type { ReceivedMailKind, RefusedFile } from './schema.ts';
import { claimAttachments, type storeAttachments } from './store-attachments.ts';

/** More than anybody writes about one inquiry; the rest stays in the mailbox. */
const maxPerInquiry = 200;

export interface MailToStore {
  inquiryId: string;
  kind: ReceivedMailKind;
  /** What tells it from all others: the same mail in two copies is one. */
  identity: string;
  place: MailPlace;
  sender: string;
  senderName: string;
  subject: string;
  body: string;
  files: Awaited<ReturnType<typeof storeAttachments>>['stored'];
  refused: RefusedFile[];
  /** Of a bounce: the mail of ours that did not arrive, and why. */
  undelivered?: { outboxId: string; reason: string };
}

export type StoreResult = 'stored' | 'stored-before' | 'erased' | 'too-many';

interface Parts {
  config: Pick<Config, 'mailTo'>;
  database: Database;
  secret: string;
}

/**
 * Puts a mail into the thread of its inquiry, in one transaction with all that follows from it.
 * What a person wrote is unread, takes the inquiry back to work, and staff are told of it; what a
 * program wrote is shown and changes nothing.
 */
export function storeMail(
  { config, database, secret }: Parts,
  mail: MailToStore,
): Promise<StoreResult> {
  const now = database.now();
  return database.write(async (trx) => {
    await lockInquiry(trx, database.kind, mail.inquiryId);
    const inquiry = await trx
      .selectFrom('inquiries')
      .select(['status', 'assigned_to'])
      .where('id', '=', mail.inquiryId)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!inquiry) return 'erased';
    const messageKey = hmac(secret, 'received-mail', mail.identity);
    if (await findStored(trx, messageKey, mail.place)) return 'stored-before';
    if (await hasMany(trx, mail.inquiryId)) return 'too-many';
    const id = await insertMail(trx, mail, messageKey, now);
    if (!id) return 'stored-before';
    await claimAttachments(trx, mail.files, { id, inquiryId: mail.inquiryId, now });
    const event = { inquiry_id: mail.inquiryId, at: now, actor: 'visitor', text: id };
    await trx
      .insertInto('inquiry_events')
      .values({ ...event, kind: 'received' })
      .execute();
    if (mail.undelivered) await noteUndelivered(trx, { ...mail.undelivered, now });
    else if (mail.kind !== 'automatic') {
      await takeUpAgain(trx, mail.inquiryId, inquiry.status, now);
      const answered = { id: mail.inquiryId, assignedTo: inquiry.assigned_to, now };
      await queueAnswerMails(trx, { config, kind: database.kind }, answered);
    }
    return 'stored';
  });
}

async function hasMany(trx: Trx, inquiryId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('received_mails')
    .select((row) => row.fn.countAll().as('count'))
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  return Number(count) >= maxPerInquiry;
}

/** Undefined when another process has stored the same mail in this moment. */
async function insertMail(
  trx: Trx,
  mail: MailToStore,
  messageKey: string,
  now: number,
): Promise<string | undefined> {
  const { place } = mail;
  const inserted = await trx
    .insertInto('received_mails')
    .values({
      id: randomUUID(),
      inquiry_id: mail.inquiryId,
      kind: mail.kind,
      at: now,
      sender: mail.sender,
      sender_name: mail.senderName,
      subject: mail.subject,
      body: mail.body,
      new_length: newLength(mail.body),
      refused_files: JSON.stringify(mail.refused),
      message_key: messageKey,
      mailbox: place.mailbox,
      uid_validity: place.uidValidity,
      uid: place.uid,
    })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

async function takeUpAgain(trx: Trx, id: string, status: string, now: number): Promise<void> {
  await trx.updateTable('inquiries').set({ read_at: null }).where('id', '=', id).execute();
  if (status !== 'answered' && status !== 'closed') return;
  await changeStatus(trx, { id, status: 'in progress', actor: 'system', now });
}
