import { looksLikeEmail } from '#domain/text.ts';
import type { AuditAct, AuditDetails } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.ts';
import type { Database, Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import { listInquiryFiles } from '../files/inquiry-files.ts';
import { listReceivedMails } from '../inbound-mail/received-mails.ts';
import { readSettings } from '../settings/settings.ts';
import { readTopicNames } from '../site/topic-names.ts';
import { queueAssignmentMail } from './assignment-mails.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { queueLateAcknowledgement } from './mails.ts';
import { erasureTime } from './retention.ts';
import type { InquiriesSchema } from './schema.ts';

/** One inquiry as staff see it, with its thread, files and mails. */
export type OpenedInquiry = NonNullable<Awaited<ReturnType<typeof openInquiry>>>;

export async function openInquiry(
  { db }: Pick<Database, 'db'>,
  id: string,
  hasScanner = false,
  reader?: string,
) {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const files = await listInquiryFiles({ db }, id, hasScanner, reader);
  const topics = await readTopicNames(db);
  const mails = await db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'state',
      'created_at',
      'next_try_at',
      'sending_since',
      'sent_at',
      'tries',
      'interruptions',
      'last_error',
      'fault',
    ])
    .where('inquiry_id', '=', id)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('inquiry_events')
    .select(['id', 'at', 'actor', 'kind', 'text', 'mail_id'])
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .execute();
  const { retentionDays } = await readSettings(db);
  const { visitor, fingerprint, idempotency_key, email_key, phone_key, ...shown } = row;
  return {
    ...shown,
    /** Which of the topics that the form offers it is about, whatever language it was chosen in. */
    topic: topics.get(row.interested_field) ?? null,
    files,
    mails,
    received: await listReceivedMails({ db }, id),
    events,
    retentionDays,
    erasesAt: row.closed_at === null ? null : erasureTime(row.closed_at, retentionDays),
    canBeAnswered: looksLikeEmail(row.email),
  };
}

/** What somebody of the staff does with one inquiry. */
export interface StaffAct {
  id: string;
  kind: DatabaseKind;
  actor: string;
  /** The network from which it is asked for. */
  from?: string | undefined;
  now: number;
}

type EventKind = InquiriesSchema['inquiry_events']['kind'];

interface NewEvent {
  kind: EventKind;
  text: string;
  /** In which a reply goes out. */
  mail?: string;
}

export function addEvent(trx: Trx, { id, actor, now }: StaffAct, { kind, text, mail }: NewEvent) {
  return trx
    .insertInto('inquiry_events')
    .values({ inquiry_id: id, at: now, actor, kind, text, mail_id: mail ?? null })
    .execute();
}

export function recordStaffAct(
  trx: Trx,
  { id, actor, from, now }: StaffAct,
  act: AuditAct,
  details: AuditDetails = {},
) {
  const known = { ...details, ...(from && { from }) };
  return recordAct(trx, { actor, act, subject: id, details: known, at: now });
}

/** Once found, it cannot be erased before this transaction has ended. */
export async function findUnerased(trx: Trx, { id, kind }: StaffAct) {
  await lockInquiry(trx, kind, id);
  return trx
    .selectFrom('inquiries')
    .select(['id', 'email', 'visitor', 'status', 'received_at', 'quarantined'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Records the first time somebody opened it; false when it was opened before. */
export async function markRead(trx: Trx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addNote(trx: Trx, act: StaffAct, text: string): Promise<boolean> {
  if (!(await findUnerased(trx, act))) return false;
  await addEvent(trx, act, { kind: 'note', text });
  await recordStaffAct(trx, act, 'inquiry.note');
  return true;
}

export async function assignInquiry(trx: Trx, act: StaffAct, to: string | null): Promise<boolean> {
  if (!(await findUnerased(trx, act))) return false;
  await trx.updateTable('inquiries').set({ assigned_to: to }).where('id', '=', act.id).execute();
  await addEvent(trx, act, { kind: 'assignment', text: to ?? '' });
  await recordStaffAct(trx, act, 'inquiry.assign', { to });
  if (to !== null) await queueAssignmentMail(trx, { ...act, to });
  return true;
}

/** When it is released, the visitor gets the acknowledgment. */
export async function setQuarantine(
  trx: Trx,
  act: StaffAct,
  isQuarantined: boolean,
  secret: string,
): Promise<boolean> {
  const inquiry = await findUnerased(trx, act);
  if (!inquiry) return false;
  if ((inquiry.quarantined === 1) === isQuarantined) return true;
  await trx
    .updateTable('inquiries')
    .set({ quarantined: isQuarantined ? 1 : 0 })
    .where('id', '=', act.id)
    .execute();
  if (!isQuarantined) await queueLateAcknowledgement(trx, inquiry, secret, act.now);
  await addEvent(trx, act, { kind: 'quarantine', text: isQuarantined ? 'in' : 'out' });
  await recordStaffAct(trx, act, 'inquiry.quarantine', { quarantined: isQuarantined });
  return true;
}
