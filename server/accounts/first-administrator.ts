import type { Config } from '../config.ts';
import { createAccountWithPassword, hasAnyAccount } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { validityOf } from './issue-link.ts';
import { makeLink } from './one-time-links.ts';
import { findPasswordError } from './password-rules.ts';

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
  context: AccountsContext,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  if (await hasAnyAccount(context.database.db)) return { kind: 'present' };
  if (adminEmail && adminPassword) {
    const given = { email: adminEmail, name: adminEmail, role: 'owner', language: 'ko' } as const;
    await createAccountWithPassword(context, given, adminPassword);
    const weakPassword = Boolean(await findPasswordError(adminPassword, adminEmail));
    return { kind: 'created', email: adminEmail, weakPassword };
  }
  const address = await context.database.write((trx) => makeLink(context, trx, 'set-up', null));
  return { kind: 'link', address };
}

/** What the operator is told of it when the site starts. */
export function describeFirstAdministrator(first: FirstAdministrator): string[] {
  switch (first.kind) {
    case 'present':
      return [];
    case 'created':
      return [
        `The administrator is ${first.email}.`,
        ...(first.weakPassword
          ? ['ADMIN_PASSWORD is a common one: please change it after signing in.']
          : []),
      ];
    case 'link':
      return [
        `Set up the first administrator here, within ${validityOf('set-up', 'en')}:\n${first.address}`,
      ];
  }
}
