import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What becomes one entry of an archive; opened when the one before it is written. */
export interface ArchiveEntry {
  name: string;
  compress: boolean;
  open(): Promise<Readable>;
}

/** Resolves when the whole file is on the disk. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.on('error', (error) => output.destroy(error as Error));
  const fail = (name: string, error: unknown) =>
    zip.emit(
      'error',
      new Error(`${name} cannot be read (${reasonOf(error)}): no backup was made.`),
    );

  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(output, target);
  // Awaited below; without this handler an error before that would end the process.
  written.catch(() => {});
  try {
    for await (const { name, compress, open } of entries) {
      zip.addReadStreamLazy(name, { compress }, (give) => {
        open().then(
          (stream) => {
            reading = stream;
            // yazl adds no error listener: without one, an error would end the process.
            stream.on('error', (error) => fail(name, error));
            give(null, stream);
          },
          (error) => fail(name, error),
        );
      });
    }
    zip.end();
    await written;
  } catch (error) {
    output.destroy();
    reading?.destroy();
    await written.catch(() => {});
    throw error;
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && code.startsWith('E') && !code.startsWith('ERR_')
    ? code
    : message;
}
