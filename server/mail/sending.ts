import type { SendMailOptions, Transporter } from 'nodemailer';
import { looksLikeEmail } from '#domain/text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  acknowledgementLetter,
  replyAddress,
  staffLetter,
  testLetter,
} from '../inquiries/mail-texts.ts';
import { readSettings } from '../settings/settings.ts';
import { type Letter, writeHtml, writeText } from './letter.ts';
import { cancelMail, claimMails, type Mail, markSent, markUnsent } from './outbox.ts';
import { describeSmtpError, isRefusedForGood, transportUrl } from './smtp.ts';

const together = 5;

export interface SendingParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo'>;
  database: Database;
  /** The public origin: for links into the back office and as the right side of Message-IDs. */
  origin: string;
  now?: () => number;
}

/** Sends what is due, round after round. Without a mail server it does nothing: mails wait. */
export async function openMailer(parts: SendingParts) {
  const { config, database, now = Date.now } = parts;
  if (!config.smtpUrl) return { sendDueMails: async () => 0, stopClaiming() {}, close() {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: transportUrl(config.smtpUrl),
    pool: true,
    maxConnections: together,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  let isHushed = false;

  async function sendDueMails(): Promise<number> {
    for (let sent = 0; ; ) {
      const mails = isHushed ? [] : await claimMails(database, together, now());
      if (mails.length === 0) return sent;
      const results = await Promise.all(mails.map((mail) => sendOne(parts, transport, mail)));
      sent += results.filter(Boolean).length;
    }
  }

  return {
    sendDueMails,
    /** Takes up no further mail; those on their way arrive. */
    stopClaiming() {
      isHushed = true;
    },
    close: () => transport.close(),
  };
}

/** False when it was not sent; when the result cannot be written down, it throws. */
async function sendOne(parts: SendingParts, transport: Transporter, mail: Mail): Promise<boolean> {
  const { database, now = Date.now } = parts;
  try {
    const message = await compose(parts, mail);
    if (!message) {
      await cancelMail(database, mail);
      return false;
    }
    await transport.sendMail(message);
  } catch (error) {
    await markUnsent(database, mail, describe(error, mail), now());
    return false;
  }
  await markSent(database, mail, now());
  return true;
}

/** Undefined when what it was about has been erased meanwhile. */
async function compose(
  { config, database, origin }: SendingParts,
  mail: Mail,
): Promise<SendMailOptions | undefined> {
  const { db } = database;
  const inquiry = mail.inquiry_id
    ? await db
        .selectFrom('inquiries')
        .selectAll()
        .where('id', '=', mail.inquiry_id)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (mail.inquiry_id && !inquiry) return undefined;
  const settings = await readSettings(db);
  const common = {
    from: config.mailFrom,
    messageId: `<${mail.id}@${new URL(origin).hostname}>`,
    date: new Date(mail.created_at),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  const write = (letter: Letter, language: string) => ({
    subject: letter.subject,
    text: writeText(letter),
    html: writeHtml(letter, language),
  });

  if (mail.kind === 'staff' && inquiry) {
    const to = [config.mailTo ?? '', ...settings.notificationAddresses].filter(Boolean);
    const letter = write(staffLetter(inquiry, origin), 'ko');
    return { ...common, ...letter, to, replyTo: asAddress(replyAddress(inquiry)) };
  }
  if (mail.kind === 'acknowledgement' && inquiry) {
    const letter = write(acknowledgementLetter(inquiry, settings.contact), inquiry.language);
    return { ...common, ...letter, to: asAddress(inquiry.email) };
  }
  if (mail.kind === 'reply' && inquiry) {
    const letter = { subject: mail.subject ?? '', paragraphs: [mail.body ?? ''], closing: [] };
    const to = asAddress(mail.recipient ?? inquiry.email);
    return { ...common, headers: {}, ...write(letter, inquiry.language), to };
  }
  if (mail.kind === 'account') {
    const letter = { subject: mail.subject ?? '', paragraphs: [mail.body ?? ''], closing: [] };
    return { ...common, ...write(letter, 'ko'), to: asAddress(mail.recipient ?? '') };
  }
  const to = mail.recipient ? asAddress(mail.recipient) : config.mailTo;
  return { ...common, ...write(testLetter(), 'ko'), to };
}

class NoAddress extends Error {}

/** Given apart from its name, an address cannot smuggle in a second one. */
function asAddress(address: string | undefined) {
  if (address === undefined) return undefined;
  if (!looksLikeEmail(address)) throw new NoAddress('not an e-mail address');
  return { name: '', address };
}

function describe(error: unknown, mail: Mail) {
  const isToVisitor = mail.kind === 'acknowledgement' || mail.kind === 'reply';
  const isFinal = isToVisitor && (error instanceof NoAddress || isRefusedForGood(error));
  return { message: describeSmtpError(error), isFinal };
}
