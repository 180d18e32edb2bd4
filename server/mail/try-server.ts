import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { staffMail } from '#content/staff-mail.ts';
import type { ServerFault } from '#domain/mail-server.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Database } from '../database/database.ts';
import { within } from '../within.ts';
import { checkedAddress } from './address.ts';
import { writeBoth } from './letter.ts';
import { readFoot } from './letter-foot.ts';
import type { MailServer } from './mail-server.ts';
import { findSmtpFault } from './smtp.ts';

/** In milliseconds, for all of it: somebody waits. */
const patience = 20_000;

/** Sends one mail past the outbox; undefined when the server has taken it. */
export async function tryMailServer(
  { db }: Pick<Database, 'db'>,
  server: MailServer,
  recipient: string,
): Promise<ServerFault | undefined> {
  const [language = 'ko'] = (await findMailLanguages(db, [recipient])).values();
  const { subject, body } = staffMail[language].test;
  const text = { subject: fill(subject, { brand }), paragraphs: [body], closing: [] };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...server.target,
    // Only the connections of a pool can be ended before they end by themselves.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    dnsTimeout: 5_000,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sending = transport
    .sendMail({
      from: server.from,
      to: checkedAddress(recipient),
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...writeBoth(text, language, await readFoot(db, language)),
    })
    .then(() => 'sent' as const, findSmtpFault);
  const outcome = (await within(patience, sending)) ?? 'unreachable';
  transport.close({ force: true });
  return outcome === 'sent' ? undefined : outcome;
}
