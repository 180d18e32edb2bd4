import type { Trx } from '../database/database.ts';
import { resendMail } from '../mail/outbox.ts';
import { refreshReplyState } from './reply-state.ts';
import { findUnerased, recordStaffAct, type StaffAct } from './staff-actions.ts';

interface Wanted {
  mail: string;
  /** Of which it must be. */
  inquiryId?: string;
}

/** False when it has gone out, or is no more. */
export async function sendMailAgain(
  trx: Trx,
  by: Omit<StaffAct, 'id'>,
  { mail, inquiryId }: Wanted,
): Promise<boolean> {
  const found = await trx
    .selectFrom('outbox')
    .select('inquiry_id')
    .where('id', '=', mail)
    .executeTakeFirst();
  if (!found || (inquiryId && found.inquiry_id !== inquiryId)) return false;
  if (found.inquiry_id === null) return resendMail(trx, mail, by.now);
  const act = { ...by, id: found.inquiry_id };
  // Locks the inquiry before the outbox, as whoever erases it does.
  if (!(await findUnerased(trx, act)) || !(await resendMail(trx, mail, act.now))) return false;
  await refreshReplyState(trx, act.id);
  await recordStaffAct(trx, act, 'inquiry.resend');
  return true;
}
