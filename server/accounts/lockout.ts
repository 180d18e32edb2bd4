import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { type AccountsContext, keyOf } from './context.ts';
import { type Client, recogniseClient } from './known-clients.ts';

/**
 * `tries` by one network, one known browser or one session for one e-mail address: a guesser locks
 * out only himself. `triesOfSite` by one IPv6 /48, the smallest piece that a customer can rent.
 * `triesInAll` by all who have never signed in to the account, so that many networks together
 * cannot guess at leisure, nor lock out those who have.
 */
export const attemptLimits = { tries: 8, triesOfSite: 24, triesInAll: 100, minutes: 15 };

const span = attemptLimits.minutes * 60_000;

type Attempt = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip through.
 * Addresses without an account are counted alike: a lock says nothing about who has one.
 */
export function countAttempt(
  context: AccountsContext,
  email: string,
  client: Client,
  now = Date.now(),
): Promise<Attempt> {
  const address = email.trim().toLowerCase();
  const { ofNetwork, ofBrowser, ofSite, ofAll } = keysOf(context, address, client);
  return context.database.write(async (trx) => {
    await forgetOld(trx, now);
    const known = await recogniseClient(context, trx, address, client);
    if (known.browser) return count(trx, ofBrowser, attemptLimits.tries, now);
    const attempt = await count(trx, ofNetwork, attemptLimits.tries, now);
    // What a locked network goes on trying must not lock the address for the others.
    if (!attempt.ok || known.network) return attempt;
    const atSite = ofSite && (await count(trx, ofSite, attemptLimits.triesOfSite, now));
    if (atSite && !atSite.ok) return atSite;
    return count(trx, ofAll, attemptLimits.triesInAll, now);
  });
}

/** Of somebody signed in, whom nobody without this very session can keep from trying. */
export function countAttemptInSession(
  context: AccountsContext,
  sessionId: string,
): Promise<Attempt> {
  const now = Date.now();
  return context.database.write(async (trx) => {
    await forgetOld(trx, now);
    return count(trx, sessionKey(context, sessionId), attemptLimits.tries, now);
  });
}

function forgetOld(trx: Trx, now: number) {
  return trx
    .deleteFrom('account_attempts')
    .where('started_at', '<=', now - span)
    .execute();
}

async function count(trx: Trx, key: string, most: number, now: number): Promise<Attempt> {
  const row = await trx
    .insertInto('account_attempts')
    .values({ address_key: key, attempts: 1, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address_key')
        .doUpdateSet({ attempts: sql<number>`account_attempts.attempts + 1` }),
    )
    .returning(['attempts', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts <= most) return { ok: true };
  const retryAfterSeconds = Math.max(1, Math.ceil((row.started_at + span - now) / 1000));
  return { ok: false, retryAfterSeconds };
}

/** Somebody has shown to be the owner of the address; what was tried elsewhere still counts. */
export function forgetAttempts(context: AccountsContext, email: string, client: Client) {
  const { ofNetwork, ofBrowser } = keysOf(context, email.trim().toLowerCase(), client);
  return forget(context, [ofNetwork, ofBrowser]);
}

export function forgetAttemptsInSession(context: AccountsContext, sessionId: string) {
  return forget(context, [sessionKey(context, sessionId)]);
}

async function forget(context: AccountsContext, keys: string[]) {
  await context.database.write((trx) =>
    trx.deleteFrom('account_attempts').where('address_key', 'in', keys).execute(),
  );
}

function keysOf(context: AccountsContext, address: string, { network, browser = '' }: Client) {
  const site = siteOf(network);
  return {
    ofNetwork: keyOf(context, 'attempts of a network', `${address}\n${network}`),
    ofBrowser: keyOf(context, 'attempts of a browser', `${address}\n${browser}`),
    ofSite: site && keyOf(context, 'attempts of a network', `${address}\n${site}`),
    ofAll: keyOf(context, 'attempts', address),
  };
}

const sessionKey = (context: AccountsContext, sessionId: string) =>
  keyOf(context, 'attempts of a session', sessionId);

/** The /48 around an IPv6 network, which is written as `2001:db8:0:1::/64`. */
function siteOf(network: string): string | undefined {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  return groups && `${groups}::/48`;
}
