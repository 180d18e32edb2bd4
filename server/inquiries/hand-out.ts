import type { Correction } from '#domain/correction.ts';
import { fieldsOf } from '#domain/inquiry-columns.ts';
import type { InquiryWay } from '#domain/insight.ts';
import type { Database } from '../database/database.ts';
import { listReceivedMails } from '../inbound-mail/received-mails.ts';
import { findText } from '../legal/stored-texts.ts';
import type { InquiriesSchema, InquiryRow } from './schema.ts';

/** Why a file is not handed out. */
export type LeftOut = 'infected' | 'unscanned' | 'missing';

export interface HandedOutFile {
  name: string;
  size: number;
  /** Where it lies in the archive, or why it does not. */
  path?: string;
  leftOut?: LeftOut;
}

export type HandedOutInquiry = NonNullable<Awaited<ReturnType<typeof readHandOut>>>;

/**
 * All that is kept about the person in one inquiry, as they are told it: notes too, but nothing of
 * which colleague wrote them. Undefined when it is erased.
 */
export async function readHandOut(
  { db }: Pick<Database, 'db'>,
  id: string,
  files: readonly HandedOutFile[],
) {
  const row = await db
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'created_at', 'sent_at', 'recipient', 'subject', 'body'])
    .where('inquiry_id', '=', id)
    .where('kind', 'in', ['acknowledgement', 'reply'])
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('inquiry_events')
    .select(['at', 'kind', 'text'])
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .execute();
  const drafts = await db
    .selectFrom('inquiry_drafts')
    .select(['kind', 'saved_at', 'subject', 'body'])
    .where('inquiry_id', '=', id)
    .where('body', '<>', '')
    .orderBy('saved_at')
    .execute();
  const received = await listReceivedMails({ db }, id);
  const agreed = row.consent_version
    ? await findText(db, 'consent', row.consent_version)
    : undefined;
  const of = (kind: InquiriesSchema['inquiry_events']['kind']) =>
    events.filter((event) => event.kind === kind);
  return {
    reference: row.reference,
    receivedAt: isoTime(row.received_at),
    language: row.language,
    status: row.status,
    fields: fieldsOf(row),
    consent: row.consent_at && {
      at: isoTime(row.consent_at),
      version: row.consent_version,
      text: agreed && JSON.parse(agreed.text),
    },
    statusHistory: of('status').map(({ at, text }) => ({ at: isoTime(at), status: text })),
    spamSignals: row.spam_signals.split(',').filter(Boolean),
    spamMarks: of('quarantine').map(({ at, text }) => ({ at: isoTime(at), isSpam: text === 'in' })),
    mails: mails.map((mail) => ({
      kind: mail.kind,
      state: mail.state,
      createdAt: isoTime(mail.created_at),
      sentAt: mail.sent_at && isoTime(mail.sent_at),
      // Null of an acknowledgment: it went to the address of that time, which may be corrected since.
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
    })),
    receivedMails: received.map((mail) => ({
      at: isoTime(mail.at),
      from: mail.sender,
      subject: mail.subject,
      text: mail.wholeText,
    })),
    notes: of('note').map(({ at, text }) => ({ at: isoTime(at), text })),
    drafts: drafts.map(({ kind, saved_at, subject, body }) => ({
      kind,
      savedAt: isoTime(saved_at),
      subject,
      text: body,
    })),
    corrections: of('correction').map(({ at, text }) => ({
      at: isoTime(at),
      ...(JSON.parse(text) as Correction),
    })),
    files,
    networkHash: row.visitor,
    way: wayOf(row),
  };
}

function wayOf(row: InquiryRow): InquiryWay {
  return {
    cameFromPage: row.came_from_page ?? '',
    firstPage: row.first_page ?? '',
    campaign: row.campaign ?? '',
    source: row.source ?? '',
  };
}

const isoTime = (at: number) => new Date(at).toISOString();
