import { createInterface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { archiveVersion, type Manifest, manifestName } from './make-backup.ts';
import type { Row, Table } from './snapshot.ts';

export interface Archive {
  manifest: Manifest;
  rows(table: Table): AsyncIterable<Row>;
  /** What lies under `files/` or `pictures/`, each by its key. */
  files(folder: string): AsyncIterable<{ key: string; open: () => Promise<Readable> }>;
  close(): void;
}

/** Every byte that is read is checked against the checksum that was written with it. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);

  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${path} is no whole backup: ${name} is missing.`);
    return checked(await zip.openReadStreamPromise(entry), entry);
  };

  const manifest: Manifest = JSON.parse(await text(await read(manifestName)));
  if (manifest.version !== archiveVersion) {
    throw new Error(`${path} was made by another version of this program.`);
  }
  return {
    manifest,
    async *rows({ name }) {
      const lines = createInterface({ input: await read(`tables/${name}.jsonl`) });
      let count = 0;
      for await (const line of lines) {
        if (!line) continue;
        count += 1;
        yield JSON.parse(line);
      }
      const expected = manifest.tables.find((table) => table.name === name)?.rows;
      if (count !== expected) throw new Error(`${name} has ${count} rows in it, not ${expected}.`);
    },
    async *files(folder) {
      for (const name of entries.keys()) {
        if (!name.startsWith(`${folder}/`)) continue;
        yield { key: name.slice(folder.length + 1), open: () => read(name) };
      }
    },
    close: () => zip.close(),
  };
}

function checked(stream: Readable, entry: Entry): Readable {
  let sum = 0;
  const check = new Transform({
    transform(chunk, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : new Error(`${entry.fileName} is damaged in the backup.`));
    },
  });
  stream.on('error', (error) => check.destroy(error));
  // A reader may come after the error and is told of it then; unheard it would end the process.
  check.on('error', () => {});
  return stream.pipe(check);
}
