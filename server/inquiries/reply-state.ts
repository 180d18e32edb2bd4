import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import type { SettleMail } from '../mail/outbox.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { changeStatus } from './status.ts';

/**
 * An inquiry is answered when the mail server has taken the reply, not before; one whose reply was
 * given up comes back, even from those that are closed: nobody has answered it.
 */
export function replySettler({ kind }: Pick<Database, 'kind'>): SettleMail {
  return async (trx, { mail, state, now }, note) => {
    const id = mail.kind === 'reply' ? mail.inquiry_id : null;
    // Before the outbox, as whoever erases an inquiry does: else each could wait for the other.
    if (id) await lockInquiry(trx, kind, id);
    if (!(await note()) || !id || state === 'waiting') return;
    if (state === 'sent') await noteAnswer(trx, id, now);
    if (state === 'sent' && (await wasAskedSince(trx, id, mail.id))) {
      return refreshReplyState(trx, id);
    }
    await moveByReply(trx, { id, mailId: mail.id, outcome: state, now });
  };
}

/** The visitor has written since: the reply knows nothing of it, and they still wait. */
async function wasAskedSince(trx: Trx, id: string, mailId: string): Promise<boolean> {
  const received = await trx
    .selectFrom('inquiry_events as event')
    .innerJoin('received_mails', 'received_mails.id', 'event.text')
    .innerJoin('inquiry_events as reply', 'reply.inquiry_id', 'event.inquiry_id')
    .select('event.id')
    .where('event.inquiry_id', '=', id)
    .where('event.kind', '=', 'received')
    .where('received_mails.kind', 'not in', ['automatic', 'bounce'])
    .where('reply.mail_id', '=', mailId)
    .whereRef('event.id', '>', 'reply.id')
    .executeTakeFirst();
  return received !== undefined;
}

interface Outcome {
  id: string;
  mailId: string;
  outcome: 'sent' | 'failed';
  now: number;
}

/** Also for a mail that was taken and came back. */
export async function moveByReply(trx: Trx, { id, mailId, outcome, now }: Outcome): Promise<void> {
  await refreshReplyState(trx, id);
  const inquiry = await trx
    .selectFrom('inquiries')
    .select('status')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!inquiry) return;
  const isOpen = inquiry.status === 'new' || inquiry.status === 'in progress';
  if (isOpen !== (outcome === 'sent')) return;
  if (outcome === 'failed' && !(await hasSentReply(trx, id))) await forgetAnswer(trx, id, mailId);
  const status = outcome === 'sent' ? 'answered' : 'in progress';
  await changeStatus(trx, { id, status, actor: 'system', now });
}

async function noteAnswer(trx: Trx, id: string, now: number): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ answered_at: sql<number>`coalesce(answered_at, ${now})` })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute();
}

async function hasSentReply(trx: Trx, id: string): Promise<boolean> {
  const sent = await trx
    .selectFrom('outbox')
    .select('id')
    .where('inquiry_id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return sent !== undefined;
}

/**
 * Nobody has answered, although it seemed so: with this reply or with one before it, which has
 * failed as well. What a person had noted before this one was written stays.
 */
async function forgetAnswer(trx: Trx, id: string, mailId: string): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ answered_at: null })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.inquiry_id', '=', 'inquiries.id')
          .where('outbox.kind', '=', 'reply')
          .where(({ and, eb, or, ref }) =>
            or([
              eb('outbox.sent_at', '=', ref('inquiries.answered_at')),
              and([
                eb('outbox.id', '=', mailId),
                eb('outbox.created_at', '<=', ref('inquiries.answered_at')),
              ]),
            ]),
          ),
      ),
    )
    .execute();
}

/** After anything that changes what became of an inquiry's replies. */
export async function refreshReplyState(trx: Trx, id: string): Promise<void> {
  const replies = await trx
    .selectFrom('outbox')
    .select('state')
    .where('inquiry_id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .execute();
  const isWaiting = replies.some(({ state }) => state === 'waiting');
  // What failed is made good by a later one that arrived.
  const hasFailed = replies[0]?.state === 'failed';
  await trx
    .updateTable('inquiries')
    .set({ reply_state: isWaiting ? 'waiting' : hasFailed ? 'failed' : null })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute();
}
