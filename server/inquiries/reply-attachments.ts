import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { attachmentLimit, maxAttachments } from '#domain/reply.ts';
import type { Database, Trx } from '../database/database.ts';
import { type ScanState, scanStateOf } from '../files/inquiry-files.ts';
import type { FileStore } from '../files/store.ts';
import { attachFile, scheduleDeletion } from '../files/uploads.ts';
import type { Mail } from '../mail/outbox.ts';
import type { SiteReports } from '../site/reports.ts';
import { findUnerased, type StaffAct } from './staff-actions.ts';

interface NewAttachment {
  name: string;
  size: number;
  /** One of them: a file that was sent here, or the hash of a public report. */
  fileId?: string;
  report?: string;
}

export type AttachResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'too-large' | 'too-many' };

/** Puts something with the reply that somebody is writing. */
export async function addAttachment(
  trx: Trx,
  act: StaffAct,
  { name, size, fileId, report }: NewAttachment,
): Promise<AttachResult> {
  if (!(await findUnerased(trx, act))) return { ok: false, reason: 'not-found' };
  const reason = await findExcess(trx, act, size);
  if (reason) return { ok: false, reason };
  if (fileId) {
    const attachment = { fileId, inquiryId: act.id, purpose: 'reply', now: act.now } as const;
    if (!(await attachFile(trx, attachment))) return { ok: false, reason: 'not-found' };
  }
  const id = randomUUID();
  await trx
    .insertInto('reply_attachments')
    .values({
      id,
      inquiry_id: act.id,
      account_id: act.actor,
      mail_id: null,
      file_id: fileId ?? null,
      report: report ?? null,
      name,
      size,
      added_at: act.now,
    })
    .execute();
  return { ok: true, id };
}

/** Also before sending: what comes back with a reply that was taken back may be too much together. */
export async function findExcess(trx: Trx, act: StaffAct, added?: number) {
  const others = await ofDraft(trx, act).select('size').execute();
  const sizes = [
    ...others.map(({ size }) => Number(size)),
    ...(added === undefined ? [] : [added]),
  ];
  if (sizes.length > maxAttachments) return 'too-many';
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return total > attachmentLimit ? 'too-large' : undefined;
}

/** False when it has been sent, or is somebody else's. */
export async function removeAttachment(trx: Trx, act: StaffAct, id: string): Promise<boolean> {
  if (!(await findUnerased(trx, act))) return false;
  const found = await ofDraft(trx, act).select('file_id').where('id', '=', id).executeTakeFirst();
  if (!found) return false;
  await trx.deleteFrom('reply_attachments').where('id', '=', id).execute();
  if (!found.file_id) return true;
  await trx.deleteFrom('files').where('id', '=', found.file_id).execute();
  await scheduleDeletion(trx, [found.file_id], act.now);
  return true;
}

function ofDraft(trx: Trx, { id, actor }: StaffAct) {
  return trx
    .selectFrom('reply_attachments')
    .where('inquiry_id', '=', id)
    .where('account_id', '=', actor)
    .where('mail_id', 'is', null);
}

/** They go with the mail. */
export async function sendAttachments(trx: Trx, { id, actor }: StaffAct, mail: string) {
  await trx
    .updateTable('reply_attachments')
    .set({ mail_id: mail })
    .where('inquiry_id', '=', id)
    .where('account_id', '=', actor)
    .where('mail_id', 'is', null)
    .execute();
}

/** The mail was taken back: they are with the draft again. */
export async function returnAttachments(trx: Trx, { id, actor }: StaffAct, mail: string) {
  await trx
    .updateTable('reply_attachments')
    .set({ mail_id: null, account_id: actor })
    .where('inquiry_id', '=', id)
    .where('mail_id', '=', mail)
    .execute();
}

/** What was sent, and what is with the reply that `reader` is writing. */
export function listAttachments({ db }: Pick<Database, 'db'>, inquiryId: string, reader: string) {
  return db
    .selectFrom('reply_attachments')
    .select(['id', 'account_id', 'mail_id', 'file_id', 'report', 'name', 'size'])
    .where('inquiry_id', '=', inquiryId)
    .where(({ or, eb }) => or([eb('mail_id', 'is not', null), eb('account_id', '=', reader)]))
    .orderBy('added_at')
    .execute();
}

/** Why what somebody is about to send may not leave; undefined when it may. */
export async function findUnsafe(
  { db }: Pick<Database, 'db'>,
  { id, actor }: Pick<StaffAct, 'id' | 'actor'>,
  hasScanner: boolean,
): Promise<Exclude<ScanState, 'clean' | 'unscanned'> | undefined> {
  const files = await db
    .selectFrom('reply_attachments')
    .innerJoin('files', 'files.id', 'reply_attachments.file_id')
    .select(['scan_result', 'scan_error'])
    .where('reply_attachments.inquiry_id', '=', id)
    .where('account_id', '=', actor)
    .where('mail_id', 'is', null)
    .execute();
  for (const file of files) {
    const state = scanStateOf(file, hasScanner);
    if (state !== 'clean' && state !== 'unscanned') return state;
  }
  return undefined;
}

interface Stores {
  database: Pick<Database, 'db'>;
  /** Of what staff have sent here. */
  store: Pick<FileStore, 'get'>;
  reports?: Pick<SiteReports, 'open'>;
}

/** Opens what a mail carries, when it is sent. */
export function attachmentOpener({ database, store, reports }: Stores) {
  return async (mail: Pick<Mail, 'id' | 'inquiry_id'>) => {
    const listed = await database.db
      .selectFrom('reply_attachments')
      .select(['file_id', 'report', 'name'])
      .where('inquiry_id', '=', mail.inquiry_id)
      .where('mail_id', '=', mail.id)
      .orderBy('added_at')
      .execute();
    const opened: { filename: string; content: Readable }[] = [];
    try {
      for (const { file_id, report, name } of listed) {
        const file = await (file_id ? store.get(file_id) : reports?.open({ hash: report ?? '' }));
        if (!file) throw new Error('an attachment is missing from the store');
        opened.push({ filename: name, content: file.stream });
      }
    } catch (error) {
      for (const { content } of opened) content.destroy();
      throw error;
    }
    return opened;
  };
}
