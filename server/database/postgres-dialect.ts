import { Socket } from 'node:net';
import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

/** Counts and identifiers stay far below 2^53: numbers, as on SQLite. */
export const numbersAsNumbers = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** `idleTimeout` in milliseconds: a connection that is silent for so long is closed. */
export function openPool(databaseUrl: string, idleTimeout?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: numbersAsNumbers,
    ...(idleTimeout && { stream: () => socketWithIdleTimeout(idleTimeout) }),
  });
  // A connection that dies while idle is replaced at its next use; that is not a reason to stop.
  pool.on('error', () => {});
  // One that dies in use fails its query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * pg's own limit on a query only stops waiting: the dead connection would go back to the pool and
 * fail whoever gets it next. An idle one is closed by the pool before its silence counts.
 */
function socketWithIdleTimeout(idleTimeout: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(idleTimeout, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL fell silent'), { code: 'ETIMEDOUT' }));
  });
}

/** Two writers that collided, or a dead-lock that PostgreSQL resolved: the loser tries again. */
const worthAnotherTry = new Set(['40001', '40P01']);

export async function writeOnPostgres<S, T>(
  db: Kysely<S>,
  work: (trx: Transaction<S>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!worthAnotherTry.has(code) || attempt === 8) throw error;
    }
  }
}
