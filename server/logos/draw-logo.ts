import { pictureLimits } from '#domain/picture.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { cleanSvg } from './clean-svg.ts';

type DrawnLogo =
  | {
      ok: true;
      content: Uint8Array;
      extension: 'svg' | 'png';
      width: number;
      height: number;
      leftOut: string[];
    }
  | { ok: false; reason: 'not-a-drawing' | 'too-complex' };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Of a picture: enough for the sharpest screens. */
const mostPixels = { width: 1200, height: 600 };

/** Writes a drawing or a PNG anew, so that nothing of what was uploaded is served as it came. */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo> {
  const isPng = pngStart.equals(bytes.subarray(0, pngStart.length));
  if (isPng) return drawPng(bytes);
  const cleaned = cleanSvg(bytes);
  if (!cleaned.ok) return cleaned;
  return { ...cleaned, content: Buffer.from(cleaned.content), extension: 'svg' };
}

async function drawPng(bytes: Uint8Array): Promise<DrawnLogo> {
  // Loaded at the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
    })
      .resize({ ...mostPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ok: true, content: data, extension: 'png', width, height, leftOut: [] };
  } catch {
    return { ok: false, reason: 'not-a-drawing' };
  }
}

const task = defineTask<typeof drawLogo>(new URL(import.meta.url), 'drawLogo');

export type LogoDrawer = typeof drawLogo;

/** Parsing what somebody uploaded is slow and risky: in a worker thread, with a time limit. */
export function logoDrawer(pool: WorkerPool): LogoDrawer {
  return (bytes) => pool.run(task, bytes);
}
