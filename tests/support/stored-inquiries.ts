import { text } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import type { SentInquiry } from './inquirer.ts';
import type { Place } from './test-config.ts';

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

type PlaceWithFiles = Place & Partial<Pick<Config, 'filesUrl'>>;

/** Compares what visitors were told with what is stored. */
export async function compareSentWithStored(
  place: PlaceWithFiles,
  sent: SentInquiry[],
): Promise<Account> {
  const database = await connectDatabase(place);
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

/** From a remote store one after the other would take minutes. */
const readAtOnce = 10;

async function countFiles({ db }: Database, place: PlaceWithFiles, sent: SentInquiry[]) {
  const { dataDir, filesUrl } = place;
  const store = await openStore({ dataDir, filesUrl }, 'files');
  const rows = await db.selectFrom('files').select(['id', 'inquiry_id']).execute();
  const inquiryOf = new Map(rows.map(({ id, inquiry_id }) => [id, inquiry_id]));
  const withFile = sent.filter(({ file }) => file);

  async function isKept({ id, file }: SentInquiry): Promise<boolean> {
    if (!file || inquiryOf.get(file.id) !== id) return false;
    const stored = await store.get(file.id);
    return stored !== undefined && (await text(stored.stream)) === file.content;
  }

  let filesLost = 0;
  for (let i = 0; i < withFile.length; i += readAtOnce) {
    const kept = await Promise.all(withFile.slice(i, i + readAtOnce).map(isKept));
    filesLost += kept.filter((one) => !one).length;
  }
  return { withFile: withFile.length, filesLost };
}
