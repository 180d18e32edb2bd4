import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureLimits } from '#domain/picture.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';

/**
 * Decoded and drawn anew, small: nothing of the visitor's own bytes reaches the browser. Read to
 * its end first (sharp would hold all of it as well): a pipe never hears that its source broke off.
 */
export async function drawPreview(
  content: Readable,
  pool: WorkerPool,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return pool.run(task, await buffer(content));
}

/** The task of a worker. */
export async function drawSmall(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .rotate()
    .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .then(
      (drawn) => new Uint8Array(drawn),
      () => undefined,
    );
}

const task = defineTask<typeof drawSmall>(new URL(import.meta.url), 'drawSmall');
