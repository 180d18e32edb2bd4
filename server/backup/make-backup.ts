import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { recordAct } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { openStore, type StoreName } from '../files/store.ts';
import { completeLedger, ledgerName, listErasures } from '../inquiries/erasure-ledger.ts';
import { openSnapshot, type Snapshot, type Table } from './snapshot.ts';

export const archiveVersion = 1;

/** The last entry of an archive: it is whole when this is there. */
export interface Manifest {
  version: number;
  madeAt: number;
  tables: (Table & { rows: number })[];
  counters: Record<string, number>;
}

export const manifestName = 'manifest.json';
export const stores: StoreName[] = ['files', 'pictures'];

/** One archive of the database and the files as they are now; the site may go on serving. */
export async function makeBackup(config: Config, target: string): Promise<{ size: number }> {
  const path = resolve(target);
  const part = `${path}.part`;
  const madeAt = Date.now();
  await mkdir(dirname(path), { recursive: true });
  const database = await openDatabase(config);
  const snapshot = await openSnapshot(config);
  try {
    const zip = new ZipFile();
    zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
    const written = pipeline(
      zip.outputStream,
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    written.catch(() => {}); // awaited below
    await addEverything(zip, config, snapshot, madeAt);
    zip.end();
    await written;
    await rename(part, path);
    const { size } = await stat(path);
    await completeLedger(join(dirname(path), ledgerName), await listErasures(database.db));
    await database.write(async (trx) => {
      await trx.insertInto('backups').values({ made_at: madeAt, path, size }).execute();
      await recordAct(trx, { actor: 'system', act: 'backup.make', details: { size }, at: madeAt });
    });
    return { size };
  } finally {
    await rm(part, { force: true });
    await snapshot.close();
    await database.close();
  }
}

/** yazl asks for the entries one after the other, each when the one before it is written. */
async function addEverything(zip: ZipFile, config: Config, snapshot: Snapshot, madeAt: number) {
  const counts = new Map<string, number>();
  for (const table of snapshot.tables) {
    addStream(zip, `tables/${table.name}.jsonl`, true, async () =>
      Readable.from(lines(snapshot, table, counts)),
    );
  }
  for (const name of stores) {
    const store = await openStore(config, name);
    for await (const key of store.keys()) {
      // Erased since it was listed: then it does not belong into a backup either.
      addStream(zip, `${name}/${key}`, false, async () => {
        const file = await store.get(key);
        return file?.stream ?? Readable.from([]);
      });
    }
  }
  addStream(zip, manifestName, true, async () => {
    const tables = snapshot.tables.map((table) => ({
      ...table,
      rows: counts.get(table.name) ?? 0,
    }));
    const { counters } = snapshot;
    const manifest: Manifest = { version: archiveVersion, madeAt, tables, counters };
    return Readable.from([JSON.stringify(manifest, null, 2)]);
  });
}

function addStream(
  zip: ZipFile,
  name: string,
  compress: boolean,
  open: () => Promise<NodeJS.ReadableStream>,
) {
  zip.addReadStreamLazy(name, { compress }, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error) => give(error, null as never),
    );
  });
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
