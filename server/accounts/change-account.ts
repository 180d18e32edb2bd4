import type { Role } from '#domain/staff.ts';
import type { Trx } from '../database/database.ts';
import { cancelAccountMails } from '../mail/outbox.ts';
import { findAccount } from './accounts.ts';

export type ChangeResult = { ok: true } | { ok: false; reason: 'not-found' | 'last-owner' };

/** Without an owner nobody could manage accounts any more. */
async function isLastOwner(trx: Trx, id: string): Promise<boolean> {
  const others = await trx
    .selectFrom('accounts')
    .innerJoin('account_credentials', 'account_credentials.account_id', 'accounts.id')
    .select('accounts.id')
    .where('accounts.role', '=', 'owner')
    .where('accounts.disabled_at', 'is', null)
    .where('accounts.id', '!=', id)
    .executeTakeFirst();
  return !others;
}

/**
 * Two owners who demote each other at once must not both find the other one still there. An update
 * that changes nothing locks the rows on both databases.
 */
async function lockOwners(trx: Trx) {
  await trx.updateTable('accounts').set({ role: 'owner' }).where('role', '=', 'owner').execute();
}

export function changeRole(trx: Trx, id: string, role: Role): Promise<ChangeResult> {
  return change(trx, id, { role }, role !== 'owner');
}

export async function disableAccount(trx: Trx, id: string): Promise<ChangeResult> {
  const account = await findAccount(trx, id);
  const result = await change(trx, id, { disabled_at: Date.now() }, true);
  if (!account || !result.ok) return result;
  await trx.deleteFrom('account_sessions').where('account_id', '=', id).execute();
  await trx.deleteFrom('account_links').where('account_id', '=', id).execute();
  await cancelAccountMails(trx, account.email);
  return result;
}

export function enableAccount(trx: Trx, id: string): Promise<ChangeResult> {
  return change(trx, id, { disabled_at: null }, false);
}

async function change(
  trx: Trx,
  id: string,
  values: { role?: Role; disabled_at?: number | null },
  losesOwner: boolean,
): Promise<ChangeResult> {
  if (losesOwner) await lockOwners(trx);
  const account = await findAccount(trx, id);
  if (!account) return { ok: false, reason: 'not-found' };
  if (losesOwner && account.role === 'owner' && (await isLastOwner(trx, id))) {
    return { ok: false, reason: 'last-owner' };
  }
  await trx.updateTable('accounts').set(values).where('id', '=', id).execute();
  return { ok: true };
}
