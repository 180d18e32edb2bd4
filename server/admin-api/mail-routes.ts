import { mayChangeSettings } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { sendMailAgain } from '../inquiries/send-again.ts';
import { listTold } from '../inquiries/staff-recipients.ts';
import { whyNoMail } from '../mail/mail-server.ts';
import { countUnsentMails, listUnsentMails } from '../mail/unsent.ts';
import { readSettings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** What an owner sees of the mails that have not gone out. */
export function mailRoutes(context: AdminContext) {
  const { config, database } = context;
  return [
    route('GET /mails', { permission: mayChangeSettings }, async () => ({
      ...(await listUnsentMails(
        database,
        await listTold(database.db, { config, settings: await readSettings(database.db) }),
      )),
      counts: await countUnsentMails(database.db),
      noMail: await whyNoMail(context),
    })),

    route('POST /mails/:id/resend', { permission: mayChangeSettings }, async (request) => {
      const { account, from, param } = request;
      const by = { kind: database.kind, actor: account.id, from, now: database.now() };
      const isQueued = await database.write((trx) => sendMailAgain(trx, by, { mail: param('id') }));
      return isQueued ? undefined : problem('not-found', 'This mail has gone out, or is no more.');
    }),
  ];
}
