import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { type Database, openExistingDatabase } from '../database/database.ts';
import { syncFolder } from '../files/disk-store.ts';
import { openStore } from '../files/open-store.ts';
import { completeLedger, ledgerName, listErasures } from '../inquiries/erasure-ledger.ts';
import { archiveVersion, type Manifest, manifestName, stores } from './manifest.ts';
import { partOf, removeAbandonedParts } from './part-files.ts';
import { beginRecord, hasRecords } from './record.ts';
import { openSnapshot, type Snapshot, type Table } from './snapshot.ts';
import { type ArchiveEntry, writeArchive } from './write-archive.ts';

/** One archive of the database and the files as they are now; the site may go on serving. */
export async function makeBackup(config: Config, target: string): Promise<{ size: number }> {
  const path = resolve(target);
  const database = await openExistingDatabase(config);
  if (!database) {
    const where = config.databaseUrl ? 'The database of DATABASE_URL' : config.dataDir;
    throw new Error(`${where} holds no site: there is nothing to back up.`);
  }
  try {
    const madeAt = Date.now();
    const snapshot = await openSnapshot(config);
    try {
      await mkdir(dirname(path), { recursive: true });
      await removeAbandonedParts(dirname(path));
      const record = await beginRecord(database, { path, madeAt });
      const size = await write(path, entriesOf(config, snapshot, madeAt), database);
      await record.finish(size).catch((error) => {
        throw new Error(`${path} is whole, but the database could not note it: ${error.message}`);
      });
      return { size };
    } finally {
      await snapshot.close();
    }
  } finally {
    await database.close();
  }
}

/** Under its name only when it is whole and the erasures since its snapshot are noted beside it. */
async function write(path: string, entries: AsyncIterable<ArchiveEntry>, database: Database) {
  const part = partOf(path);
  const folder = dirname(path);
  try {
    await writeArchive(part, entries);
    if (await hasRecords(database)) {
      await completeLedger(join(folder, ledgerName), await listErasures(database.db));
    }
    const { size } = await stat(part);
    await rename(part, path);
    await syncFolder(folder);
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw new Error(explain(path, error as NodeJS.ErrnoException));
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the file grew too large',
  EACCES: 'that is not allowed',
  EROFS: 'the disk can only be read',
};

function explain(path: string, { code, message, syscall }: NodeJS.ErrnoException): string {
  if (!code || !syscall) return message;
  return `${path} could not be written: ${reasons[code] ?? message} (${code}).`;
}

async function* entriesOf(
  config: Config,
  snapshot: Snapshot,
  madeAt: number,
): AsyncGenerator<ArchiveEntry> {
  const counts = new Map<string, number>();
  for (const table of snapshot.tables) {
    const open = async () => Readable.from(lines(snapshot, table, counts));
    yield { name: `tables/${table.name}.jsonl`, compress: true, open };
  }
  for (const name of stores) {
    const store = await openStore(config, name);
    for await (const key of store.keys()) {
      // Erased since it was listed, so it does not belong into the backup.
      const open = async () => (await store.get(key))?.stream ?? Readable.from([]);
      yield { name: `${name}/${key}`, compress: false, open };
    }
  }
  const open = async () => {
    const tables = snapshot.tables.map((table) => ({
      ...table,
      rows: counts.get(table.name) ?? 0,
    }));
    const { counters } = snapshot;
    const manifest: Manifest = { version: archiveVersion, madeAt, tables, counters };
    return Readable.from([JSON.stringify(manifest, null, 2)]);
  };
  yield { name: manifestName, compress: true, open };
}

async function* lines(snapshot: Snapshot, table: Table, counts: Map<string, number>) {
  let count = 0;
  let chunk = '';
  for await (const row of snapshot.rows(table)) {
    count += 1;
    chunk += `${JSON.stringify(row)}\n`;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = '';
  }
  counts.set(table.name, count);
  yield chunk;
}
