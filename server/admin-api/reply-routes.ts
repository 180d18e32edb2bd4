import { z } from 'zod';
import { hasOwnWords, type ReplyError, replyLimits } from '#domain/reply.ts';
import { hasUnfilled } from '#domain/saved-reply.ts';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { listWriters, saveDraft } from '../inquiries/drafts.ts';
import { replyToInquiry, takeBackReply } from '../inquiries/replies.ts';
import { findUnsafe } from '../inquiries/reply-attachments.ts';
import { replyTemplate } from '../inquiries/reply-template.ts';
import { sendMailAgain } from '../inquiries/send-again.ts';
import { threadStamp } from '../inquiries/thread-stamp.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');
const refuse = (reason: ReplyError, message: string) =>
  problem('invalid', message, { fields: { body: reason } });

const refuseAttachments = (attachments: string) =>
  problem('invalid', 'An attachment may not be sent.', { fields: { attachments } });

const subject = z
  .string()
  .trim()
  .max(replyLimits.subject)
  .regex(/^[^\r\n]*$/);
const body = z.string().trim().min(1).max(replyLimits.body);
const edition = z.int().min(1).nullable();
const draft = z.object({ subject, body: z.string().max(replyLimits.draft), edition });
const reply = z.object({ subject: subject.min(1), body, edition: edition.default(null) });

const editedElsewhere = (result: { edition: number | null }) =>
  problem('conflict', 'It was changed in another tab.', {
    fields: { edition: String(result.edition ?? '') },
  });

/** What staff write to a visitor or note about an inquiry: begun, sent, taken back, sent again. */
export function replyRoutes({ database, config, words }: AdminContext) {
  const actOf = (request: AdminRequest<unknown>) => ({
    id: request.param('id'),
    kind: database.kind,
    actor: request.account.id,
    from: request.from,
    now: database.now(),
  });

  return [
    route(
      'PUT /inquiries/:id/drafts/:kind',
      { permission: mayAnswerInquiries, body: draft },
      async (request) => {
        const kind = request.param('kind');
        if (kind !== 'reply' && kind !== 'note') return gone();
        const given = { kind, ...request.body } as const;
        const result = await database.write((trx) => saveDraft(trx, actOf(request), given));
        if (result.ok) return { edition: result.edition, savedAt: result.savedAt };
        if (result.reason === 'not-found') return gone();
        return editedElsewhere(result);
      },
    ),

    /** Polled by an open inquiry: whether it has changed, and who else is answering it. */
    route(
      'GET /inquiries/:id/news',
      { permission: mayAnswerInquiries, isPassive: true },
      async (request) => {
        const id = request.param('id');
        return {
          stamp: await threadStamp(database, id),
          writers: await listWriters(database, id, request.account.id),
        };
      },
    ),

    route(
      'POST /inquiries/:id/reply',
      { permission: mayAnswerInquiries, body: reply },
      async (request) => {
        const act = actOf(request);
        const inquiry = await database.db
          .selectFrom('inquiries')
          .select(['language', 'reference', 'name', 'company_name', 'interested_field'])
          .where('id', '=', act.id)
          .executeTakeFirst();
        if (!inquiry) return gone();
        const template = await replyTemplate({ db: database.db, words }, inquiry, request.account);
        if (!hasOwnWords(request.body.body, template.body)) {
          return refuse('untouched', 'Nothing was added to the greeting.');
        }
        if (hasUnfilled(request.body.body)) {
          return refuse('unfilled', 'A placeholder is not filled in.');
        }
        const unsafe = await findUnsafe(database, act, config.clamdUrl !== undefined);
        if (unsafe) return refuseAttachments(unsafe);
        const result = await database.write((trx) => replyToInquiry(trx, act, request.body));
        if (result.ok) return { mail: result.mail, sendsAt: result.sendsAt };
        if (result.reason === 'not-found') return gone();
        if (result.reason === 'edited-elsewhere') return editedElsewhere(result);
        if (result.reason === 'attachments') return refuseAttachments(result.why);
        if (result.reason === 'repeated') return refuse('repeated', 'It has been sent already.');
        return problem('conflict', 'The visitor gave no e-mail address that can be written to.');
      },
    ),

    route(
      'POST /inquiries/:id/mails/:mail/undo',
      { permission: mayAnswerInquiries },
      async (request) => {
        const result = await database.write((trx) =>
          takeBackReply(trx, actOf(request), request.param('mail')),
        );
        if (result.ok) return { draft: result.draft };
        if (result.reason === 'not-found') return gone();
        return problem('conflict', 'It cannot be taken back.', { fields: { mail: result.reason } });
      },
    ),

    route(
      'POST /inquiries/:id/mails/:mail/resend',
      { permission: mayAnswerInquiries },
      async (request) => {
        const { id: inquiryId, ...by } = actOf(request);
        const mail = request.param('mail');
        const isQueued = await database.write((trx) => sendMailAgain(trx, by, { mail, inquiryId }));
        return isQueued ? undefined : gone();
      },
    ),
  ];
}
