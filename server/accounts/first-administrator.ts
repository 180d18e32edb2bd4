import type { Config } from '../config.ts';
import { createAccountWithPassword, hasAnyAccount } from './accounts.ts';
import type { AccountsKit } from './kit.ts';
import { makeLink } from './links.ts';
import { faultOfPassword } from './password-rules.ts';

export type FirstAdministrator =
  | { kind: 'present' }
  | { kind: 'created'; email: string; weakPassword: boolean }
  | { kind: 'link'; address: string };

/**
 * At every start: nothing to do when there is an account. The operator's own ADMIN_PASSWORD is
 * taken even when it is a common one, with a warning, since refusing it would keep the public
 * site from starting.
 */
export async function ensureFirstAdministrator(
  kit: AccountsKit,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  if (await hasAnyAccount(kit.database.db)) return { kind: 'present' };
  if (adminEmail && adminPassword) {
    const given = { email: adminEmail, name: adminEmail, role: 'owner', language: 'ko' } as const;
    await createAccountWithPassword(kit, given, adminPassword);
    const weakPassword = Boolean(await faultOfPassword(adminPassword, adminEmail));
    return { kind: 'created', email: adminEmail, weakPassword };
  }
  const address = await kit.database.write((trx) => makeLink(kit, trx, 'set-up', null));
  return { kind: 'link', address };
}
