import { type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';

export interface ZipEntries {
  /** In bytes when unpacked, by name; no entry yields more than it says. */
  sizes: ReadonlyMap<string, number>;
  read(name: string): Promise<Readable>;
  close(): void;
}

interface Options {
  /** What errors call the file, and what they call its kind. */
  path: string;
  kind: string;
  mostEntries?: number;
}

/** Every byte that is read is checked against the checksum that was written with it. */
export async function openEntries(file: string, options: Options): Promise<ZipEntries> {
  const { path, kind, mostEntries = Number.POSITIVE_INFINITY } = options;
  const { zip, entries } = await readDirectory(file, mostEntries).catch(
    (error: NodeJS.ErrnoException) => {
      const isOfTheDisk = Boolean(error.syscall);
      throw new Error(
        isOfTheDisk
          ? `${path} cannot be read (${error.code}).`
          : `${path} is no whole ${kind}: ${error.message}`,
      );
    },
  );
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${path} is no whole ${kind}: ${name} is missing.`);
      const damaged = () => new Error(`${name} is damaged in the ${kind}.`);
      const stream = await zip.openReadStreamPromise(entry).catch((error) => {
        throw error.syscall ? error : damaged();
      });
      return checked(stream, entry, damaged);
    },
    close: () => zip.close(),
  };
}

async function readDirectory(path: string, mostEntries: number) {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > mostEntries) throw new Error(`it has ${zip.entryCount} entries.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function checked(stream: Readable, entry: Entry, damaged: () => Error): Readable {
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
