import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { defineTask, type WorkerPool } from '../worker-pool.ts';

export interface Compressed {
  br: Uint8Array;
  gzip: Uint8Array;
}

export type Compress = (bytes: Uint8Array) => Promise<Compressed>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Above this it is the work of a thread of our own: Node's four are shared with files and names. */
const ofOnePage = 256 * 1024;

/** Brotli takes memory by the size of its window, 32 MB for the usual one: a page needs no larger. */
function brotliOptions({ length }: Uint8Array, quality: number): BrotliOptions {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_DEFAULT_WINDOW,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, window),
      ),
    },
  };
}

function optionsFor(bytes: Uint8Array): BrotliOptions {
  // The last few percent of a list of megabytes would take seconds.
  return brotliOptions(bytes, bytes.length > 512 * 1024 ? 9 : constants.BROTLI_MAX_QUALITY);
}

/** At once, before the first visitor gets it. */
export function compressQuickly(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, brotliOptions(bytes, 4));
}

/** The strongest compression, for pages: in Node's own thread pool. */
export const compressPage: Compress = async (bytes) => ({
  br: await brotli(bytes, optionsFor(bytes)),
  gzip: await gzipped(bytes, { level: 9 }),
});

/** The task of a worker. */
export function compressHere(bytes: Uint8Array): Compressed {
  return { br: brotliCompressSync(bytes, optionsFor(bytes)), gzip: gzipSync(bytes, { level: 9 }) };
}

const task = defineTask<typeof compressHere>(new URL(import.meta.url), 'compressHere');

export function compressInPool(pool: WorkerPool): Compress {
  return (bytes) => (bytes.length > ofOnePage ? pool.run(task, bytes) : compressPage(bytes));
}
