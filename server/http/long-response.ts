import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { type CachedResponse, cacheCompressed, cacheResponse } from './cached-response.ts';

/** In bytes; a longer answer is cached compressed only, so that it does not displace pages. */
const keptWholeUpTo = 512 * 1024;

interface Ingredients {
  headers: Record<string, string>;
  pieces: Iterable<string> | AsyncIterable<string>;
}

/** Compressed as it is made, away from the main thread: it may be megabytes long. */
export async function cacheLongResponse({ headers, pieces }: Ingredients): Promise<CachedResponse> {
  const hash = createHash('sha256');
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const compressed = buffer(compressing);
  const kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const text of pieces) {
      const piece = Buffer.from(text);
      length += piece.length;
      hash.update(piece);
      if (length <= keptWholeUpTo) kept.push(piece);
      await new Promise<void>((resolve, reject) =>
        compressing.write(piece, (error) => (error ? reject(error) : resolve())),
      );
    }
    compressing.end();
    const brotli = await compressed;
    return length <= keptWholeUpTo
      ? cacheResponse({ headers, body: Buffer.concat(kept), brotli })
      : cacheCompressed({ headers, brotli, hash, length });
  } catch (error) {
    compressed.catch(() => {});
    compressing.destroy();
    throw error;
  }
}
