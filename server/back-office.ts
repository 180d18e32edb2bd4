import type { Hono } from 'hono';
import { createAccountsContext } from './accounts/context.ts';
import { ensureFirstAdministrator } from './accounts/first-administrator.ts';
import type { Passwords } from './accounts/passwords.ts';
import { createAdminApi } from './admin-api/admin-api.ts';
import type { AdminContext } from './admin-api/context.ts';
import type { Config } from './config.ts';
import type { AppBindings } from './http/app.ts';

interface Ingredients extends Omit<AdminContext, 'accounts' | 'config'> {
  config: Config;
  origin: string;
  passwords: Passwords;
}

/** The calls of the back office, and somebody who can sign in to use them. */
export async function openBackOffice({
  config,
  origin,
  passwords,
  ...rest
}: Ingredients): Promise<Hono<AppBindings>> {
  const { database, secret } = rest;
  const accounts = createAccountsContext({ database, secret, origin, passwords });
  const first = await ensureFirstAdministrator(accounts, config);
  if (first.kind === 'created') console.error(`The administrator is ${first.email}.`);
  if (first.kind === 'created' && first.weakPassword) {
    console.error('ADMIN_PASSWORD is a common one: please change it after signing in.');
  }
  if (first.kind === 'link') {
    console.error(`Set up the first administrator here, within a day:\n${first.address}`);
  }
  return createAdminApi({ config, accounts, ...rest });
}
