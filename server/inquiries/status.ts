import { sql } from 'kysely';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';

interface Move {
  id: string;
  status: InquiryStatus;
  /** Whoever takes a reopening back gives it the time at which it had been closed. */
  closedAt?: number | undefined;
  actor: string;
  from?: string | undefined;
  now: number;
}

/**
 * Closing starts the clock of erasure, any other status stops it; closing once more does not start
 * it anew. False when there is no such
 * inquiry or it is erased: what is gone cannot be reopened.
 */
export async function changeStatus(
  trx: Trx,
  { id, status, closedAt, actor, from, now }: Move,
): Promise<boolean> {
  const closed_at = status === 'closed' ? await closingTime(trx, id, closedAt, now) : null;
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({
      status,
      closed_at,
      ...(status === 'answered' && { answered_at: sql<number>`coalesce(answered_at, ${now})` }),
    })
    .where('id', '=', id)
    .where('status', '<>', status)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return isUnerased(trx, id);
  await trx
    .insertInto('inquiry_events')
    .values({ inquiry_id: id, at: now, actor, kind: 'status', text: status })
    .execute();
  const details = { status, ...(from && { from }) };
  await recordAct(trx, { actor, act: 'inquiry.status', subject: id, details, at: now });
  return true;
}

/** No time but one at which it was closed before: any other could have it erased at once, or never. */
async function closingTime(trx: Trx, id: string, closedAt: number | undefined, now: number) {
  if (closedAt === undefined) return now;
  const closing = await trx
    .selectFrom('inquiry_events')
    .select('at')
    .where('inquiry_id', '=', id)
    .where('kind', '=', 'status')
    .where('text', '=', 'closed')
    .where('at', '=', closedAt)
    .executeTakeFirst();
  return closing?.at ?? now;
}

async function isUnerased(trx: Trx, id: string): Promise<boolean> {
  const inquiry = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return inquiry !== undefined;
}
