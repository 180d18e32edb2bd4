import { suppliedReader } from '#content/supplied.ts';
import type { Database } from '#server/database/database.ts';
import { inquiryMailComposer } from '#server/inquiries/compose-mail.ts';
import { openMailer } from '#server/mail/sending.ts';

export const mailOrigin = 'https://noshine.example';

interface Options {
  mailTo?: string;
  now?: () => number;
}

/** Sends what is due through this server, and tells how many mails that were. */
export async function sendDueMails(
  database: Database,
  smtpUrl: string | undefined,
  { mailTo = 'staff@noshine.example', now = Date.now }: Options = {},
): Promise<number> {
  const config = { smtpUrl, mailFrom: 'NOSHINE <site@noshine.example>', mailTo };
  const parts = { config, database, origin: mailOrigin, words: suppliedReader(), now };
  const mailer = await openMailer({ ...parts, compose: inquiryMailComposer(parts) });
  try {
    return await mailer.sendDueMails();
  } finally {
    mailer.close();
  }
}
