import { randomBytes } from 'node:crypto';
import type { Trx } from '../database/database.ts';
import { clientAddressHeader } from './client-address.ts';
import { cookieValue } from './cookies.ts';
import { type AccountsKit, keyOf } from './kit.ts';

/** Where somebody calls from. */
export interface Client {
  network: string;
  /** The random value of our cookie; whether we gave it is still to be seen. */
  browser: string | undefined;
}

const kept = { clients: 20, days: 400 };

/** Names no account and opens nothing: it only lets its browser try when strangers may not. */
const cookieName = (kit: AccountsKit) =>
  kit.origin.startsWith('https://') ? '__Host-known-browser' : 'known-browser';

export function clientOf(kit: AccountsKit, headers: Headers): Client {
  const value = cookieValue(headers, cookieName(kit)) ?? '';
  return {
    network: headers.get(clientAddressHeader) ?? '',
    browser: /^[\w-]{43}$/.test(value) ? value : undefined,
  };
}

const networkKey = (kit: AccountsKit, { network }: Client) => keyOf(kit, 'known network', network);
const browserKey = (kit: AccountsKit, browser: string) => keyOf(kit, 'known browser', browser);

/** Which of the two has signed in to the account with this address before. */
export async function recogniseClient(
  kit: AccountsKit,
  trx: Trx,
  email: string,
  client: Client,
): Promise<{ browser: boolean; network: boolean }> {
  const network = networkKey(kit, client);
  const browser = client.browser && browserKey(kit, client.browser);
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

/** After a whole sign-in; the cookies belong on the answer. */
export async function rememberClient(
  kit: AccountsKit,
  accountId: string,
  headers: Headers,
): Promise<string[]> {
  const client = clientOf(kit, headers);
  const now = Date.now();
  return kit.database.write(async (trx) => {
    const browser =
      (await isOurs(kit, trx, client.browser)) ?? randomBytes(32).toString('base64url');
    await trx
      .insertInto('account_known_clients')
      .values(
        [networkKey(kit, client), browserKey(kit, browser)].map((client_key) => ({
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
    const secure = kit.origin.startsWith('https://') ? '; Secure' : '';
    const age = `Max-Age=${kept.days * 24 * 3600}`;
    return [`${cookieName(kit)}=${browser}; ${age}; Path=/; HttpOnly${secure}; SameSite=Strict`];
  });
}

/** A value from elsewhere, planted in somebody's browser, must not become a known one. */
async function isOurs(kit: AccountsKit, trx: Trx, browser: string | undefined) {
  if (!browser) return undefined;
  const row = await trx
    .selectFrom('account_known_clients')
    .select('client_key')
    .where('client_key', '=', browserKey(kit, browser))
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
