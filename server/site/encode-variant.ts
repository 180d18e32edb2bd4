import type { CropArea } from '#domain/own-picture.ts';
import { pictureLimits } from '#domain/picture.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';

/** Formats that carry pictures only. */
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff']);

/** Of a source: enough for a part of it to fill the largest screens. */
const largestSide = 4000;

type EncodedSource =
  | { ok: true; content: Uint8Array; width: number; height: number }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' };

/** Draws what was uploaded anew: upright, in sRGB, without what hides in the bytes. */
export async function encodeSource(bytes: Uint8Array): Promise<EncodedSource> {
  const sharp = await loadSharp();
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!accepted.has(about.format)) return { ok: false, reason: 'not-a-picture' };
    if (about.width * about.height > pictureLimits.pixels) {
      return { ok: false, reason: 'too-many-pixels' };
    }
    const { data, info } = await sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
    })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 95, effort: 2, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, content: data, width: info.width, height: info.height };
  } catch {
    return { ok: false, reason: 'not-a-picture' };
  }
}

export interface VariantOrder {
  /** As `encodeSource` made it. */
  source: Uint8Array;
  crop: CropArea;
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'whole';
  /** In bytes: quality gives way until it is kept, but never below what looks broken. */
  limit: number;
}

export type EncodedVariant =
  | { ok: true; content: Uint8Array; extension: 'avif' | 'webp' | 'jpg' | 'png' }
  | { ok: false; reason: 'outside' };

/** One file of a picture. */
export async function encodeVariant(order: VariantOrder): Promise<EncodedVariant> {
  const { source, crop, width, height, format, limit } = order;
  const sharp = await loadSharp();
  const about = await sharp(source).metadata();
  if (crop.left + crop.width > about.width || crop.top + crop.height > about.height) {
    return { ok: false, reason: 'outside' };
  }
  const drawn = sharp(source).extract(crop).resize(width, height, { fit: 'fill' });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });

  if (format === 'webp') {
    const content = await lightEnough({ best: 82, worst: 40, limit }, (quality) =>
      pixels().webp({ quality, alphaQuality: quality, effort: 5, smartSubsample: true }).toBuffer(),
    );
    return { ok: true, content, extension: 'webp' };
  }
  if (format === 'avif') {
    // 10 bits, since 8 show steps in dark gradients. More effort saves a seventh of the bytes and
    // takes six times as long: half a minute for the largest one on a busy core.
    const content = await lightEnough({ best: 65, worst: 30, limit }, (quality) =>
      pixels().avif({ quality, effort: 2, bitdepth: 10, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    return { ok: true, content, extension: 'avif' };
  }
  const { isOpaque } = await pixels().stats();
  if (!isOpaque) {
    const content = await pixels().resize(800).png({ palette: true, quality: 85 }).toBuffer();
    return { ok: true, content, extension: 'png' };
  }
  const content = await lightEnough({ best: 80, worst: 50, limit }, (quality) =>
    pixels().removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
  return { ok: true, content, extension: 'jpg' };
}

interface Qualities {
  best: number;
  worst: number;
  limit: number;
}

/** Half the bytes are about a dozen steps away, so few tries are needed. */
async function lightEnough(
  { best, worst, limit }: Qualities,
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  let quality = best;
  for (;;) {
    const content = await encode(quality);
    if (content.length <= limit || quality === worst) return content;
    const steps = Math.max(4, Math.ceil(12 * Math.log2(content.length / limit)));
    quality = Math.max(worst, quality - steps);
  }
}

/** A dozen pixels as an address, shown blurred until the picture is there; none with alpha. */
export async function drawPreview(picture: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const { isOpaque } = await sharp(picture).stats();
  if (!isOpaque) return '';
  const tiny = sharp(picture).removeAlpha().resize(12, 7, { fit: 'fill' });
  const bytes = await tiny.webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

async function loadSharp() {
  // Loaded at the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // SVG may contain scripts and references, so no decoder for it may be started.
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  return sharp;
}

const here = new URL(import.meta.url);
const sourceTask = defineTask<typeof encodeSource>(here, 'encodeSource');
const variantTask = defineTask<typeof encodeVariant>(here, 'encodeVariant');
const previewTask = defineTask<typeof drawPreview>(here, 'drawPreview');

export interface PictureEncoder {
  source: typeof encodeSource;
  variant: typeof encodeVariant;
  preview: typeof drawPreview;
}

/** Decoding untrusted pictures is slow and risky: in a worker thread, with a time limit. */
export function pictureEncoder(pool: WorkerPool): PictureEncoder {
  return {
    source: (bytes) => pool.run(sourceTask, bytes),
    variant: (order) => pool.run(variantTask, order),
    preview: (picture) => pool.run(previewTask, picture),
  };
}
