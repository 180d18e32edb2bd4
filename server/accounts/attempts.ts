import { sql } from 'kysely';
import { type AccountsKit, keyOf } from './kit.ts';

export const attemptLimits = { tries: 8, minutes: 15 };

const span = attemptLimits.minutes * 60_000;

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip through.
 * Addresses without an account are counted alike: a lock says nothing about who has one.
 */
export async function countAttempt(
  kit: AccountsKit,
  email: string,
  now = Date.now(),
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const key = keyOf(kit, 'attempts', email.toLowerCase());
  const row = await kit.database.write(async (trx) => {
    await trx
      .deleteFrom('account_attempts')
      .where('started_at', '<=', now - span)
      .execute();
    return trx
      .insertInto('account_attempts')
      .values({ address_key: key, attempts: 1, started_at: now })
      .onConflict((conflict) =>
        conflict
          .column('address_key')
          .doUpdateSet({ attempts: sql<number>`account_attempts.attempts + 1` }),
      )
      .returning(['attempts', 'started_at'])
      .executeTakeFirstOrThrow();
  });
  if (row.attempts <= attemptLimits.tries) return { ok: true };
  const retryAfterSeconds = Math.max(1, Math.ceil((row.started_at + span - now) / 1000));
  return { ok: false, retryAfterSeconds };
}

export async function forgetAttempts(kit: AccountsKit, email: string) {
  const key = keyOf(kit, 'attempts', email.toLowerCase());
  await kit.database.write((trx) =>
    trx.deleteFrom('account_attempts').where('address_key', '=', key).execute(),
  );
}
