import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { staffMail } from '#content/staff-mail.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { accountLetter } from './account-letter.ts';
import { checkedAddress, WrongAddress } from './address.ts';
import { writeLetter } from './letter.ts';
import { readFoot } from './letter-foot.ts';
import { type ComposedMail, type ComposeMail, writeText } from './mail-text.ts';
import {
  cancelMail,
  claimMails,
  interruptedTwice,
  type Mail,
  markSent,
  markUnsent,
  renewClaims,
  type SettleMail,
  wasInterruptedTwice,
} from './outbox.ts';
import { describeSmtpError, isRefusedForGood, transportUrl } from './smtp.ts';

const concurrency = 10;

/** In milliseconds; well within the lease of a claim. */
const renewEvery = 10_000;

/** How long the database may be away before a mail that has left is sent a second time. */
const noteWithin = 30_000;
const noteAgainAfter = 250;

interface MailAttachment {
  filename: string;
  content: Readable;
}

export interface SendingParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  database: Database;
  /** The public origin: its host is the right side of Message-IDs. */
  origin: string;
  /** Writes what is about inquiries. */
  compose: ComposeMail;
  /** Opens what goes with a mail. */
  attachmentsOf?: (mail: Mail) => Promise<MailAttachment[]>;
  /** Told what became of each mail. */
  settle?: SettleMail;
  metrics?: Metrics;
  now?: () => number;
}

/** Sends what is due, round after round. Without a mail server it does nothing: mails wait. */
export async function openMailer(parts: SendingParts) {
  const { config, database, now = database.now } = parts;
  if (!config.smtpUrl) return { sendDueMails: async () => 0, stopClaiming() {}, close() {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: transportUrl(config.smtpUrl),
    pool: true,
    maxConnections: concurrency,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  let hasStopped = false;

  async function sendDueMails(): Promise<number> {
    for (let sent = 0; ; ) {
      const mails = hasStopped ? [] : await claimMails(database, concurrency, now());
      if (mails.length === 0) return sent;
      const ids = mails.map(({ id }) => id);
      const renewal = setInterval(() => {
        // Should it fail, the database is away, and nobody else can claim them either.
        renewClaims(database, ids, now()).catch(() => {});
      }, renewEvery);
      try {
        const results = await Promise.all(mails.map((mail) => sendOne(parts, transport, mail)));
        sent += results.filter(Boolean).length;
      } finally {
        clearInterval(renewal);
      }
    }
  }

  return {
    sendDueMails,
    /** Takes up no further mail; those on their way arrive. */
    stopClaiming() {
      hasStopped = true;
    },
    close: () => transport.close(),
  };
}

/** False when it was not sent; when the result cannot be written down, it throws. */
async function sendOne(parts: SendingParts, transport: Transporter, mail: Mail): Promise<boolean> {
  const { database, settle, metrics = noMetrics, now = database.now } = parts;
  async function giveUp(error: { message: string; isFinal: boolean }): Promise<false> {
    const isOver = await keepTrying(() => markUnsent(database, mail, error, now(), settle));
    metrics.mailHandled(isOver ? 'failed' : 'deferred');
    return false;
  }
  if (wasInterruptedTwice(mail)) return giveUp({ message: interruptedTwice, isFinal: true });
  let attachments: MailAttachment[] = [];
  try {
    const message = await writeMessage(parts, mail);
    if (!message) {
      await cancelMail(database, mail);
      metrics.mailHandled('cancelled');
      return false;
    }
    attachments = (await parts.attachmentsOf?.(mail)) ?? [];
    // A copy: the mailer adds the drawings of the letter.
    await transport.sendMail({ ...message, attachments: [...attachments] });
  } catch (error) {
    return giveUp(describeError(error, mail));
  } finally {
    for (const { content } of attachments) content.destroy();
  }
  await keepTrying(() => markSent(database, mail, now(), settle));
  metrics.mailHandled('sent');
  return true;
}

/** What became of a mail is known here alone, so a database that is away for a while is waited for. */
async function keepTrying<T>(note: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + noteWithin;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await pause(noteAgainAfter);
    }
  }
}

/** Undefined when it is about nothing, or for nobody, any more. */
async function writeMessage(parts: SendingParts, mail: Mail): Promise<SendMailOptions | undefined> {
  const { config, database, origin, compose } = parts;
  const isToAccount = mail.kind === 'account' || mail.kind === 'test';
  const composed = isToAccount ? await composeForStaff(parts, mail) : await compose(mail);
  if (!composed) return undefined;
  const { text, language, to, replyTo, follows = [] } = composed;
  const foot = await readFoot(database.db, language);
  const messageId = (id: string) => `<${id}@${new URL(origin).hostname}>`;
  return {
    from: config.mailFrom,
    to,
    replyTo,
    messageId: messageId(mail.id),
    inReplyTo: follows.slice(-1).map(messageId).at(0),
    references: follows.map(messageId),
    date: new Date(mail.created_at),
    headers: {
      // A reply is written by a person, and may be answered by a program.
      ...(mail.kind !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.interruptions > 0 && { 'X-Possible-Duplicate': 'yes' }),
    },
    subject: text.subject,
    text: writeText(text, foot),
    html: writeLetter(text, language, foot),
    // Drawings in the letter: as parts of the mail, since mail programs show no data addresses.
    attachDataUrls: true,
  };
}

/** Mails that are not about inquiries: account links, whose text is in the outbox, and tests. */
async function composeForStaff({ database }: SendingParts, mail: Mail): Promise<ComposedMail> {
  const to = checkedAddress(mail.recipient ?? '');
  if (mail.kind === 'account') {
    const text = accountLetter(mail);
    return { text, language: mail.language ?? 'ko', to };
  }
  const [language = 'ko'] = (await findMailLanguages(database.db, [to.address])).values();
  const { subject, body } = staffMail[language].test;
  return {
    text: { subject: fill(subject, { brand }), paragraphs: [body], closing: [] },
    language,
    to,
  };
}

function describeError(error: unknown, mail: Mail) {
  const isToVisitor = mail.kind === 'acknowledgement' || mail.kind === 'reply';
  const isFinal = isToVisitor && (error instanceof WrongAddress || isRefusedForGood(error));
  return { message: describeSmtpError(error), isFinal };
}
