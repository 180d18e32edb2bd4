import { mayChangeSettings } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { lockInquiry } from '../inquiries/lock-inquiry.ts';
import { refreshReplyState } from '../inquiries/reply-state.ts';
import { resendMail } from '../mail/outbox.ts';
import { listUnsentMails } from '../mail/unsent.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** What an owner sees of the mails that have not gone out. */
export function mailRoutes({ database, config }: AdminContext) {
  return [
    route('GET /mails', { permission: mayChangeSettings }, async () => ({
      ...(await listUnsentMails(database)),
      sendsMail: config.smtpUrl !== undefined,
    })),

    route('POST /mails/:id/resend', { permission: mayChangeSettings }, async (request) => {
      const id = request.param('id');
      const isQueued = await database.write(async (trx) => {
        const mail = await trx
          .selectFrom('outbox')
          .select('inquiry_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!mail) return false;
        const subject = mail.inquiry_id;
        // Before the outbox, as whoever erases an inquiry does.
        if (subject) await lockInquiry(trx, database.kind, subject);
        if (!(await resendMail(trx, id, database.now()))) return false;
        if (!subject) return true;
        await refreshReplyState(trx, subject);
        await request.record(trx, { act: 'inquiry.resend', subject });
        return true;
      });
      return isQueued ? undefined : problem('not-found', 'This mail has gone out, or is no more.');
    }),
  ];
}
