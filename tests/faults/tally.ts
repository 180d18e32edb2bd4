import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import type { Place } from '../support/test-config.ts';
import type { SentInquiry } from './visitors.ts';

export interface Account {
  sent: number;
  acknowledged: number;
  /** Acknowledged, but not in the database. */
  lost: number;
  /** Rows that share an idempotency key. */
  duplicates: number;
  /** Acknowledged with a file, and those of them whose file is not there as it was sent. */
  withFile: number;
  filesLost: number;
  mailsWaiting: number;
}

/** Compares what visitors were told with what is stored. */
export async function compareSentWithStored(place: Place, sent: SentInquiry[]): Promise<Account> {
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
      ...(await countFiles(database, place, acknowledged)),
      mailsWaiting: waiting.length,
    };
  } finally {
    await database.close();
  }
}

async function countFiles({ db }: Database, { dataDir }: Place, sent: SentInquiry[]) {
  const store = await openStore({ dataDir, filesUrl: undefined }, 'files');
  const rows = await db.selectFrom('files').select(['id', 'inquiry_id']).execute();
  const inquiryOf = new Map(rows.map(({ id, inquiry_id }) => [id, inquiry_id]));
  let withFile = 0;
  let filesLost = 0;
  for (const { id, file } of sent) {
    if (!file) continue;
    withFile += 1;
    const stored = await store.get(file.id);
    const isThere = stored && (await text(stored.stream)) === file.content;
    if (!isThere || inquiryOf.get(file.id) !== id) filesLost += 1;
  }
  return { withFile, filesLost };
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
