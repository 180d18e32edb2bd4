import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { type AccountsKit, keyOf } from './kit.ts';

/**
 * `tries` by one visitor network for one e-mail address: a guesser locks out only himself.
 * `triesInAll` for the address, so that many networks together cannot guess at leisure either.
 */
export const attemptLimits = { tries: 8, triesInAll: 100, minutes: 15 };

const span = attemptLimits.minutes * 60_000;

type Attempt = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip through.
 * Addresses without an account are counted alike: a lock says nothing about who has one.
 */
export function countAttempt(
  kit: AccountsKit,
  email: string,
  network: string,
  now = Date.now(),
): Promise<Attempt> {
  const { ofNetwork, ofAll } = keysOf(kit, email, network);
  return kit.database.write(async (trx) => {
    await trx
      .deleteFrom('account_attempts')
      .where('started_at', '<=', now - span)
      .execute();
    const attempt = await count(trx, ofNetwork, attemptLimits.tries, now);
    // What a locked network goes on trying must not lock the address for the others.
    return attempt.ok ? count(trx, ofAll, attemptLimits.triesInAll, now) : attempt;
  });
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

/** Somebody has shown to be the owner of the address; what other networks tried still counts. */
export async function forgetAttempts(kit: AccountsKit, email: string, network: string) {
  const { ofNetwork, ofAll } = keysOf(kit, email, network);
  await kit.database.write((trx) =>
    trx.deleteFrom('account_attempts').where('address_key', 'in', [ofNetwork, ofAll]).execute(),
  );
}

function keysOf(kit: AccountsKit, email: string, network: string) {
  const address = email.toLowerCase();
  return {
    ofNetwork: keyOf(kit, 'attempts of a network', `${address}\n${network}`),
    ofAll: keyOf(kit, 'attempts', address),
  };
}
