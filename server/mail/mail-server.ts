import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { NoMail, ServerAccount } from '#domain/mail-server.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  accountShape,
  hostInUrl,
  openPassword,
  readStored,
  type Sealed,
  typedPassword,
} from '../settings/server-account.ts';
import { isThisMachine, type TransportTarget, transportUrl } from './smtp.ts';

const sender = {
  senderName: z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\p{Cc}"<>]*$/u),
  senderAddress: z.string().trim().max(254).refine(looksLikeEmail),
};

/** What an owner types. */
export const typedMailServer = z
  .strictObject({ ...accountShape, ...sender, password: typedPassword })
  .refine(({ security, user, host }) => security !== 'none' || !user || isLocal(host), {
    // Whoever reads on the way must not learn the password.
    path: ['security'],
  });

interface Sender {
  senderName: string;
  senderAddress: string;
}

export type StoredMailServer = ServerAccount & Sender & Sealed;

/** Through which server mails leave, and in whose name. */
export interface MailServer {
  target: TransportTarget;
  from: SendMailOptions['from'];
}

export interface MailParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  database: Pick<Database, 'db'>;
  /** Opens the password. */
  secret: string;
}

/**
 * The environment's, or else the one that an owner has set up; undefined while mails wait. Read anew
 * for each round, so that a change reaches every process without a word.
 */
export async function readMailServer(parts: MailParts): Promise<MailServer | undefined> {
  const { config, database, secret } = parts;
  if (config.smtpUrl === 'off') return undefined;
  if (config.smtpUrl) {
    return { target: { url: transportUrl(config.smtpUrl) }, from: config.mailFrom };
  }
  const stored = await readStored<StoredMailServer>(database.db, 'mailServer');
  const password = stored && openPassword(secret, 'mailServer', stored);
  return stored && password !== undefined ? mailServerOf(stored, password) : undefined;
}

/** Null while mails leave. */
export async function whyNoMail(parts: MailParts): Promise<NoMail | null> {
  const shown = await describeMailServer(parts);
  if (shown.setBy === 'nobody') return 'none';
  if (shown.setBy === 'off') return 'off';
  return shown.setBy === 'office' && shown.isLocked ? 'locked' : null;
}

export function mailServerOf(
  { host, port, security, user, senderName, senderAddress }: ServerAccount & Sender,
  password: string,
): MailServer {
  return {
    target: {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      // Where an attacker could remove the offer of TLS, checking certificates adds nothing.
      ...(security === 'none' && { tls: { rejectUnauthorized: false } }),
      ...(user && { auth: { user, pass: password } }),
    },
    from: { name: senderName, address: senderAddress },
  };
}

const isLocal = (host: string) => isThisMachine(hostInUrl(host));

/** What an owner sees of it: everything but the password. */
export async function describeMailServer({ config, database, secret }: MailParts) {
  if (config.smtpUrl === 'off') return { setBy: 'off' as const };
  if (config.smtpUrl) {
    const { hostname, port } = new URL(config.smtpUrl);
    return {
      setBy: 'environment' as const,
      place: port ? `${hostname}:${port}` : hostname,
      sender: config.mailFrom ?? '',
    };
  }
  const stored = await readStored<StoredMailServer>(database.db, 'mailServer');
  if (!stored) return { setBy: 'nobody' as const };
  const { password, ...server } = stored;
  // Sealed with another secret: it must be typed again.
  const isLocked = openPassword(secret, 'mailServer', stored) === undefined;
  return { setBy: 'office' as const, server, isLocked };
}
