import { looksLikeEmail } from '#domain/text.ts';
import { countCall, hashAddress } from '../abuse/rate-limits.ts';
import type { Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { InquiryRow } from './schema.ts';

type Received = Pick<InquiryRow, 'id' | 'email' | 'quarantined' | 'received_at'>;

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
  inquiry: Pick<Received, 'id' | 'email' | 'received_at'>,
  secret: string,
  now = inquiry.received_at,
): Promise<void> {
  if (!looksLikeEmail(inquiry.email) || (await hasAcknowledgement(trx, inquiry.id))) return;
  const recipient = hashAddress(secret, inquiry.email.toLowerCase());
  const limit = await countCall(trx, 'acknowledgement', recipient, now);
  if (limit.ok) await queueMail(trx, { kind: 'acknowledgement', inquiryId: inquiry.id, now });
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
