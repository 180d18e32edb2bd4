// Masters → public/art/stills (AVIF, WebP, one JPEG or PNG) and the manifest domain/picture-files.json.
//   ART_MASTERS=/path/to/masters node art/encode-stills.ts [--missing] [name…]
// With --missing it leaves files alone that are there already.
// AVIF is 10 bit: our pictures are mostly dark gradients, and 8 bit shows steps in them.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFiles } from '#domain/picture-files.ts';
import {
  commonWidths,
  phoneWidths,
  type Still,
  sharpPhoneWidth,
  sharpWidth,
  stills,
} from './stills.ts';

const masters = process.env.ART_MASTERS ?? 'art/out';
const target = process.env.ART_TARGET ?? 'public/art/stills';
const manifest = process.env.ART_MANIFEST ?? 'domain/picture-files.json';
const phoneLimit = 44 * 1024;
const sharpLimit = 160 * 1024;
const sharpPhoneLimit = 90 * 1024;
const scratch = mkdtempSync(join(tmpdir(), 'art-'));
const onlyMissing = process.argv.includes('--missing');

/** Rendered masters are PNG, the approved ones mostly JPEG. */
function masterOf(still: Still) {
  const files = [still.master, still.master.replace('.jpg', '.png')];
  return files.map((file) => join(masters, file)).find(existsSync);
}

/** The part of the master a variant shows, sized. Crops of pictures that float on the page fade out at the sides. */
async function draw(still: Still, width: number, crop?: Still['phone']) {
  const master = sharp(masterOf(still));
  const { width: fullWidth = 0, height: fullHeight = 0 } = await master.metadata();
  if (!crop) return { pixels: await master.resize(width).png().toBuffer() };
  const cropWidth = Math.round((fullHeight * crop.aspect[0]) / crop.aspect[1]);
  const left = Math.min(
    fullWidth - cropWidth,
    Math.max(0, Math.round(fullWidth * crop.middle - cropWidth / 2)),
  );
  const height = Math.round((width * crop.aspect[1]) / crop.aspect[0]);
  const part = master
    .extract({ left, top: 0, width: cropWidth, height: fullHeight })
    .resize(width, height);
  if (!still.master.startsWith('diorama-')) return { pixels: await part.png().toBuffer() };
  const sides = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop offset="0" stop-opacity="0"/><stop offset=".06"/><stop offset=".94"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const faded = await part
    .ensureAlpha()
    .composite([{ input: sides, blend: 'dest-in' }])
    .png()
    .toBuffer();
  if (still.alpha) return { pixels: faded };
  return { pixels: await sharp(faded).flatten({ background: '#0A1114' }).png().toBuffer() };
}

