import { mayAnswerInquiries, type Role } from '#domain/staff.ts';
import type { Trx } from '../database/database.ts';
import { cancelAccountMails } from '../mail/outbox.ts';
import { findAccount } from './accounts.ts';
import { lockAccount } from './second-factors.ts';

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

export async function changeRole(trx: Trx, id: string, role: Role): Promise<ChangeResult> {
  const result = await change(trx, id, { role }, role !== 'owner');
  if (result.ok && !mayAnswerInquiries({ role })) await leaveInquiries(trx, id);
  return result;
}

/** What waits for an answer is nobody's again, so that somebody else takes it. */
async function leaveInquiries(trx: Trx, id: string) {
  await trx
    .updateTable('inquiries')
    .set({ assigned_to: null })
    .where('assigned_to', '=', id)
    .where('status', '<>', 'closed')
    .execute();
}

export async function disableAccount(trx: Trx, id: string): Promise<ChangeResult> {
  const account = await findAccount(trx, id);
  const result = await change(trx, id, { disabled_at: Date.now() }, true);
  if (!account || !result.ok) return result;
  await trx.deleteFrom('account_sessions').where('account_id', '=', id).execute();
  await trx.deleteFrom('account_links').where('account_id', '=', id).execute();
  await cancelAccountMails(trx, account.email);
  await leaveInquiries(trx, id);
  return result;
}

export function enableAccount(trx: Trx, id: string): Promise<ChangeResult> {
  return change(trx, id, { disabled_at: null }, false);
}

/** Of an invitation that nobody has accepted nothing is left; an account that somebody uses stays. */
export async function withdrawInvitation(
  trx: Trx,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'accepted' }> {
  // Whoever accepts it at this moment waits here, or is found.
  await lockAccount(trx, id);
  const account = await findAccount(trx, id);
  if (!account) return { ok: false, reason: 'not-found' };
  if (account.state !== 'invited') return { ok: false, reason: 'accepted' };
  await trx.deleteFrom('account_links').where('account_id', '=', id).execute();
  await cancelAccountMails(trx, account.email);
  await leaveInquiries(trx, id);
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  return { ok: true };
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
