import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { connectDatabase } from '../database/database.ts';
import { openStore } from '../files/store.ts';
import { removeDoomed } from '../files/uploads.ts';
import {
  completeLedger,
  type Erasure,
  ledgerName,
  listErasures,
  readLedger,
  repeatErasures,
} from '../inquiries/erasure-ledger.ts';
import { wipeTraces } from '../inquiries/wipe-traces.ts';
import { assertEmpty, loadAll } from './load.ts';
import { stores } from './make-backup.ts';
import { openArchive } from './read-archive.ts';

export interface Restored {
  madeAt: number;
  rows: number;
  files: number;
  /** Inquiries that were erased after the backup was made, and now are again. */
  erasedAgain: number;
}

/** Into an empty data folder (a ledger of erasures may lie there), database and bucket folder. */
export async function restoreBackup(
  config: Config,
  source: string,
  namedLedgers: string[] = [],
): Promise<Restored> {
  for (const path of namedLedgers) await assertReadable(path);
  await assertEmptyFolder(config.dataDir);
  if (config.filesUrl) await assertEmptyStores(config);
  const archive = await openArchive(resolve(source));
  const database = await connectDatabase(config);
  try {
    await assertEmpty(database);
    const { tables, counters, madeAt } = archive.manifest;
    await loadAll(database, { tables, counters, rows: archive.rows });
    let files = 0;
    for (const name of stores) {
      const store = await openStore(config, name);
      for await (const { key, open } of archive.files(name)) {
        await store.put(key, await open());
        files += 1;
      }
    }
    const erasures = await readLedgers([
      join(config.dataDir, ledgerName),
      join(dirname(resolve(source)), ledgerName),
      ...namedLedgers,
    ]);
    const now = Date.now();
    const erasedAgain = await repeatErasures(database, erasures, now);
    await removeDoomed({ database, store: await openStore(config, 'files'), now: () => now });
    await wipeTraces(database);
    await completeLedger(join(config.dataDir, ledgerName), await listErasures(database.db));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt, rows, files, erasedAgain };
  } finally {
    archive.close();
    await database.close();
  }
}

/** A ledger somebody names must be read: without it, erased people would come back unnoticed. */
async function assertReadable(path: string): Promise<void> {
  await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--erasures ${path} cannot be read (${error.code}): nothing was restored.`);
  });
}

async function assertEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  const others = names.filter((name) => name !== ledgerName);
  if (others.length > 0) {
    throw new Error(`${dataDir} is not empty: a backup is restored into an empty DATA_DIR only.`);
  }
}

async function assertEmptyStores(config: Config): Promise<void> {
  for (const name of stores) {
    for await (const key of (await openStore(config, name)).keys()) {
      throw new Error(`${config.filesUrl} is not empty: ${name}/${key} is there already.`);
    }
  }
}

async function readLedgers(paths: string[]): Promise<Erasure[]> {
  const all = await Promise.all(paths.map(readLedger));
  const byId = new Map(all.flat().map((erasure) => [erasure.inquiry_id, erasure]));
  return [...byId.values()];
}
