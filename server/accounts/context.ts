import type { Auth, AuthSettings } from './auth.ts';
import { loadOnce } from './load-once.ts';
import { hashHere } from './passwords.ts';

/** What every part of the accounts module works with. */
export interface AccountsContext extends AuthSettings {
  /** better-auth takes 50 MB and a third of a second: loaded by the first request that needs it. */
  auth(): Promise<Auth>;
}

type Settings = Omit<AuthSettings, 'passwords'> & Partial<Pick<AuthSettings, 'passwords'>>;

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
