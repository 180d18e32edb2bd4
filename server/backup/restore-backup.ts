import { mkdir, readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { type Database, sqlitePath } from '../database/database.ts';
import { dropRestoreMarker } from '../database/restore-marker.ts';
import { rewriteFile } from '../database/rewrite-file.ts';
import {
  completeLedger,
  type Erasure,
  type Ledger,
  ledgerOnDisk,
  parseLedger,
  repeatErasures,
} from '../inquiries/erasure-ledger.ts';
import { createPurgeRound } from '../inquiries/purge-deleted.ts';
import { rebuildSearch } from '../inquiries/search.ts';
import { inOneTransaction, loadAll } from './load.ts';
import { type OpenedBackup, openBackup } from './open-backup.ts';
import { openPlace } from './open-place.ts';
import { folderOf } from './place.ts';
import { recordRestored } from './record.ts';
import { putFiles, removeToken } from './restore-files.ts';
import {
  assertNothingElse,
  emptyAgain,
  openEmptyPlace,
  removeEarlierAttempt,
} from './restore-place.ts';

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
  const backup = await openBackup(source, async () => {
    await assertNothingElse(config);
    return config.dataDir;
  });
  try {
    const ledgers = [ledgerOnDisk(config.dataDir), backup.place.ledger];
    if (config.backupUrl) ledgers.push((await openPlace(folderOf(config.backupUrl))).ledger);
    const database = await openEmptyPlace(config);
    try {
      return await restoreInto(database, config, backup, () => readErasures(ledgers, namedLedgers));
    } finally {
      await database.close();
    }
  } finally {
    backup.archive.close();
  }
}

async function restoreInto(
  database: Database,
  config: Config,
  { archive, address, size }: OpenedBackup,
  listErasures: () => Promise<Erasure[]>,
): Promise<Restored> {
  const { tables, counters, madeAt } = archive.manifest;
  let hasBegun = false;
  try {
    const restored = await inOneTransaction(database, async (whole) => {
      const token = await removeEarlierAttempt(config, whole);
      hasBegun = true;
      await loadAll(whole, { tables, counters, rows: archive.rows });
      // Before anything is made from the rows: the words of an erased person reach no index.
      const erasures = await listErasures();
      const erasedAgain = await repeatErasures(whole, erasures, Date.now());
      await rebuildSearch(whole);
      await recordRestored(whole, { path: address, made_at: madeAt, size });
      await mkdir(config.dataDir, { recursive: true });
      await completeLedger(ledgerOnDisk(config.dataDir), erasures);
      const files = await putFiles(config, whole, archive, token);
      await dropRestoreMarker(whole.db);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { madeAt, rows, files, erasedAgain };
    });
    await removeToken(config, database);
    const path = sqlitePath(config.dataDir);
    const purgeDeleted = createPurgeRound({ database, rewriteFile: () => rewriteFile({ path }) });
    // All is restored by now; what cannot be purged yet the site purges when it runs.
    await purgeDeleted().catch(() => {});
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

async function readErasures(ledgers: Ledger[], paths: string[]): Promise<Erasure[]> {
  const texts = await Promise.all([
    ...ledgers.map((ledger) => ledger.read()),
    ...paths.map((path) => readFile(path, 'utf8')),
  ]);
  const all = texts.flatMap(parseLedger);
  return [...new Map(all.map((erasure) => [erasure.inquiry_id, erasure])).values()];
}
