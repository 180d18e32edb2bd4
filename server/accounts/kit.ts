import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Auth } from './auth.ts';
import { loadOnce } from './load-once.ts';
import { hashHere, type Passwords } from './passwords.ts';

/** What every part of the accounts module works with. */
export interface AccountsKit {
  database: Database;
  secret: string;
  /** The public origin: where links in mails lead, and whether cookies are https only. */
  origin: string;
  passwords: Passwords;
  /** better-auth takes 50 MB and a third of a second: loaded by the first who needs it. */
  auth(): Promise<Auth>;
}

type Settings = Pick<AccountsKit, 'database' | 'secret' | 'origin'> &
  Partial<Pick<AccountsKit, 'passwords'>>;

export function makeAccountsKit(settings: Settings): AccountsKit {
  const kit: AccountsKit = {
    passwords: hashHere,
    ...settings,
    auth: loadOnce(async () => {
      const { makeAuth } = await import('./auth.ts');
      return makeAuth(kit);
    }),
  };
  return kit;
}

/** Stands for a secret or an address in the database, where the thing itself has no business. */
export function keyOf(kit: AccountsKit, purpose: string, value: string): string {
  return createHmac('sha256', kit.secret).update(`${purpose}\n${value}`).digest('base64url');
}
