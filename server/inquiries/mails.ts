import { sql } from 'kysely';
import { looksLikeEmail } from '#domain/text.ts';
import { countCall, hashAddress } from '../abuse/rate-limits.ts';
import type { Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { mailboxOf } from './mailbox.ts';
import type { InquiryRow } from './schema.ts';

const hour = 60 * 60 * 1000;

/** Whoever has a thousand networks gets no further; a busy day of ours stays far below. */
const mostInOneHour = 100;

type Received = Pick<InquiryRow, 'id' | 'email' | 'visitor' | 'quarantined' | 'received_at'>;

/** The mails an inquiry causes, stored in its own transaction: none is lost, none is premature. */
export async function queueMails(trx: Trx, inquiry: Received, secret: string): Promise<void> {
  const mail = { inquiryId: inquiry.id, now: inquiry.received_at };
  await queueMail(trx, { kind: 'staff', ...mail });
  if (inquiry.quarantined) return;
  await queueAcknowledgement(trx, inquiry, secret);
}

/** Also called when staff release an inquiry from quarantine; nobody gets a second one. */
export async function queueAcknowledgement(
  trx: Trx,
  inquiry: Omit<Received, 'quarantined'>,
  secret: string,
  now = inquiry.received_at,
): Promise<void> {
  if (!looksLikeEmail(inquiry.email) || (await hasAcknowledgement(trx, inquiry.id))) return;
  const isWithheld = !(await mayBeSent(trx, inquiry, secret, now));
  await queueMail(trx, { kind: 'acknowledgement', inquiryId: inquiry.id, isWithheld, now });
}

/** It goes to an address that nobody has proved to be theirs: so there are limits to it. */
async function mayBeSent(
  trx: Trx,
  { email, visitor }: Pick<Received, 'email' | 'visitor'>,
  secret: string,
  now: number,
): Promise<boolean> {
  const mailbox = hashAddress(secret, mailboxOf(email));
  if (!(await countCall(trx, 'acknowledgement', mailbox, now)).ok) return false;
  if (visitor && !(await countCall(trx, 'visitor-acknowledgement', visitor, now)).ok) return false;
  return (await countLately(trx, now)) < mostInOneHour;
}

/**
 * Counted, not kept in a row of its own: on PostgreSQL every inquiry would have to wait until the
 * one before it is stored. At the same moment a few more than the limit may pass.
 */
async function countLately(trx: Trx, now: number): Promise<number> {
  // Written into the statement: as parameters they would not lead to the index made for it.
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 as one from outbox where kind = 'acknowledgement' and state <> 'withheld'
    and created_at > ${now - hour} limit ${mostInOneHour}) as counted`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

async function hasAcknowledgement(trx: Trx, inquiryId: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'acknowledgement')
    .executeTakeFirst();
  return mail !== undefined;
}
