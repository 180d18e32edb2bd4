import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { cannotRead } from './cannot-read.ts';

/** What becomes one entry of an archive. The next one is asked for when this one was read. */
export interface ArchiveEntry {
  name: string;
  compress: boolean;
  content: Readable;
}

/** `write` is given the archive and answers when it is kept; it learns of a failure by its error. */
export async function writeArchive<T>(
  entries: AsyncIterable<ArchiveEntry>,
  write: (archive: Readable) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  // Even before somebody reads from it, an error must not end the process.
  output.on('error', () => {});
  if (signal) addAbortSignal(signal, output);

  const written = write(output);
  /** A reader that is never asked for more does not end: whoever waits for one must hear of it. */
  const failed = new Promise<never>((_, reject) => written.catch(reject));
  failed.catch(() => {});

  const iterator = entries[Symbol.asyncIterator]();
  let reading: Readable | undefined;
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) break;
      const { name, compress, content } = next.value;
      reading = content;
      // yazl adds no error listener: without one, an error would end the process.
      content.on('error', () => {});
      const isRead = finished(content, { writable: false }).catch((error) => {
        throw cannotRead(name, error);
      });
      zip.addReadStream(content, name, { compress });
      await Promise.race([isRead, failed]);
    }
    zip.end();
    return await written;
  } catch (error) {
    output.destroy(error as Error);
    reading?.destroy();
    // Not awaited: it may be waiting for a store that does not answer.
    iterator.return?.().catch(() => {});
    return await written;
  }
}
