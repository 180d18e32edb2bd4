import type { CorrectableField, Correction } from '#domain/correction.ts';
import type { InquiryDraft } from '#domain/inquiry.ts';
import { columnsOf, fieldsOf } from '#domain/inquiry-columns.ts';
import type { Trx } from '../database/database.ts';
import { redirectMails } from '../mail/outbox.ts';
import { checkField, type FieldErrors } from './check-inquiry.ts';
import { contactKeysOf } from './contact-keys.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { refreshReplyState } from './reply-state.ts';
import { indexInquiry, removeFromSearch } from './search.ts';
import { addEvent, recordStaffAct, type StaffAct } from './staff-actions.ts';

export interface FieldChange {
  field: CorrectableField;
  /** What was shown to whoever changes it. */
  from: string | boolean;
  to: string | boolean;
}

export type CorrectionResult =
  | { ok: true }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }
  /** Somebody else was faster: what each field says now. */
  | { ok: false; reason: 'changed'; fields: CurrentValues };

type CurrentValues = Partial<Record<CorrectableField, string | boolean>>;

/** Old and new value stay in the thread until the inquiry is erased; the log names the fields only. */
export async function correctInquiry(
  trx: Trx,
  act: StaffAct,
  { changes, reason }: { changes: FieldChange[]; reason: string },
): Promise<CorrectionResult> {
  await lockInquiry(trx, act.kind, act.id);
  const row = await trx
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', act.id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'not-found' };

  const before = fieldsOf(row);
  const { errors, outdated, corrections } = check(changes, before, reason);
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', fields: errors };
  if (Object.keys(outdated).length > 0) return { ok: false, reason: 'changed', fields: outdated };
  if (corrections.length === 0) return { ok: true };

  const corrected = Object.fromEntries(corrections.map(({ field, to }) => [field, to]));
  const columns = columnsOf({ ...before, ...corrected });
  await trx
    .updateTable('inquiries')
    .set({ ...columns, ...contactKeysOf(columns) })
    .where('id', '=', act.id)
    .execute();
  await removeFromSearch(trx, act.kind, act.id);
  await indexInquiry(trx, act.kind, row.number, { ...row, ...columns });
  if ('email' in corrected) {
    await redirectMails(trx, act.id, columns.email);
    await refreshReplyState(trx, act.id);
  }
  for (const correction of corrections) {
    await addEvent(trx, act, { kind: 'correction', text: JSON.stringify(correction) });
  }
  const fields = corrections.map(({ field }) => field);
  await recordStaffAct(trx, act, 'inquiry.correct', { fields });
  return { ok: true };
}

function check(changes: FieldChange[], before: InquiryDraft, reason: string) {
  const errors: FieldErrors = {};
  const outdated: CurrentValues = {};
  const corrections: Correction[] = [];
  for (const { field, from, to } of changes) {
    const checked = checkField(field, to);
    const current = before[field];
    if (!checked.ok) errors[field] = checked.error;
    // Two who correct the same mistake in the same way are of one mind.
    else if (checked.value === current) continue;
    else if (from !== current) outdated[field] = current;
    else corrections.push({ field, from: current, to: checked.value, reason });
  }
  return { errors, outdated, corrections };
}
