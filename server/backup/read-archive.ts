import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { archiveVersion, type Manifest, manifestName } from './manifest.ts';
import type { Row, Table } from './snapshot.ts';
import { openEntries } from './zip-entries.ts';

export interface Archive {
  manifest: Manifest;
  rows(table: Table): AsyncIterable<Row>;
  /** What lies under `files/` or `pictures/`, each by its key. */
  files(folder: string): AsyncIterable<{ key: string; open: () => Promise<Readable> }>;
  close(): void;
}

/** `path` is what errors call it. */
export async function openArchive(file: string, path = file): Promise<Archive> {
  const { sizes, read, close } = await openEntries(file, { path, kind: 'backup' });
  const manifest = await readManifest(path, read).catch((error) => {
    close();
    throw error;
  });
  return {
    manifest,
    async *rows({ name }) {
      let count = 0;
      for await (const line of linesOf(await read(`tables/${name}.jsonl`))) {
        if (!line) continue;
        count += 1;
        yield parseRow(line, name, count);
      }
      const expected = manifest.tables.find((table) => table.name === name)?.rows;
      if (count !== expected) throw new Error(`${name} has ${count} rows in it, not ${expected}.`);
    },
    async *files(folder) {
      for (const name of sizes.keys()) {
        if (!name.startsWith(`${folder}/`)) continue;
        yield { key: name.slice(folder.length + 1), open: () => read(name) };
      }
    },
    close,
  };
}

function parseRow(line: string, table: string, number: number): Row {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Row ${number} of ${table} in the backup cannot be read.`);
  }
}

async function readManifest(path: string, read: (name: string) => Promise<Readable>) {
  const manifest: Manifest = JSON.parse(await text(await read(manifestName)));
  if (manifest.version !== archiveVersion) {
    throw new Error(`${path} was made by another version of this program.`);
  }
  return manifest;
}

/** Node's readline ends a line also at U+2028, which JSON keeps as it is, and hides errors. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
