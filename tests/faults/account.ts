import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import type { SentInquiry } from './visitors.ts';

export interface Account {
  sent: number;
  acknowledged: number;
  /** Acknowledged, but not in the database. */
  lost: number;
  /** Rows that share an idempotency key. */
  duplicates: number;
  mailsWaiting: number;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Compares what visitors were told with what is stored. */
export async function drawUp(place: Place, sent: SentInquiry[]): Promise<Account> {
  const database = await openDatabase(place);
  try {
    const rows = await database.db
      .selectFrom('inquiries')
      .select(['id', 'idempotency_key as key'])
      .execute();
    const idOf = new Map(rows.map(({ id, key }) => [key, id]));
    const acknowledged = sent.filter(({ id }) => id);
    const waiting = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['waiting', 'failed'])
      .execute();
    return {
      sent: sent.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ id, key }) => idOf.get(key) !== id).length,
      duplicates: rows.length - idOf.size,
      mailsWaiting: waiting.length,
    };
  } finally {
    await database.close();
  }
}

/** While no process runs: the time passes that the outbox waits for a dead sender or server. */
export async function letTimePass(place: Place): Promise<void> {
  const database = await openDatabase(place);
  await database.db
    .updateTable('outbox')
    .set({ next_try_at: 0 })
    .where('state', '=', 'waiting')
    .execute();
  await database.close();
}

export async function untilMailsAreSent(place: Place): Promise<void> {
  const database = await openDatabase(place);
  try {
    for (;;) {
      const left = await database.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .limit(1)
        .execute();
      if (left.length === 0) return;
      await pause(300);
    }
  } finally {
    await database.close();
  }
}
