import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { connectDatabase, type Database, sqliteFileName } from '../database/database.ts';
import {
  dropRestoreMarker,
  readRestoreMarker,
  setRestoreMarker,
  tableNames,
} from '../database/restore-marker.ts';
import { ledgerName } from '../inquiries/erasure-ledger.ts';
import { inOneTransaction } from './load.ts';
import { stores } from './manifest.ts';
import { isPart } from './part-files.ts';
import { assertEmptyStores, isTokenThere, removeFiles } from './restore-files.ts';

const sqliteFiles = ['', '-wal', '-shm', '-journal'].map((ending) => sqliteFileName + ending);

/** Opens the empty place to restore into, and marks it: until the restore ends, nobody starts on it. */
export async function openEmptyPlace(config: Config): Promise<Database> {
  // Before a database is made there: a folder of something else stays as it is.
  await assertNothingElse(config);
  const database = await connectDatabase(config);
  try {
    await inOneTransaction(database, (whole) => mark(config, whole));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function mark(config: Config, { db }: Database): Promise<void> {
  if ((await readRestoreMarker(db)) !== undefined) return;
  if ((await tableNames(db)).length > 0) throw notEmpty(config);
  await assertEmptyStores(config);
  await setRestoreMarker(db, randomUUID());
}

/** Inside the transaction of the restore. Answers the token for the files that it puts. */
export async function removeEarlierAttempt(config: Config, { db }: Database): Promise<string> {
  const token = await readRestoreMarker(db);
  // Another restore has finished here while this one waited for the lock.
  if (token === undefined) throw notEmpty(config);
  if (await isTokenThere(config, token)) await removeFiles(config);
  await assertEmptyStores(config);
  return token;
}

/** After a restore that failed: the place is as empty as it was. */
export async function emptyAgain(config: Config, database: Database): Promise<void> {
  await inOneTransaction(database, async ({ db }) => {
    const token = await readRestoreMarker(db);
    if (token === undefined) return;
    if (await isTokenThere(config, token)) await removeFiles(config);
    await dropRestoreMarker(db);
  });
}

function notEmpty({ databaseUrl, dataDir }: Config): Error {
  const where = databaseUrl ? 'The database of DATABASE_URL' : dataDir;
  return new Error(
    `${where} is not empty: nothing was changed. If an earlier restore ended there, it is whole; a backup is restored into an empty DATA_DIR and an empty database only.`,
  );
}

/** May hold what an unfinished restore left; whether there is more is checked elsewhere. */
export async function assertNothingElse({ dataDir, databaseUrl, filesUrl }: Config): Promise<void> {
  const allowed = [ledgerName, ...(databaseUrl ? [] : sqliteFiles), ...(filesUrl ? [] : stores)];
  const names = await readdir(dataDir).catch(() => []);
  const other = names.find((name) => !allowed.includes(name) && !isPart(name));
  if (!other) return;
  throw new Error(
    `${dataDir} is not empty (${other}): a backup is restored into an empty DATA_DIR only.`,
  );
}
