import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { suggestedTopics } from '#content/fields.ts';
import { recordAct } from '../audit/audit.ts';
import type { DatabaseKind, Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { scheduleDeletion } from '../files/uploads.ts';
import { eraseMails } from '../mail/outbox.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { forgetWords } from './search.ts';

interface Order {
  id: string;
  kind: DatabaseKind;
  actor: string;
  /** `retention`, `request` or `restore`: why, without saying anything of the person. */
  reason: 'retention' | 'request' | 'restore';
  now: number;
  /** Erases only what is due by then: a colleague may just have reopened it, or answered. */
  onlyIf?: (inquiry: ExpressionBuilder<Schema, 'inquiries'>) => Expression<SqlBool>;
}

/**
 * Takes the person out of an inquiry: words, files, notes, replies and mails go; date, language,
 * suggested field, business type and the wish for a sample stay for the figures. False when it
 * was done.
 */
export async function eraseInquiry(
  trx: Trx,
  { id, kind, actor, reason, now, onlyIf }: Order,
): Promise<boolean> {
  await lockInquiry(trx, kind, id);
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({
      interested_field: (row) =>
        row
          .case()
          .when('interested_field', 'in', suggestedTopics)
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
      erased_at: now,
    })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .$call((update) => (onlyIf ? update.where(onlyIf) : update))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await forgetWords(trx, kind, id);
  await trx.deleteFrom('inquiry_events').where('inquiry_id', '=', id).execute();
  const files = await trx
    .deleteFrom('files')
    .where('inquiry_id', '=', id)
    .returning('id')
    .execute();
  await scheduleDeletion(
    trx,
    files.map((file) => file.id),
    now,
  );
  await eraseMails(trx, id);
  await trx
    .insertInto('erasures')
    .values({ inquiry_id: id, erased_at: now })
    .onConflict((conflict) => conflict.column('inquiry_id').doNothing())
    .execute();
  await recordAct(trx, { actor, act: 'inquiry.erase', subject: id, details: { reason }, at: now });
  return true;
}
