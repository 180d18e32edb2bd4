import type { Kysely } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { readSettings } from '../settings/settings.ts';

/** What an account can show besides its password. */
export interface SecondFactors {
  app: boolean;
  passkeys: number;
}

export async function findSecondFactors(
  db: Kysely<Schema>,
  accountId: string,
): Promise<SecondFactors> {
  const app = await db
    .selectFrom('account_two_factors')
    .select('verified')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { passkeys } = await db
    .selectFrom('account_passkeys')
    .select((row) => row.fn.countAll<number>().as('passkeys'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  // An app that was set up but never confirmed does not count.
  return { app: Boolean(app?.verified), passkeys: Number(passkeys) };
}

/** Notes whether there is any: then better-auth asks for a second step after the password. */
export async function noteSecondFactors(trx: Trx, accountId: string): Promise<SecondFactors> {
  await lockAccount(trx, accountId);
  const found = await findSecondFactors(trx, accountId);
  await trx
    .updateTable('accounts')
    .set({ two_factor_enabled: found.app || found.passkeys > 0 })
    .where('id', '=', accountId)
    .execute();
  return found;
}

/** For somebody who lost everything: an owner or an operator lets them begin anew. */
export async function removeSecondFactors(trx: Trx, accountId: string) {
  await trx.deleteFrom('account_two_factors').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account_passkeys').where('account_id', '=', accountId).execute();
  await noteSecondFactors(trx, accountId);
}

export async function isSecondFactorRequired(db: Kysely<Schema>): Promise<boolean> {
  return (await readSettings(db)).requireSecondFactor;
}

/** Whether somebody must set one up before anything else. */
export async function lacksSecondFactor(
  db: Kysely<Schema>,
  account: { hasTwoFactor: boolean },
): Promise<boolean> {
  return !account.hasTwoFactor && (await isSecondFactorRequired(db));
}

export type RemoveResult = { ok: true } | { ok: false; reason: 'not-found' | 'required' };

export async function removeApp(trx: Trx, accountId: string): Promise<RemoveResult> {
  await lockAccount(trx, accountId);
  const { passkeys } = await findSecondFactors(trx, accountId);
  if (passkeys === 0 && (await isSecondFactorRequired(trx))) {
    return { ok: false, reason: 'required' };
  }
  await trx.deleteFrom('account_two_factors').where('account_id', '=', accountId).execute();
  await noteSecondFactors(trx, accountId);
  return { ok: true };
}

export async function removePasskey(
  trx: Trx,
  accountId: string,
  id: string,
): Promise<RemoveResult> {
  await lockAccount(trx, accountId);
  const { app, passkeys } = await findSecondFactors(trx, accountId);
  if (!app && passkeys === 1 && (await isSecondFactorRequired(trx))) {
    return { ok: false, reason: 'required' };
  }
  const { numDeletedRows } = await trx
    .deleteFrom('account_passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!numDeletedRows) return { ok: false, reason: 'not-found' };
  await noteSecondFactors(trx, accountId);
  return { ok: true };
}

/**
 * So that of two factors added or removed at once the second sees what the first has left. An update that
 * changes nothing locks the row on both databases.
 */
export async function lockAccount(trx: Trx, id: string) {
  await trx.updateTable('accounts').set({ id }).where('id', '=', id).execute();
}
