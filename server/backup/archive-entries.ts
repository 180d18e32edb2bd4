import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { openStore } from '../files/open-store.ts';
import { filesKnownTo } from './known-files.ts';
import { archiveVersion, type Manifest, manifestName, stores } from './manifest.ts';
import { readAhead } from './read-ahead.ts';
import type { Row, Snapshot, Table } from './snapshot.ts';
import type { ArchiveEntry } from './write-archive.ts';

interface Parts {
  config: Config;
  snapshot: Snapshot;
  madeAt: number;
  /** Runs before the last entry, without which no archive is whole. */
  beforeLast(): Promise<void>;
}

/**
 * Tables, then files, then the manifest. A file is stored before its row, so listing the files
 * after the rows are frozen finds all that the rows know, but for what was deleted since.
 */
export async function* archiveEntries(parts: Parts): AsyncGenerator<ArchiveEntry> {
  const { config, snapshot, madeAt, beforeLast } = parts;
  const { tables, counters } = snapshot;
  const counts = new Map(tables.map(({ name }) => [name, 0]));
  const missing = new Set<string>();

  for (const table of tables) {
    const onRow = (row: Row) => {
      counts.set(table.name, (counts.get(table.name) ?? 0) + 1);
      for (const file of filesKnownTo(table.name, row)) missing.add(file);
    };
    const content = Readable.from(linesOf(snapshot, table, onRow));
    yield { name: `tables/${table.name}.jsonl`, compress: true, content };
  }
  // Files may take long, and a transaction that stays open keeps the database from tidying up.
  await snapshot.close();

  for (const folder of stores) {
    for await (const { key, content } of readAhead(await openStore(config, folder))) {
      const name = `${folder}/${key}`;
      missing.delete(name);
      yield { name, compress: false, content };
    }
  }

  await beforeLast();
  const manifest: Manifest = {
    version: archiveVersion,
    madeAt,
    tables: tables.map((table) => ({ ...table, rows: counts.get(table.name) ?? 0 })),
    counters,
    missing: [...missing],
  };
  const content = Readable.from([JSON.stringify(manifest, null, 2)]);
  yield { name: manifestName, compress: true, content };
}

async function* linesOf(snapshot: Snapshot, table: Table, onRow: (row: Row) => void) {
  let chunk = '';
  for await (const row of snapshot.rows(table)) {
    onRow(row);
    chunk += `${JSON.stringify(row)}\n`;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
