import type { Trx } from '../database/database.ts';
import { moveByReply, refreshReplyState } from '../inquiries/reply-state.ts';

interface Undelivered {
  outboxId: string;
  reason: string;
  now: number;
}

/**
 * A server took the mail, and then it did not arrive. A reply of ours counts as failed from then
 * on, and an inquiry that it had answered waits again, unless a later reply has arrived.
 */
export async function noteUndelivered(
  trx: Trx,
  { outboxId, reason, now }: Undelivered,
): Promise<void> {
  const mail = await trx
    .updateTable('outbox')
    .set({ state: 'failed', fault: 'returned', last_error: reason || 'It came back undelivered.' })
    .where('id', '=', outboxId)
    .where('state', '=', 'sent')
    .returning(['kind', 'inquiry_id'])
    .executeTakeFirst();
  if (mail?.kind !== 'reply' || !mail.inquiry_id) return;
  const id = mail.inquiry_id;
  await refreshReplyState(trx, id);
  const reopened = await trx
    .updateTable('inquiries')
    .set({ read_at: null })
    .where('id', '=', id)
    .where('reply_state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  if (!reopened) return;
  await moveByReply(trx, { id, mailId: outboxId, outcome: 'failed', now });
}
