import type { InquiryStatus } from '#domain/inquiry.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';

interface Move {
  id: string;
  status: InquiryStatus;
  actor: string;
  from?: string | undefined;
  now: number;
}

/**
 * Closing starts the clock of erasure, any other status stops it. False when there is no such
 * inquiry or it is erased: what is gone cannot be reopened.
 */
export async function changeStatus(
  trx: Trx,
  { id, status, actor, from, now }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ status, closed_at: status === 'closed' ? now : null })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('inquiry_events')
    .values({ inquiry_id: id, at: now, actor, kind: 'status', text: status })
    .execute();
  const details = { status, ...(from && { from }) };
  await recordAct(trx, { actor, act: 'inquiry.status', subject: id, details, at: now });
  return true;
}
