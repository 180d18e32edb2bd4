import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { dropRestoreMarker } from '../database/restore-marker.ts';
import {
  completeLedger,
  type Erasure,
  ledgerName,
  readLedger,
  repeatErasures,
} from '../inquiries/erasure-ledger.ts';
import { purgeDeleted } from '../inquiries/purge-deleted.ts';
import { rebuildSearch } from '../inquiries/search.ts';
import { inOneTransaction, loadAll } from './load.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { recordRestored } from './record.ts';
import { putFiles, removeToken } from './restore-files.ts';
import { emptyAgain, openEmptyPlace, removeEarlierAttempt } from './restore-place.ts';

export interface Restored {
  madeAt: number;
  rows: number;
  files: number;
  /** Inquiries that were erased after the backup was made, and now are again. */
  erasedAgain: number;
}

/**
 * Into an empty data folder (a ledger of erasures may lie there), database and bucket folder. Rows
 * appear with one commit, after the files: killed before it, the place is refused by every start
 * and the restore can be repeated; killed after it, the place is whole.
 */
export async function restoreBackup(
  config: Config,
  source: string,
  namedLedgers: string[] = [],
): Promise<Restored> {
  for (const path of namedLedgers) await assertReadable(path);
  const path = resolve(source);
  const ledgers = [join(config.dataDir, ledgerName), join(dirname(path), ledgerName)];
  const archive = await openArchive(path);
  try {
    const database = await openEmptyPlace(config);
    try {
      return await restoreInto(database, config, archive, path, [...ledgers, ...namedLedgers]);
    } finally {
      await database.close();
    }
  } finally {
    archive.close();
  }
}

async function restoreInto(
  database: Database,
  config: Config,
  archive: Archive,
  path: string,
  ledgers: string[],
): Promise<Restored> {
  const { tables, counters, madeAt } = archive.manifest;
  let hasBegun = false;
  try {
    const restored = await inOneTransaction(database, async (whole) => {
      const token = await removeEarlierAttempt(config, whole);
      hasBegun = true;
      await loadAll(whole, { tables, counters, rows: archive.rows });
      // Before anything is made from the rows: the words of an erased person reach no index.
      const erasures = await readLedgers(ledgers);
      const erasedAgain = await repeatErasures(whole, erasures, Date.now());
      await rebuildSearch(whole);
      await recordRestored(whole, { path, made_at: madeAt, size: (await stat(path)).size });
      await mkdir(config.dataDir, { recursive: true });
      await completeLedger(join(config.dataDir, ledgerName), erasures);
      const files = await putFiles(config, whole, archive, token);
      await dropRestoreMarker(whole.db);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { madeAt, rows, files, erasedAgain };
    });
    await removeToken(config, database);
    await purgeDeleted(database);
    return restored;
  } catch (error) {
    // What cannot be emptied stays marked, and the next restore empties it.
    if (hasBegun) await emptyAgain(config, database).catch(() => {});
    throw error;
  }
}

/** A ledger somebody names must be read: without it, erased people would come back unnoticed. */
async function assertReadable(path: string): Promise<void> {
  await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--erasures ${path} cannot be read (${error.code}): nothing was restored.`);
  });
}

async function readLedgers(paths: string[]): Promise<Erasure[]> {
  const all = await Promise.all(paths.map(readLedger));
  const byId = new Map(all.flat().map((erasure) => [erasure.inquiry_id, erasure]));
  return [...byId.values()];
}
