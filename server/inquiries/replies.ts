import { replyLimits, undoTime } from '#domain/reply.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Trx } from '../database/database.ts';
import { queueMail, withdrawMail } from '../mail/outbox.ts';
import { type Draft, findEdition, joinDrafts, removeDraft, returnToDraft } from './drafts.ts';
import { findExcess, returnAttachments, sendAttachments } from './reply-attachments.ts';
import { refreshReplyState } from './reply-state.ts';
import type { ReplyText } from './reply-template.ts';
import { addEvent, findUnerased, recordStaffAct, type StaffAct } from './staff-actions.ts';

export type ReplyResult =
  | { ok: true; mail: string; sendsAt: number }
  | { ok: false; reason: 'not-found' | 'no-address' | 'repeated' }
  | { ok: false; reason: 'attachments'; why: 'too-many' | 'too-large' }
  /** In another tab; null when it was sent or discarded there. */
  | { ok: false; reason: 'edited-elsewhere'; edition: number | null };

interface WrittenReply extends ReplyText {
  /** The edition of the draft that is sent; null where none was saved. */
  edition?: number | null;
}

/**
 * The answer stays in the thread and goes out by the outbox after a while in which it can be taken
 * back. The inquiry counts as answered when the mail server has taken it.
 */
export async function replyToInquiry(
  trx: Trx,
  act: StaffAct,
  { subject, body, edition = null }: WrittenReply,
): Promise<ReplyResult> {
  const inquiry = await findUnerased(trx, act);
  if (!inquiry) return { ok: false, reason: 'not-found' };
  if (!looksLikeEmail(inquiry.email)) return { ok: false, reason: 'no-address' };
  const text = `${subject}\n\n${body}`;
  if ((await lastReply(trx, act.id)) === text) return { ok: false, reason: 'repeated' };
  const current = await findEdition(trx, act, 'reply');
  if (current !== edition) return { ok: false, reason: 'edited-elsewhere', edition: current };
  const why = await findExcess(trx, act);
  if (why) return { ok: false, reason: 'attachments', why };
  const sendsAt = act.now + undoTime;
  const mail = await queueMail(trx, {
    kind: 'reply',
    inquiryId: act.id,
    recipient: inquiry.email,
    subject,
    body,
    sendAt: sendsAt,
    now: act.now,
  });
  await addEvent(trx, act, { kind: 'reply', text, mail });
  await sendAttachments(trx, act, mail);
  await removeDraft(trx, act, 'reply');
  await refreshReplyState(trx, act.id);
  await recordStaffAct(trx, act, 'inquiry.reply');
  return { ok: true, mail, sendsAt };
}

/**
 * Two tabs, or two clicks, must not send a person the same letter twice; one that did not arrive may
 * be written again. Replies of earlier releases name no mail.
 */
async function lastReply(trx: Trx, id: string): Promise<string | undefined> {
  const last = await trx
    .selectFrom('inquiry_events as event')
    .leftJoin('outbox', 'outbox.id', 'event.mail_id')
    .select(['event.text', 'outbox.state'])
    .where('event.inquiry_id', '=', id)
    .where('event.kind', '=', 'reply')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isLost = last?.state === 'failed' || last?.state === 'cancelled';
  return isLost ? undefined : last?.text;
}

export type TakeBackResult =
  | { ok: true; draft: Draft }
  | { ok: false; reason: 'not-found' | 'too-late' | 'draft-too-long' };

/** Before the mail server was asked for the first time; the text is a draft again. */
export async function takeBackReply(
  trx: Trx,
  act: StaffAct,
  mailId: string,
): Promise<TakeBackResult> {
  if (!(await findUnerased(trx, act))) return { ok: false, reason: 'not-found' };
  const mail = await trx
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('id', '=', mailId)
    .where('inquiry_id', '=', act.id)
    .where('kind', '=', 'reply')
    .executeTakeFirst();
  if (!mail) return { ok: false, reason: 'not-found' };
  const text = { subject: mail.subject ?? '', body: mail.body ?? '' };
  const joined = await joinDrafts(trx, act, text);
  // Longer, no tab could save it again.
  if (joined.body.length > replyLimits.draft) return { ok: false, reason: 'draft-too-long' };
  if (!(await withdrawMail(trx, mailId))) return { ok: false, reason: 'too-late' };
  await trx
    .deleteFrom('inquiry_events')
    .where('inquiry_id', '=', act.id)
    .where('mail_id', '=', mailId)
    .execute();
  const draft = await returnToDraft(trx, act, joined);
  await returnAttachments(trx, act, mailId);
  await refreshReplyState(trx, act.id);
  await recordStaffAct(trx, act, 'inquiry.reply-undo');
  return { ok: true, draft };
}
