import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { offeredTopics } from '#content/offered-topics.ts';
import { inquiryTopics } from '#domain/inquiry-topic.ts';
import type { ErasureReason } from '#domain/retention.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import type { Schema } from '../database/schema.ts';
import { deleteInquiryFiles } from '../files/uploads.ts';
import { eraseReceivedMails } from '../inbound-mail/received-mails.ts';
import { eraseMails } from '../mail/outbox.ts';
import { ownTopicNames } from '../site/topic-names.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { PersonalColumns } from './schema.ts';
import { removeFromSearch } from './search.ts';

type Inquiries = ExpressionBuilder<Schema, 'inquiries'>;

/** A way that fewer have come may lead back to one of them: an address made for a single mail. */
const sharedBy = 5;

/** What is left of a way that many have come. */
const ifShared = (column: 'campaign' | 'source') => (row: Inquiries) =>
  row
    .case()
    .when(
      row
        .selectFrom('insight_counts')
        .select((counted) => counted.fn.sum<number>('count').as('count'))
        .where('kind', '=', column)
        .whereRef('name', '=', `inquiries.${column}`),
      '>=',
      sharedBy,
    )
    .then(row.ref(column))
    .else(null)
    .end();

/** What is left of each column: a value, or what the database makes of the old one. */
export type Erasures<Columns> = {
  [Column in keyof Columns]: Columns[Column] | ((row: Inquiries) => Expression<Columns[Column]>);
};

export const erased = {
  interested_field: (row: Inquiries) =>
    row
      .case()
      .when(
        row.or([
          row('interested_field', 'in', offeredTopics),
          row('interested_field', 'in', ownTopicNames(inquiryTopics)),
        ]),
      )
      .then(row.ref('interested_field'))
      .else('')
      .end(),
  detail: '',
  file: '',
  company_name: '',
  name: '',
  phone_number: '',
  email: '',
  home_page_address: '',
  introduction: '',
  fingerprint: null,
  consent_at: null,
  consent_version: null,
  visitor: null,
  assigned_to: null,
  email_key: null,
  phone_key: null,
  campaign: ifShared('campaign'),
  source: ifShared('source'),
} satisfies Erasures<PersonalColumns>;

interface Order {
  id: string;
  kind: DatabaseKind;
  actor: string;
  reason: ErasureReason;
  now: number;
  /** The network from which a person asked for it. */
  from?: string | undefined;
  /** The same for all that is erased in one act. */
  batch?: string | undefined;
  /** Erases only what is due by then: a colleague may just have reopened it, or answered. */
  onlyIf?: (inquiry: Inquiries) => Expression<SqlBool>;
}

/**
 * Removes the person from an inquiry: texts, files, notes, replies and mails go; date, language,
 * suggested topic, business type, the request for a sample and the pages by which the visitor came
 * stay for the counts. False when it was erased before, or is not due.
 */
export async function eraseInquiry(
  trx: Trx,
  { id, kind, actor, reason, now, from, batch, onlyIf }: Order,
): Promise<boolean> {
  await lockInquiry(trx, kind, id);
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ ...erased, reply_state: null, erased_at: now })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .$call((update) => (onlyIf ? update.where(onlyIf) : update))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await removeFromSearch(trx, kind, id);
  for (const table of ['inquiry_events', 'inquiry_drafts', 'reply_attachments'] as const) {
    await trx.deleteFrom(table).where('inquiry_id', '=', id).execute();
  }
  await deleteInquiryFiles(trx, id, now);
  await eraseMails(trx, id);
  await eraseReceivedMails(trx, id);
  await trx
    .insertInto('erasures')
    .values({ inquiry_id: id, erased_at: now, reason, batch: batch ?? null, purged_at: null })
    .onConflict((conflict) => conflict.column('inquiry_id').doUpdateSet({ purged_at: null }))
    .execute();
  const details = { reason, ...(from && { from }) };
  await recordAct(trx, { actor, act: 'inquiry.erase', subject: id, details, at: now });
  return true;
}
