import { type RawBuilder, sql } from 'kysely';
import { undoTime } from '#domain/reply.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { MailState } from '../mail/schema.ts';
import { countCall, hashAddress } from '../rate-limits/rate-limits.ts';
import { mailboxOf } from './mailbox.ts';
import type { InquiryRow } from './schema.ts';

const hour = 60 * 60 * 1000;

/** Over all networks together; far above a busy day. */
const maxPerHour = 100;

type Addressed = Pick<InquiryRow, 'id' | 'email' | 'visitor'>;
type Received = Addressed & Pick<InquiryRow, 'quarantined' | 'received_at'>;

/** The mails an inquiry causes, stored in its own transaction: none is lost, none is premature. */
export async function queueMails(trx: Trx, inquiry: Received, secret: string): Promise<void> {
  const mail = { inquiryId: inquiry.id, now: inquiry.received_at };
  await queueMail(trx, { kind: 'staff', ...mail });
  if (!inquiry.quarantined) await queueAcknowledgement(trx, inquiry, secret, inquiry.received_at);
}

/**
 * When staff release an inquiry from quarantine, once they can no longer take that back; nobody gets
 * a second one.
 */
export async function queueLateAcknowledgement(
  trx: Trx,
  inquiry: Addressed,
  secret: string,
  now: number,
): Promise<void> {
  const first = await trx
    .selectFrom('outbox')
    .select('id')
    .where('inquiry_id', '=', inquiry.id)
    .where('kind', '=', 'acknowledgement')
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  if (!first) await queueAcknowledgement(trx, inquiry, secret, now, now + undoTime);
}

/** It goes to an address that nobody has proved to be theirs: so there are limits to it. */
async function queueAcknowledgement(
  trx: Trx,
  inquiry: Addressed,
  secret: string,
  now: number,
  sendAt = now,
) {
  const { id, email, visitor } = inquiry;
  if (!looksLikeEmail(email)) return;
  const mailbox = hashAddress(secret, mailboxOf(email));
  const isWithinLimits =
    (await countCall(trx, 'acknowledgement', mailbox, now)).ok &&
    (!visitor || (await countCall(trx, 'visitor-acknowledgement', visitor, now)).ok);
  const state = isWithinLimits ? waitingUnlessMany(now) : 'withheld';
  await queueMail(trx, { kind: 'acknowledgement', inquiryId: id, state, sendAt, now });
}

/**
 * Counted, not kept in a row of its own: on PostgreSQL every inquiry would have to wait until the
 * one before it is stored. At the same moment a few more than the limit may pass.
 */
function waitingUnlessMany(now: number): RawBuilder<MailState> {
  // Written into the statement: as parameters they would not lead to the index made for it.
  return sql<MailState>`case when (select count(*) from (
    select 1 as one from outbox where kind = 'acknowledgement' and state <> 'withheld'
    and created_at > ${now - hour} limit ${maxPerHour}) as lately) < ${maxPerHour}
    then 'waiting' else 'withheld' end`;
}
