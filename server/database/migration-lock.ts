import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DatabaseKind } from './kind.ts';

/** Whoever makes or changes tables holds this lock, on PostgreSQL. */
export const advisoryLock = 7_460_131;

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';
const pollInterval = 200;

/** In milliseconds. */
export interface Patience {
  /** How long a statement waits for a table: for so long others queue up behind it. */
  lockTimeout?: number;
  /** Between two attempts, in which those others have their turn. */
  pause?: number;
  giveUpAfter?: number;
}

/** Others used a table all the time, so that it could not be changed. */
export class TablesInUse extends Error {
  override name = 'TablesInUse';
  constructor(reason: unknown) {
    const message = reason instanceof Error ? reason.message : String(reason);
    super(
      `The tables are in use, so that they could not be changed (${message}): end whatever holds them for so long, and start again.`,
    );
  }
}

const isHeld = Symbol('somebody else holds the lock');

/**
 * Runs `work` in a transaction of its own while nobody else makes or changes tables. Waiting for
 * that lock is asking again and again: a statement that waits would be waited for by an index that
 * is made beside writers.
 */
export async function inOwnTransaction<S, T>(
  db: Kysely<S>,
  kind: DatabaseKind,
  { lockTimeout = 3_000, pause = 5_000, giveUpAfter = 10 * 60_000 }: Patience,
  work: (trx: Transaction<S>) => Promise<T>,
): Promise<T> {
  // A SQLite transaction locks out every other writer from its beginning.
  if (kind === 'sqlite') return db.transaction().execute(work);
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(${advisoryLock}) as locked`.execute(trx);
      if (!rows[0]?.locked) return isHeld;
      await sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true),
        set_config('statement_timeout', '0', true)`.execute(trx);
      return work(trx);
    });
  const giveUpAt = Date.now() + giveUpAfter;
  for (;;) {
    try {
      const result = await attempt();
      if (result !== isHeld) return result;
      await sleep(pollInterval);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== lockNotAvailable && code !== deadlockDetected) throw error;
      if (Date.now() > giveUpAt) throw new TablesInUse(error);
      await sleep(pause);
    }
  }
}

/** The same on PostgreSQL without a transaction: what is done stays, whatever fails later. */
export async function outsideTransaction<S, T>(
  db: Kysely<S>,
  work: (connection: Kysely<S>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    for (;;) {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(${advisoryLock}) as locked`.execute(connection);
      if (rows[0]?.locked) break;
      await sleep(pollInterval);
    }
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      return await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection);
    }
  });
}
