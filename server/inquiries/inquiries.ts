import { createHash, randomUUID } from 'node:crypto';
import { columnsOf } from '#domain/inquiry-columns.ts';
import type { InquiryWay } from '#domain/insight.ts';
import { defaultLanguage, languageAt } from '#domain/language.ts';
import type { Database, Trx } from '../database/database.ts';
import { attachFile } from '../files/uploads.ts';
import { isConsentText } from '../legal/stored-texts.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { countCall, hashAddress } from '../rate-limits/rate-limits.ts';
import type { FieldErrors, Inquiry } from './check-inquiry.ts';
import { contactKeysOf } from './contact-keys.ts';
import { queueMails } from './mails.ts';
import { makeReference } from './reference.ts';
import type { InquiryRow } from './schema.ts';
import { indexInquiry } from './search.ts';
import { scoreSpam } from './spam-score.ts';

export interface SubmitParts {
  database: Pick<Database, 'write' | 'kind' | 'now'>;
  secret: string;
  metrics?: Metrics;
  now?: () => number;
}

type SubmitError =
  /** The key belongs to another inquiry, or to one that is erased: there nothing is kept under it. */
  | { ok: false; reason: 'conflict'; isErased: boolean }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
  | { ok: false; reason: 'invalid'; fields: FieldErrors };

export type SubmitResult = { ok: true; id: string; reference: string } | SubmitError;

/** Thrown inside the transaction, so that nothing of a refused inquiry is stored. */
class SubmitRejected extends Error {
  readonly result: SubmitError;
  constructor(result: SubmitError) {
    super(result.reason);
    this.result = result;
  }
}

/**
 * Resolves with `ok` only once the inquiry, its attachments and its mails are durably stored, all
 * together or not at all. The same key again answers as the first time and stores nothing.
 */
export async function submitInquiry(
  { database, secret, metrics = noMetrics, now = database.now }: SubmitParts,
  inquiry: Inquiry,
  visitor: string,
  way?: InquiryWay,
): Promise<SubmitResult> {
  const row = makeRow(inquiry, hashAddress(secret, visitor), now(), way);
  try {
    const result = await database.write(async (trx) => {
      // A version that is not stored proves nothing.
      if (row.consent_version && !(await isConsentText(trx, row.consent_version))) {
        row.consent_version = null;
      }
      const stored = await storeOnce(trx, row);
      if ('first' in stored) return stored.first;
      const limit = await countCall(trx, 'inquiry', row.visitor, row.received_at);
      if (!limit.ok) throw new SubmitRejected({ ...limit, reason: 'too-many' });
      await attachFiles(trx, inquiry, row);
      await indexInquiry(trx, database.kind, stored.number, row);
      await queueMails(trx, row, secret);
      return { ok: true, id: row.id, reference: row.reference } as const;
    });
    if (result.ok && result.id === row.id) metrics.inquiryStored(row.quarantined === 1);
    return result;
  } catch (error) {
    if (!(error instanceof SubmitRejected)) throw error;
    if (error.result.reason === 'too-many') metrics.limitReached('inquiry');
    return error.result;
  }
}

type NewRow = InquiryRow & { visitor: string };

function makeRow(
  inquiry: Inquiry,
  visitor: string,
  now: number,
  way: InquiryWay | undefined,
): NewRow {
  const { quarantined, signals } = scoreSpam(inquiry);
  const columns = columnsOf(inquiry);
  return {
    id: randomUUID(),
    reference: makeReference(),
    idempotency_key: inquiry.idempotencyKey ?? null,
    fingerprint: inquiry.idempotencyKey ? fingerprint(inquiry) : null,
    received_at: now,
    language: languageAt(inquiry.language) ?? defaultLanguage,
    ...columns,
    ...contactKeysOf(columns),
    consent_at: inquiry.consent ? now : null,
    consent_version: inquiry.consent ? (inquiry.consentVersion ?? null) : null,
    visitor,
    came_from_page: way?.cameFromPage ?? null,
    first_page: way?.firstPage ?? null,
    campaign: way?.campaign ?? null,
    source: way?.source ?? null,
    quarantined: quarantined ? 1 : 0,
    spam_signals: signals.join(','),
    status: 'new',
    read_at: null,
    assigned_to: null,
    closed_at: null,
    erased_at: null,
    reply_state: null,
    answered_at: null,
  };
}

/** What makes two requests the same; how long the form was open does not. */
function fingerprint({ elapsed, referralCode, ...sent }: Inquiry): string {
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
}

/** Stores the row, unless this key is already known: then it answers what it answered before. */
async function storeOnce(
  trx: Trx,
  row: NewRow,
): Promise<{ number: number } | { first: SubmitResult }> {
  for (;;) {
    const stored = await trx
      .insertInto('inquiries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (stored) return stored;
    const first = await trx
      .selectFrom('inquiries')
      .select(['id', 'reference', 'fingerprint', 'erased_at'])
      .where('idempotency_key', '=', row.idempotency_key)
      .executeTakeFirst();
    if (first) {
      // Once erased there is nothing left to compare with: it may well be another inquiry.
      const isErased = first.erased_at !== null;
      if (isErased || first.fingerprint !== row.fingerprint) {
        throw new SubmitRejected({ ok: false, reason: 'conflict', isErased });
      }
      return { first: { ok: true, id: first.id, reference: first.reference } };
    }
    row.reference = makeReference(); // the one-in-a-million reference that is taken already
  }
}

async function attachFiles(trx: Trx, inquiry: Inquiry, row: NewRow): Promise<void> {
  const wanted = [
    ['fileId', inquiry.fileId, 'file'],
    ['introductionId', inquiry.introductionId, 'introduction'],
  ] as const;
  for (const [field, fileId, purpose] of wanted) {
    if (!fileId) continue;
    if (!(await attachFile(trx, { fileId, inquiryId: row.id, purpose, now: row.received_at }))) {
      throw new SubmitRejected({ ok: false, reason: 'invalid', fields: { [field]: 'file-gone' } });
    }
  }
}
