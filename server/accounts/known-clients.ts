import { randomBytes } from 'node:crypto';
import type { Trx } from '../database/database.ts';
import { hmac } from '../hmac.ts';
import type { AccountsContext } from './context.ts';
import { cookieValue } from './cookies.ts';
import { clientAddressHeader } from './peer-address.ts';
import { lockAccount } from './second-factors.ts';

/** The network and the browser that a request comes from. */
export interface Client {
  network: string;
  /** The value of the browser's cookie; not yet verified to be one that we set. */
  browser: string | undefined;
}

const kept = { clients: 20, days: 400 };

/** Holds no account and grants no access: it only lets its browser try when strangers may not. */
const cookieName = (context: AccountsContext) =>
  context.origin.startsWith('https://') ? '__Host-known-browser' : 'known-browser';

export function clientOf(context: AccountsContext, headers: Headers): Client {
  const value = cookieValue(headers, cookieName(context)) ?? '';
  return {
    network: headers.get(clientAddressHeader) ?? '',
    browser: /^[\w-]{43}$/.test(value) ? value : undefined,
  };
}

const networkKey = (context: AccountsContext, { network }: Client) =>
  hmac(context.secret, 'known network', network);
const browserKey = (context: AccountsContext, browser: string) =>
  hmac(context.secret, 'known browser', browser);

/** Whether this browser and this network have signed in to the account before. */
export async function recogniseClient(
  context: AccountsContext,
  trx: Trx,
  email: string,
  client: Client,
): Promise<{ browser: boolean; network: boolean }> {
  const network = networkKey(context, client);
  const browser = client.browser && browserKey(context, client.browser);
  const rows = await trx
    .selectFrom('account_known_clients')
    .innerJoin('accounts', 'accounts.id', 'account_known_clients.account_id')
    .select('client_key')
    .where('accounts.email', '=', email)
    .where('client_key', 'in', browser ? [network, browser] : [network])
    .execute();
  const keys = rows.map(({ client_key }) => client_key);
  return { network: keys.includes(network), browser: keys.includes(browser ?? '') };
}

/** After a complete sign-in; the caller sets the returned cookies on the answer. */
export async function rememberClient(
  context: AccountsContext,
  accountId: string,
  headers: Headers,
): Promise<string[]> {
  const client = clientOf(context, headers);
  const now = context.database.now();
  return context.database.write(async (trx) => {
    // Of two sign-ins at once, neither may forget what the other has just remembered.
    await lockAccount(trx, accountId);
    const browser =
      (await isOurs(context, trx, client.browser)) ?? randomBytes(32).toString('base64url');
    await trx
      .insertInto('account_known_clients')
      .values(
        [networkKey(context, client), browserKey(context, browser)].map((client_key) => ({
          account_id: accountId,
          client_key,
          seen_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'client_key']).doUpdateSet({ seen_at: now }),
      )
      .execute();
    await forgetOldest(trx, accountId, now);
    const secure = context.origin.startsWith('https://') ? '; Secure' : '';
    const age = `Max-Age=${kept.days * 24 * 3600}`;
    return [
      `${cookieName(context)}=${browser}; ${age}; Path=/; HttpOnly${secure}; SameSite=Strict`,
    ];
  });
}

/** A cookie value that we did not set, but somebody planted, must not become a known one. */
async function isOurs(context: AccountsContext, trx: Trx, browser: string | undefined) {
  if (!browser) return undefined;
  const row = await trx
    .selectFrom('account_known_clients')
    .select('client_key')
    .where('client_key', '=', browserKey(context, browser))
    .executeTakeFirst();
  return row && browser;
}

async function forgetOldest(trx: Trx, accountId: string, now: number) {
  const newest = await trx
    .selectFrom('account_known_clients')
    .select('client_key')
    .where('account_id', '=', accountId)
    .where('seen_at', '>', now - kept.days * 24 * 3_600_000)
    .orderBy('seen_at', 'desc')
    .limit(kept.clients)
    .execute();
  await trx
    .deleteFrom('account_known_clients')
    .where('account_id', '=', accountId)
    .where(
      'client_key',
      'not in',
      newest.map(({ client_key }) => client_key),
    )
    .execute();
}
