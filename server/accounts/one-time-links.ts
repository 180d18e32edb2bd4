import { randomBytes } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { Trx } from '../database/database.ts';
import { hmac } from '../hmac.ts';
import { addAccount, findAccount, hasAnyAccount } from './accounts.ts';
import { changePassword } from './change-password.ts';
import type { AccountsContext } from './context.ts';
import { findPasswordError, type PasswordError } from './password-rules.ts';
import type { LinkKind } from './schema.ts';

export const validHours: Record<LinkKind, number> = { 'set-up': 24, invitation: 7 * 24, reset: 1 };

/** A link asked for within this time is still on its way to the mailbox, or already there. */
const freshMinutes = 5;

/**
 * Made by an owner or an operator: lets its holder choose a password once, and earlier ones of its
 * kind end.
 */
export async function makeLink(
  context: AccountsContext,
  trx: Trx,
  kind: LinkKind,
  accountId: string | null,
): Promise<string> {
  await trx
    .deleteFrom('account_links')
    .where('kind', '=', kind)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .execute();
  return insertLink(context, trx, { kind, accountId, requested: 0 });
}

/**
 * Asked for by somebody who knows the email address, and perhaps nothing else: it ends no other
 * link, and there is none while the last one is fresh.
 */
export async function requestLink(
  context: AccountsContext,
  trx: Trx,
  kind: LinkKind,
  accountId: string,
): Promise<string | undefined> {
  const now = context.database.now();
  await trx
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .execute();
  const fresh = await trx
    .selectFrom('account_links')
    .select('token_key')
    .where('account_id', '=', accountId)
    .where('requested', '=', 1)
    .where('created_at', '>', now - freshMinutes * 60_000)
    .executeTakeFirst();
  return fresh ? undefined : insertLink(context, trx, { kind, accountId, requested: 1 });
}

async function insertLink(
  context: AccountsContext,
  trx: Trx,
  { kind, accountId, requested }: { kind: LinkKind; accountId: string | null; requested: 0 | 1 },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = context.database.now();
  await trx
    .insertInto('account_links')
    .values({
      token_key: hmac(context.secret, 'link', token),
      kind,
      account_id: accountId,
      expires_at: now + validHours[kind] * 3_600_000,
      used_at: null,
      requested,
      created_at: now,
    })
    .execute();
  // The part after the # is not sent to servers and so is in no log.
  return `${context.origin}/admin/welcome#${token}`;
}

export interface LinkHolder {
  kind: LinkKind;
  accountId: string | null;
  email: string;
  name: string;
  language: Language;
}

export async function findLinkHolder(
  context: AccountsContext,
  token: string,
): Promise<LinkHolder | undefined> {
  const { db } = context.database;
  const link = await db
    .selectFrom('account_links')
    .select(['kind', 'account_id'])
    .where('token_key', '=', hmac(context.secret, 'link', token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.database.now())
    .executeTakeFirst();
  if (!link) return undefined;
  if (link.account_id === null) {
    if (await hasAnyAccount(db)) return undefined;
    return { kind: link.kind, accountId: null, email: '', name: '', language: 'ko' };
  }
  const account = await findAccount(db, link.account_id);
  if (!account || account.state === 'disabled') return undefined;
  const { id, email, name, language } = account;
  return { kind: link.kind, accountId: id, email, name, language };
}

export type UseLinkResult =
  | { ok: true; accountId: string; kind: LinkKind; email: string }
  | { ok: false; reason: 'used' | PasswordError };

interface Chosen {
  password: string;
  /** Asked for by the set-up link only. */
  email?: string;
  name?: string;
}

export async function useLink(
  context: AccountsContext,
  token: string,
  chosen: Chosen,
): Promise<UseLinkResult> {
  const holder = await findLinkHolder(context, token);
  if (!holder) return { ok: false, reason: 'used' };
  const email = holder.email || chosen.email || '';
  const error = await findPasswordError(chosen.password, email);
  if (error) return { ok: false, reason: error };
  const hash = await context.passwords.hash(chosen.password);

  const accountId = await context.database.write(async (trx) => {
    const taken = await trx
      .updateTable('account_links')
      .set({ used_at: context.database.now() })
      .where('token_key', '=', hmac(context.secret, 'link', token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (!taken.numUpdatedRows) return undefined;
    const id = holder.accountId ?? (await addFirstOwner(trx, email, chosen.name ?? ''));
    if (!id) return undefined;
    await changePassword(trx, id, hash);
    if (chosen.name && holder.kind === 'invitation') {
      await trx.updateTable('accounts').set({ name: chosen.name }).where('id', '=', id).execute();
    }
    return id;
  });
  if (!accountId) return { ok: false, reason: 'used' };
  return { ok: true, accountId, kind: holder.kind, email };
}

async function addFirstOwner(trx: Trx, email: string, name: string) {
  if (await hasAnyAccount(trx)) return undefined;
  return addAccount(trx, { email, name: name || email, role: 'owner', language: 'ko' });
}
