import { hmac } from '../hmac.ts';
import { countCall, forgetCalls, type LimitResult } from '../rate-limits/rate-limits.ts';
import type { AccountsContext } from './context.ts';
import { type Client, recogniseClient } from './known-clients.ts';

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip through.
 * Addresses without an account are counted alike: a lock says nothing about who has one.
 */
export function countAttempt(
  context: AccountsContext,
  email: string,
  client: Client,
  now = context.database.now(),
): Promise<LimitResult> {
  const address = email.trim().toLowerCase();
  const keys = keysOf(context, address, client);
  return context.database.write(async (trx) => {
    const known = await recogniseClient(context, trx, address, client);
    if (known.browser) return countCall(trx, 'password-by-browser', keys.browser, now);
    const attempt = await countCall(trx, 'password-by-network', keys.network, now);
    // Further attempts of a locked network must not lock the address for other networks.
    if (!attempt.ok || known.network) return attempt;
    const ofSite = keys.site && (await countCall(trx, 'password-by-site', keys.site, now));
    if (ofSite && !ofSite.ok) return ofSite;
    return countCall(trx, 'password-by-strangers', keys.account, now);
  });
}

/** Counted per session, so that nobody outside the session can lock it. */
export function countAttemptInSession(
  context: AccountsContext,
  sessionId: string,
): Promise<LimitResult> {
  const key = hmac(context.secret, 'session', sessionId);
  return context.database.write((trx) =>
    countCall(trx, 'password-in-session', key, context.database.now()),
  );
}

/** After a successful sign-in; attempts from other networks still count. */
export async function forgetAttempts(context: AccountsContext, email: string, client: Client) {
  const keys = keysOf(context, email.trim().toLowerCase(), client);
  await context.database.write(async (trx) => {
    await forgetCalls(trx, 'password-by-network', keys.network);
    await forgetCalls(trx, 'password-by-browser', keys.browser);
  });
}

export async function forgetAttemptsInSession(context: AccountsContext, sessionId: string) {
  const key = hmac(context.secret, 'session', sessionId);
  await context.database.write((trx) => forgetCalls(trx, 'password-in-session', key));
}

function keysOf({ secret }: AccountsContext, address: string, { network, browser = '' }: Client) {
  const site = siteOf(network);
  return {
    network: hmac(secret, 'network', `${address}\n${network}`),
    browser: hmac(secret, 'browser', `${address}\n${browser}`),
    site: site && hmac(secret, 'site', `${address}\n${site}`),
    account: hmac(secret, 'account', address),
  };
}

/** The /48 around an IPv6 network, which is written as `2001:db8:0:1::/64`. */
function siteOf(network: string): string | undefined {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  return groups && `${groups}::/48`;
}
