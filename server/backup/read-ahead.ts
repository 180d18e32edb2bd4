import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '../files/store.ts';
import { cannotRead } from './cannot-read.ts';
import { failWhenSilent, longestSilence } from './silence.ts';

const defaults = { atOnce: 8, mostBytes: 32 * 1024 * 1024, silence: longestSilence };

/**
 * All files of a store, one after the other, while the next ones are on their way: with a distant
 * store it is the asking that takes long. What waits in memory is bounded in number and bytes; what
 * is larger than that is never in memory as a whole.
 */
export async function* readAhead(
  store: Pick<FileStore, 'keys' | 'get'>,
  { atOnce, mostBytes, silence } = defaults,
): AsyncGenerator<{ key: string; content: Readable }> {
  const room = openRoom(mostBytes);
  const open = new Set<Readable>();

  async function read(key: string, enter: (size: number) => Promise<void>) {
    let file: StoredFile | undefined;
    let isLarge = false;
    try {
      file = await store.get(key);
      if (file) open.add(file.stream);
      // It may fail while it waits; whoever reads from it then hears of it.
      file?.stream.on('error', () => {});
      isLarge = (file?.size ?? 0) > mostBytes;
    } finally {
      await enter(isLarge ? 0 : (file?.size ?? 0));
    }
    // Erased since it was listed, so it does not belong into the backup.
    if (!file) return undefined;
    if (isLarge) {
      // A film: asked for again in its turn, and then passed on as it comes.
      file.stream.destroy();
      open.delete(file.stream);
      return { size: 0, chunks: readLarge(key) };
    }
    const chunks = await Array.fromAsync(failWhenSilent(file.stream, silence));
    open.delete(file.stream);
    return { size: file.size, chunks };
  }

  async function* readLarge(key: string) {
    const file = await store.get(key);
    if (!file) throw new Error('it was deleted while it was read');
    yield* failWhenSilent(file.stream, silence);
  }

  const ahead: { key: string; file: ReturnType<typeof read> }[] = [];
  const keys = store.keys()[Symbol.asyncIterator]();
  let isListed = false;
  try {
    for (;;) {
      while (!isListed && ahead.length < atOnce) {
        const { done, value: key } = await keys.next().catch((error) => {
          throw cannotRead('The list of files', error);
        });
        isListed = Boolean(done);
        if (done) break;
        const file = read(key, room.queue());
        // Awaited in its turn; without a handler an earlier error would end the process.
        file.catch(() => {});
        ahead.push({ key, file });
      }
      const next = ahead.shift();
      if (!next) return;
      const content = await next.file.catch((error: Error) => error);
      if (!content) continue;
      yield { key: next.key, content: readableOf(content) };
      if (!(content instanceof Error)) room.leave(content.size);
    }
  } finally {
    for (const stream of open) stream.destroy();
  }
}

/** In the order of the queue: the file that is written next never waits for the room of a later one. */
function openRoom(mostBytes: number) {
  let bytes = 0;
  let left = Promise.withResolvers<void>();
  let last = Promise.resolve();
  return {
    queue() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      return async (size: number) => {
        await before;
        while (bytes > 0 && bytes + size > mostBytes) await left.promise;
        bytes += size;
        resolve();
      };
    },
    leave(size: number) {
      bytes -= size;
      left.resolve();
      left = Promise.withResolvers<void>();
    },
  };
}

/** One that cannot be read says so when it is read. Emptied on the way, to let go of the memory. */
function readableOf(content: { chunks: Buffer[] | AsyncIterable<Buffer> } | Error): Readable {
  async function* read() {
    if (content instanceof Error) throw content;
    const { chunks } = content;
    if (!Array.isArray(chunks)) yield* chunks;
    else for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk;
  }
  return Readable.from(read(), { objectMode: false });
}