function toAvif(pixels: Buffer, file: string, level: number) {
  const input = join(scratch, 'in.png');
  writeFileSync(input, pixels);
  const quality = ['-a', 'end-usage=q', '-a', `color:cq-level=${level}`, '-a', 'alpha:cq-level=20'];
  const options = ['-d', '10', '-y', '420', '-s', '6', '-j', '2', '--min', '0', '--max', '63'];
  execFileSync('avifenc', [...options, ...quality, '-a', 'tune=ssim', input, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts at the quality we like and gives way only where somebody would have to carry too much. */
function encodeAvif(pixels: Buffer, file: string, limit: number, best: number) {
  for (let level = best; level <= 44; level += 3) {
    toAvif(pixels, file, level);
    if (statSync(file).size <= limit) break;
  }
}

async function encodeWebp(pixels: Buffer, file: string, limit: number) {
  for (let quality = 82; quality >= 40; quality -= 6) {
    await sharp(pixels)
      .webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
      .toFile(file);
    if (statSync(file).size <= limit) break;
  }
}

interface Size {
  width: number;
  crop?: Still['phone'];
  limit?: number;
  isSharp?: boolean;
}

async function encode(
  still: Still,
  { width, crop, limit = Number.POSITIVE_INFINITY, isSharp }: Size,
) {
  const base = join(target, `${still.name}${crop ? '-phone' : ''}-${width}`);
  if (onlyMissing && existsSync(`${base}.avif`)) return;
  const { pixels } = await draw(still, width, crop);
  encodeAvif(pixels, `${base}.avif`, limit, isSharp ? 13 : 22);
  if (!isSharp) await encodeWebp(pixels, `${base}.webp`, limit);
}

/** No wider than the master, whose pixels cannot be multiplied. */
async function sharpWidths(still: Still) {
  const { width = 0, height = 0 } = await sharp(masterOf(still)).metadata();
  const cropWidth = Math.round((height * still.phone.aspect[0]) / still.phone.aspect[1]);
  return {
    whole: Math.min(still.sizes?.sharp ?? sharpWidth, width),
    phone: Math.min(sharpPhoneWidth, cropWidth),
  };
}

const widthsOf = (still: Still) => still.sizes?.widths ?? commonWidths;

async function encodeStill(still: Still) {
  const { phone: crop } = still;
  const widest = await sharpWidths(still);
  for (const width of widthsOf(still)) await encode(still, { width });
  for (const width of phoneWidths) await encode(still, { width, crop, limit: phoneLimit });
  await encode(still, { width: widest.whole, limit: sharpLimit, isSharp: true });
  await encode(still, { width: widest.phone, crop, limit: sharpPhoneLimit, isSharp: true });
  // For the few browsers that read neither AVIF nor WebP, and for everything that only takes one file.
  const file = join(target, still.name);
  if (onlyMissing && existsSync(`${file}.${still.alpha ? 'png' : 'jpg'}`)) return;
  const fallback = sharp(masterOf(still)).resize(still.alpha ? 800 : 1200);
  if (still.alpha)
    await fallback.png({ palette: true, quality: 85, effort: 9 }).toFile(`${file}.png`);
  else await fallback.jpeg({ quality: 80, mozjpeg: true }).toFile(`${file}.jpg`);
}

async function preview(still: Still) {
  if (still.alpha) return '';
  const tiny = sharp(masterOf(still)).resize(12, 7, { fit: 'fill' });
  const bytes = await tiny.webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

async function describe(still: Still): Promise<PictureFiles> {
  const [across, down] = still.phone.aspect;
  const phoneWidth = phoneWidths.at(-1) ?? 800;
  const widest = await sharpWidths(still);
  const { width: fullWidth = 0, height: fullHeight = 0 } = await sharp(masterOf(still)).metadata();
  return {
    width: 1600,
    height: Math.round((1600 * fullHeight) / fullWidth),
    widths: widthsOf(still),
    sharpWidth: widest.whole,
    phone: {
      width: phoneWidth,
      height: Math.round((phoneWidth * down) / across),
      widths: phoneWidths,
      sharpWidth: widest.phone,
    },
    fallback: still.alpha ? 'png' : 'jpg',
    preview: await preview(still),
  };
}

/** What is said of a picture that is not encoded now stays as it was. */
async function writeManifest() {
  const known = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, PictureFiles>;
  const entries = await Promise.all(
    stills.map(async (still) => [
      still.name,
      chosen.includes(still) ? await describe(still) : known[still.name],
    ]),
  );
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(entries), null, 2));
  execFileSync('npx', ['biome', 'check', '--write', manifest], { stdio: 'inherit' });
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = stills.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const missing = chosen.filter((still) => !masterOf(still));
if (missing.length > 0) {
  console.error(`No masters for: ${missing.map((still) => still.name).join(', ')} in ${masters}`);
  console.error('Set ART_MASTERS, or render them with npm run art -- <name>.');
  process.exit(1);
}
mkdirSync(target, { recursive: true });
await writeManifest();
for (const still of chosen) {
  await encodeStill(still);
  console.log(still.name);
}
rmSync(scratch, { recursive: true });
