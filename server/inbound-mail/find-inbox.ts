import { z } from 'zod';
import type { Security, ServerAccount } from '#domain/mail-server.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isThisMachine } from '../mail/smtp.ts';
import {
  accountShape,
  hostInUrl,
  openPassword,
  readStored,
  type Sealed,
  typedPassword,
} from '../settings/server-account.ts';
import { type Inbox, isAddress, readInboxUrl } from './inbox-url.ts';

/** What an owner types. */
export const typedMailbox = z
  .strictObject({
    ...accountShape,
    user: accountShape.user.min(1),
    folder: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}+$/u),
    address: z.string().trim().max(254).refine(isAddress),
    takesPlus: z.boolean(),
    password: typedPassword,
  })
  .refine(({ security, host }) => security !== 'none' || isThisMachine(hostInUrl(host)), {
    path: ['security'],
  });

type Mailbox = ServerAccount & Pick<Inbox, 'folder' | 'address' | 'takesPlus'>;

export type StoredMailbox = Mailbox & Sealed;

export interface InboxParts {
  config: Pick<Config, 'inboxUrl'>;
  database: Pick<Database, 'db'>;
  /** Opens the password. */
  secret: string;
}

/** The environment's, or else the one that an owner has set up; undefined when none is read. */
export async function findInbox({
  config,
  database,
  secret,
}: InboxParts): Promise<Inbox | undefined> {
  if (config.inboxUrl === 'off') return undefined;
  if (config.inboxUrl) return readInboxUrl(config.inboxUrl);
  const stored = await readStored<StoredMailbox>(database.db, 'mailbox');
  const password = stored && openPassword(secret, 'mailbox', stored);
  return stored && password ? inboxOf(stored, password) : undefined;
}

const tlsOf: Record<Security, Inbox['tls']> = {
  tls: 'from-the-start',
  starttls: 'required',
  none: 'if-offered',
};

export function inboxOf(
  { host, port, security, user, folder, address, takesPlus }: Mailbox,
  password: string,
): Inbox {
  return { host, port, tls: tlsOf[security], user, password, folder, address, takesPlus };
}

/** What an owner sees of it: everything but the password. */
export async function describeMailbox({ config, database, secret }: InboxParts) {
  if (config.inboxUrl === 'off') return { setBy: 'off' as const };
  const fixed = config.inboxUrl && readInboxUrl(config.inboxUrl);
  if (fixed) {
    const { host, port, address } = fixed;
    return { setBy: 'environment' as const, place: `${host}:${port}`, address };
  }
  const stored = await readStored<StoredMailbox>(database.db, 'mailbox');
  if (!stored) return { setBy: 'nobody' as const };
  const { password, ...mailbox } = stored;
  const isLocked = openPassword(secret, 'mailbox', stored) === undefined;
  return { setBy: 'office' as const, mailbox, isLocked };
}
