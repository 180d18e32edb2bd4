import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { accountLetter } from './account-letter.ts';
import { checkedAddress, WrongAddress } from './address.ts';
import { writeBoth } from './letter.ts';
import { readFoot } from './letter-foot.ts';
import { type MailParts, type MailServer, readMailServer } from './mail-server.ts';
import type { ComposedMail, ComposeMail } from './mail-text.ts';
import {
  cancelMail,
  claimMails,
  interruptedTwice,
  type Mail,
  type MailError,
  markSent,
  markUnsent,
  renewClaims,
  type SettleMail,
  wasInterruptedTwice,
} from './outbox.ts';
import { describeSmtpError, findMailFault, isRefusedForGood } from './smtp.ts';

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

export interface SendingParts extends MailParts {
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

interface Connection {
  /** Tells it from another one. */
  key: string;
  transport: Transporter;
  from: MailServer['from'];
}

/** Sends what is due, round after round. Without a mail server it does nothing: mails wait. */
export function openMailer(parts: SendingParts) {
  const { database, now = database.now } = parts;
  let connection: Connection | undefined;

  /** To the server of this moment; nothing is on its way when it is called. */
  async function connect(): Promise<Connection | undefined> {
    const server = await readMailServer(parts);
    const key = JSON.stringify(server);
    if (connection?.key === key) return connection;
    connection?.transport.close();
    connection = server && { key, from: server.from, transport: await openPool(server) };
    return connection;
  }

  let hasStopped = false;

  async function sendDueMails(): Promise<number> {
    for (let sent = 0; ; ) {
      const connected = hasStopped ? undefined : await connect();
      if (!connected) return sent;
      const mails = await claimMails(database, concurrency, now());
      if (mails.length === 0) return sent;
      const ids = mails.map(({ id }) => id);
      const renewal = setInterval(() => {
        // Should it fail, the database is away, and nobody else can claim them either.
        renewClaims(database, ids, now()).catch(() => {});
      }, renewEvery);
      try {
        const results = await Promise.all(mails.map((mail) => sendOne(parts, connected, mail)));
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
    close: () => connection?.transport.close(),
  };
}

async function openPool({ target }: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...target,
    pool: true,
    maxConnections: concurrency,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** False when it was not sent; when the result cannot be written down, it throws. */
async function sendOne(
  parts: SendingParts,
  { transport, from }: Connection,
  mail: Mail,
): Promise<boolean> {
  const { database, settle, metrics = noMetrics, now = database.now } = parts;
  async function giveUp(error: MailError): Promise<false> {
    const isOver = await keepTrying(() => markUnsent(database, mail, error, now(), settle));
    metrics.mailHandled(isOver ? 'failed' : 'deferred');
    return false;
  }
  if (wasInterruptedTwice(mail)) {
    return giveUp({ message: interruptedTwice, fault: 'interrupted', isFinal: true });
  }
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
    await transport.sendMail({ ...message, from, attachments: [...attachments] });
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
  const { database, origin, compose } = parts;
  // Tests of earlier releases; they are sent at once now.
  if (mail.kind === 'test') return undefined;
  const composed = mail.kind === 'account' ? composeForAccount(mail) : await compose(mail);
  if (!composed) return undefined;
  const { text, language, to, replyTo, follows = [] } = composed;
  const foot = await readFoot(database.db, language);
  const messageId = (id: string) => `<${id}@${new URL(origin).hostname}>`;
  return {
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
    ...writeBoth(text, language, foot),
    // Drawings in the letter: as parts of the mail, since mail programs show no data addresses.
    attachDataUrls: true,
  };
}

/** Its text is in the outbox. */
function composeForAccount(mail: Mail): ComposedMail {
  const to = checkedAddress(mail.recipient ?? '');
  return { text: accountLetter(mail), language: mail.language ?? 'ko', to };
}

function describeError(error: unknown, mail: Mail): MailError {
  const isToVisitor = mail.kind === 'acknowledgement' || mail.kind === 'reply';
  const isFinal = isToVisitor && (error instanceof WrongAddress || isRefusedForGood(error));
  const fault = error instanceof WrongAddress ? 'wrong-address' : findMailFault(error);
  return { message: describeSmtpError(error), fault, isFinal };
}
