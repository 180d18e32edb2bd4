import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * Decoded and drawn anew, small: nothing of the visitor's own bytes reaches the browser. Read to
 * its end first (sharp would hold all of it as well): a pipe never hears that its source broke off.
 */
export async function drawPreview(content: Readable): Promise<Buffer | undefined> {
  const bytes = await buffer(content);
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => undefined);
}
