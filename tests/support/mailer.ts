import { suppliedReader } from '#content/supplied.ts';
import type { Database } from '#server/database/database.ts';
import { inquiryMailComposer } from '#server/inquiries/compose-mail.ts';
import { replySettler } from '#server/inquiries/reply-state.ts';
import { openMailer, type SendingParts } from '#server/mail/sending.ts';
import { secret } from './inquiry-server.ts';

export const mailOrigin = 'https://noshine.example';

interface Options extends Pick<SendingParts, 'attachmentsOf'> {
  mailTo?: string;
  now?: () => number;
  inboxUrl?: string | undefined;
}

/** Sends what is due through this server, and tells how many mails that were. */
export async function sendDueMails(
  database: Database,
  smtpUrl: string | undefined,
  { mailTo = 'staff@noshine.example', now = Date.now, inboxUrl, ...more }: Options = {},
): Promise<number> {
  const config = { smtpUrl, mailFrom: 'NOSHINE <site@noshine.example>', mailTo, inboxUrl };
  const words = suppliedReader();
  const parts = { config, database, origin: mailOrigin, words, secret, now };
  const compose = inquiryMailComposer(parts);
  const mailer = await openMailer({ ...parts, ...more, compose, settle: replySettler(database) });
  try {
    return await mailer.sendDueMails();
  } finally {
    mailer.close();
  }
}
