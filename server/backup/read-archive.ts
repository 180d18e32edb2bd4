import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { archiveVersion, type Manifest, manifestName } from './manifest.ts';
import type { Row, Table } from './snapshot.ts';

export interface Archive {
  manifest: Manifest;
  rows(table: Table): AsyncIterable<Row>;
  /** What lies under `files/` or `pictures/`, each by its key. */
  files(folder: string): AsyncIterable<{ key: string; open: () => Promise<Readable> }>;
  close(): void;
}

/**
 * Every byte that is read is checked against the checksum that was written with it. `path` is what
 * errors call it.
 */
export async function openArchive(file: string, path = file): Promise<Archive> {
  const { zip, entries } = await readDirectory(file).catch((error: NodeJS.ErrnoException) => {
    const isOfTheDisk = Boolean(error.syscall);
    throw new Error(
      isOfTheDisk
        ? `${path} cannot be read (${error.code}).`
        : `${path} is no whole backup: ${error.message}`,
    );
  });

  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${path} is no whole backup: ${name} is missing.`);
    return checked(await zip.openReadStreamPromise(entry), entry);
  };

  const manifest = await readManifest(path, read).catch((error) => {
    zip.close();
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
      for (const name of entries.keys()) {
        if (!name.startsWith(`${folder}/`)) continue;
        yield { key: name.slice(folder.length + 1), open: () => read(name) };
      }
    },
    close: () => zip.close(),
  };
}

function parseRow(line: string, table: string, number: number): Row {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`Row ${number} of ${table} in the backup cannot be read.`);
  }
}

async function readDirectory(path: string) {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return { zip, entries };
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

function checked(stream: Readable, entry: Entry): Readable {
  const damaged = () => new Error(`${entry.fileName} is damaged in the backup.`);
  let sum = 0;
  const check = new Transform({
    transform(chunk, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : damaged());
    },
  });
  // What cannot be unpacked is damaged as well; a disk that cannot be read is another matter.
  stream.on('error', (error: NodeJS.ErrnoException) =>
    check.destroy(error.syscall ? error : damaged()),
  );
  // A later reader still gets the error; without a listener it would end the process.
  check.on('error', () => {});
  return stream.pipe(check);
}
