import { pictureLimits } from '#domain/picture.ts';
import { defineTask, type WorkerPool } from '../../worker-pool.ts';

const widths = [320, 640, 960, 1440, 1920];
const widest = 1920;
/** Formats that carry pictures only. */
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff']);

interface EncodedFile {
  suffix: string;
  content: Uint8Array;
}

export type Encoded =
  | { ok: true; width: number; height: number; widths: number[]; files: EncodedFile[] }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' };

/** Draws the picture anew: nothing of the given bytes, nor of what hides in them, is served. */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  // Loaded at the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // SVG may contain scripts and references, so no decoder for it may be started.
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!accepted.has(about.format)) return { ok: false, reason: 'not-a-picture' };
    if (about.width * about.height > pictureLimits.pixels)
      return { ok: false, reason: 'too-many-pixels' };

    const { data, info } = await sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
    })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const drawn = () => sharp(data, { raw: { width, height, channels } });

    const sizes = [...widths.filter((size) => size < width), width];
    const files: EncodedFile[] = [];
    for (const size of sizes) {
      const content = await drawn().resize({ width: size }).webp({ quality: 80 }).toBuffer();
      files.push({ suffix: `${size}.webp`, content });
    }
    const card = drawn().flatten({ background: '#ffffff' }).resize(1200, 630, { fit: 'cover' });
    files.push({ suffix: 'card.jpg', content: await card.jpeg({ quality: 82 }).toBuffer() });
    return { ok: true, width, height, widths: sizes, files };
  } catch {
    return { ok: false, reason: 'not-a-picture' };
  }
}

const task = defineTask<typeof encodePicture>(new URL(import.meta.url), 'encodePicture');

/** Decoding untrusted pictures is slow and risky: in a worker thread, with a time limit. */
export function encodeInPool(pool: WorkerPool): typeof encodePicture {
  return (bytes) => pool.run(task, bytes);
}
