import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { type ServerAccount, securities } from '#domain/mail-server.ts';
import type { Database, Trx } from '../database/database.ts';
import { seal, unseal } from '../seal.ts';

/** Settings of their own, never sent to the browser whole and never in an export. */
export type AccountName = 'mailServer' | 'mailbox';

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const noControls = /^\P{Cc}*$/u;

/** A name or an address, and nothing that reads as more than that. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine((value) => isIP(value) !== 0 || hostName.test(value));

export const accountShape = {
  host,
  port: z.int().min(1).max(65_535),
  security: z.enum(securities),
  user: z.string().trim().max(254).regex(noControls),
};

export const typedPassword = z.string().min(1).max(500).regex(noControls).optional();

/** As it lies in the database. */
export interface Sealed {
  /** Null where nobody signs in. */
  password: string | null;
}

export async function readStored<Stored extends ServerAccount & Sealed = ServerAccount & Sealed>(
  db: Database['db'] | Trx,
  name: AccountName,
): Promise<Stored | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', name)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function storeAccount(
  trx: Trx,
  name: AccountName,
  stored: ServerAccount & Sealed,
): Promise<void> {
  const value = JSON.stringify(stored);
  await trx
    .insertInto('settings')
    .values({ key: name, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** False when there was none. */
export async function removeAccount(trx: Trx, name: AccountName): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('settings')
    .where('key', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const sealingOf = (secret: string, name: AccountName, place: ServerAccount) => {
  const { host, port, security, user } = place;
  return { secret, purpose: name, about: JSON.stringify([host, port, security, user]) };
};

/** Sealed for this place and user alone: moved to another, it does not open. */
export function sealPassword(
  secret: string,
  name: AccountName,
  place: ServerAccount,
  password: string,
): string | null {
  return place.user ? seal(sealingOf(secret, name, place), password) : null;
}

/** Empty where nobody signs in; undefined when it was sealed for elsewhere or with another secret. */
export function openPassword(
  secret: string,
  name: AccountName,
  stored: ServerAccount & Sealed,
  place: ServerAccount = stored,
): string | undefined {
  if (!place.user) return '';
  return stored.password ? unseal(sealingOf(secret, name, place), stored.password) : undefined;
}

/** As it stands in an address. */
export const hostInUrl = (name: string) => (isIPv6(name) ? `[${name}]` : name);
