import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff.ts';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { AccountsContext } from './context.ts';

export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
}

type AccountState = 'active' | 'invited' | 'disabled';

export interface KnownAccount extends Account {
  language: Language;
  state: AccountState;
  /** A second factor of any kind. */
  hasTwoFactor: boolean;
  hasApp: boolean;
  passkeys: number;
  since: number;
  /** Null: never, or so long ago that no browser of it is known any more. */
  lastSignInAt: number | null;
  /** Until when the newest invitation can be used; null where there is none. */
  invitedUntil: number | null;
}

function selectAccounts(db: Kysely<Schema>) {
  return db
    .selectFrom('accounts')
    .leftJoin('account_credentials', 'account_credentials.account_id', 'accounts.id')
    .leftJoin('account_two_factors', 'account_two_factors.account_id', 'accounts.id')
    .select((row) => [
      row
        .selectFrom('account_passkeys')
        .select((passkey) => passkey.fn.countAll<number>().as('count'))
        .whereRef('account_passkeys.account_id', '=', 'accounts.id')
        .as('passkeys'),
      row
        .selectFrom('account_known_clients')
        .select((client) => client.fn.max('seen_at').as('at'))
        .whereRef('account_known_clients.account_id', '=', 'accounts.id')
        .as('last_sign_in'),
      row
        .selectFrom('account_links')
        .select((link) => link.fn.max('expires_at').as('at'))
        .whereRef('account_links.account_id', '=', 'accounts.id')
        .where('kind', '=', 'invitation')
        .where('used_at', 'is', null)
        .as('invited_until'),
      'account_two_factors.verified as app',
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'accounts.role',
      'accounts.language',
      'accounts.disabled_at',
      'accounts.two_factor_enabled',
      'accounts.created_at',
      'account_credentials.id as credential',
    ]);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

function toAccount(row: AccountRow): KnownAccount {
  const state = row.disabled_at ? 'disabled' : row.credential ? 'active' : 'invited';
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    language: row.language,
    state,
    hasTwoFactor: Boolean(row.two_factor_enabled),
    hasApp: Boolean(row.app),
    passkeys: Number(row.passkeys),
    since: new Date(row.created_at).getTime(),
    lastSignInAt: row.last_sign_in,
    invitedUntil: row.invited_until,
  };
}

export async function listAccounts(db: Kysely<Schema>): Promise<KnownAccount[]> {
  const rows = await selectAccounts(db).orderBy('accounts.created_at').execute();
  return rows.map(toAccount);
}

export async function findAccount(db: Kysely<Schema>, id: string) {
  const row = await selectAccounts(db).where('accounts.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(db: Kysely<Schema>, email: string) {
  const row = await selectAccounts(db)
    .where('accounts.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row && toAccount(row);
}

/** How many people would be asked to set one up if it were required. */
export async function countWithoutSecondFactor(db: Kysely<Schema>): Promise<number> {
  const accounts = await listAccounts(db);
  return accounts.filter(({ state, hasTwoFactor }) => state !== 'disabled' && !hasTwoFactor).length;
}

export async function hasAnyAccount(db: Kysely<Schema>): Promise<boolean> {
  return Boolean(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst());
}

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  language: Language;
}

/** Without a password it is an invited account: it cannot sign in until its link is used. */
export async function addAccount(trx: Trx, given: NewAccount): Promise<string | undefined> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('accounts')
    .values({
      id,
      email: given.email.trim().toLowerCase(),
      name: given.name.trim(),
      role: given.role,
      language: given.language,
      email_verified: true,
      image: null,
      two_factor_enabled: false,
      created_at: now,
      updated_at: now,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}

/** The hash is made before the transaction: it takes a third of a second. */
export async function setPasswordHash(trx: Trx, accountId: string, hash: string) {
  const now = new Date().toISOString();
  await trx
    .insertInto('account_credentials')
    .values({
      id: randomUUID(),
      account_id: accountId,
      provider: 'credential',
      provider_account: accountId,
      password: hash,
      created_at: now,
      updated_at: now,
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}

export async function createAccountWithPassword(
  context: AccountsContext,
  given: NewAccount,
  password: string,
): Promise<string | undefined> {
  const hash = await context.passwords.hash(password);
  return context.database.write(async (trx) => {
    const id = await addAccount(trx, given);
    if (id) await setPasswordHash(trx, id, hash);
    return id;
  });
}

export async function updateProfile(
  trx: Trx,
  id: string,
  values: { name?: string | undefined; language?: Language | undefined },
) {
  if (!values.name && !values.language) return;
  await trx.updateTable('accounts').set(values).where('id', '=', id).execute();
}
