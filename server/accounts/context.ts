import type { Database } from '../database/database.ts';
import type { Auth } from './auth.ts';
import { loadOnce } from './load-once.ts';
import { hashHere, type Passwords } from './passwords.ts';

/** What every part of the accounts module works with. */
export interface AccountsContext {
  database: Database;
  secret: string;
  /** The public origin: where links in mails lead, and whether cookies are https only. */
  origin: string;
  passwords: Passwords;
  /** better-auth takes 50 MB and a third of a second: loaded by the first who needs it. */
  auth(): Promise<Auth>;
}

type Settings = Pick<AccountsContext, 'database' | 'secret' | 'origin'> &
  Partial<Pick<AccountsContext, 'passwords'>>;

export function createAccountsContext(settings: Settings): AccountsContext {
  const context: AccountsContext = {
    passwords: hashHere,
    ...settings,
    auth: loadOnce(async () => {
      const { makeAuth } = await import('./auth.ts');
      return makeAuth(context);
    }),
  };
  return context;
}
