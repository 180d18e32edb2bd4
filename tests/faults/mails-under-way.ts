import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import type { Place } from '../support/test-config.ts';

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
