import { setImmediate as nextRound } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

const maxPerCommit = 256;

interface Waiting<S> {
  work: (trx: Transaction<S>) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * On SQLite a durable commit costs one wait for the disk, so writes that are waiting share it.
 * Each has its own savepoint, so one that fails takes nobody along, and each is told of success
 * only after the commit that carries it.
 */
export function shareCommits<S>(db: Kysely<S>) {
  const waiting: Waiting<S>[] = [];
  let running: Promise<void> | undefined;

  async function drain() {
    while (waiting.length > 0) await commitTogether(db, waiting);
    running = undefined;
  }

  return {
    write<T>(work: (trx: Transaction<S>) => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        running ??= drain();
      });
    },
    async settled() {
      await running;
    },
  };
}

async function commitTogether<S>(db: Kysely<S>, waiting: Waiting<S>[]) {
  const carried: Waiting<S>[] = [];
  const outcomes: (() => void)[] = [];
  try {
    const trx = await db.startTransaction().execute();
    try {
      while (carried.length < maxPerCommit) {
        // Lets requests that have already arrived join this commit.
        if (waiting.length === 0) await nextRound();
        const next = waiting.shift();
        if (!next) break;
        carried.push(next);
        outcomes.push(await attempt(trx, next));
      }
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
    await trx.commit().execute();
  } catch (error) {
    // Nothing of this commit is stored: every write in it is rejected.
    for (const each of carried.length > 0 ? carried : waiting.splice(0)) each.reject(error);
    return;
  }
  for (const tell of outcomes) tell();
}

async function attempt<S>(trx: Transaction<S>, { work, resolve, reject }: Waiting<S>) {
  await sql`savepoint one_write`.execute(trx);
  try {
    const value = await work(trx);
    await sql`release one_write`.execute(trx);
    return () => resolve(value);
  } catch (error) {
    await sql`rollback to one_write`.execute(trx);
    await sql`release one_write`.execute(trx);
    return () => reject(error);
  }
}
