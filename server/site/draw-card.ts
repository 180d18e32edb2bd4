import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { type CardStyle, cardFontFolder, cardFontMetrics, cardStyles } from './card-font.ts';
import { setText } from './card-lines.ts';
import { drawableText, drawLine, type MakeSharp, measureText } from './card-text.ts';

export interface CardOrder {
  picture: Uint8Array;
  /** Moved to the right, clear of the words. */
  isAside: boolean;
  title: string;
  kicker: string;
}

const card = { width: 1200, height: 630 };
const night = '#0A1114';
const wordmarkFile = new URL('./card-wordmark.png', import.meta.url);

/** Where the words may stand: clear of the wordmark above and of the picture's point to the right. */
const words = { left: 72, width: 728, top: 150, bottom: 560 };
const line = { width: 56, height: 4, below: 26, color: '#35E8BD' };
const kickerGap = 22;
const kickerRoom = { sizes: [27, 23], width: words.width, height: 80 };
const titleSizes = [68, 54, 46, 38, 32];
/** In letters; longer ones begin with the second size. */
const longTitle = 26;

/** A sharing card as art/og.ts draws those that come with the site, only without a browser. */
export async function drawCard({
  picture,
  isAside,
  title,
  kicker,
}: CardOrder): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const background = await drawBackground(sharp, picture, isAside);
  const drawn = await drawWords(sharp, drawableText(title), drawableText(kicker));
  const whole = sharp(background, { raw: { ...card, channels: 3 } }).composite([
    drawScrim(),
    { input: await readFile(wordmarkFile), left: 72, top: 66 },
    ...drawn,
  ]);
  return whole.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
}

async function drawBackground(
  sharp: MakeSharp,
  picture: Uint8Array,
  isAside: boolean,
): Promise<Buffer> {
  const { width, height } = card;
  const [left, across] = isAside ? [330, 1000] : [0, width];
  return sharp(picture, { failOn: 'error' })
    .flatten({ background: night })
    .resize(across, height, { fit: 'cover' })
    .extract({ left: 0, top: 0, width: width - left, height })
    .extend({ left, background: night })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How dark it is at which part of the way: from the left, and from below. */
const fromLeft = [
  [0, 0.94],
  [0.34, 0.8],
  [0.62, 0.28],
  [0.82, 0],
  [1, 0],
] as const;
const fromBelow = [
  [0, 0.6],
  [0.4, 0],
  [1, 0],
] as const;

function drawScrim(): OverlayOptions {
  const { width, height } = card;
  const across = Float64Array.from({ length: width }, (_, x) =>
    valueAt(fromLeft, (x + 0.5) / width),
  );
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    const below = valueAt(fromBelow, 1 - (y + 0.5) / height);
    for (let x = 0; x < width; x += 1, at += 4) {
      const alpha = 1 - (1 - (across[x] ?? 0)) * (1 - below);
      pixels[at] = 0x0a;
      pixels[at + 1] = 0x11;
      pixels[at + 2] = 0x14;
      pixels[at + 3] = Math.round(alpha * 255);
    }
  }
  return { input: Buffer.from(pixels.buffer), raw: { width, height, channels: 4 } };
}

function valueAt(stops: readonly (readonly [number, number])[], place: number): number {
  const next = stops.findIndex(([at]) => at >= place);
  const [toPlace, to] = stops[next] ?? [1, 0];
  const [fromPlace, from] = stops[Math.max(0, next - 1)] ?? [0, to];
  return toPlace === fromPlace
    ? to
    : from + ((to - from) * (place - fromPlace)) / (toPlace - fromPlace);
}

async function drawWords(
  sharp: MakeSharp,
  title: string,
  kicker: string,
): Promise<OverlayOptions[]> {
  const set = async (text: string, style: CardStyle, room: typeof kickerRoom) => {
    const widthOf = await measureText(sharp, text, style);
    return setText(text, { ...room, leading: style.leading, widthOf });
  };
  const below = await set(kicker, cardStyles.kicker, kickerRoom);
  const belowHeight = below.lines.length * below.size * cardStyles.kicker.leading;
  const titleBottom = words.bottom - belowHeight - kickerGap;
  const lineRoom = line.height + line.below;
  const above = await set(title, cardStyles.title, {
    sizes: title.length > longTitle ? titleSizes.slice(1) : titleSizes,
    width: words.width,
    height: titleBottom - words.top - lineRoom,
  });
  const titleTop = titleBottom - above.lines.length * above.size * cardStyles.title.leading;
  const lines = [
    ...placeLines(above, cardStyles.title, titleTop),
    ...placeLines(below, cardStyles.kicker, titleBottom + kickerGap),
  ];
  const { width, height, color } = line;
  const accent = sharp({ create: { width, height, channels: 3, background: color } }).png();
  return [
    { input: await accent.toBuffer(), left: words.left, top: Math.round(titleTop - lineRoom) },
    ...(await Promise.all(lines.map((one) => drawLine(sharp, one)))),
  ];
}

/** The font stands in the middle of each line, and rounded as browsers do it. */
function placeLines(text: ReturnType<typeof setText>, style: CardStyle, top: number) {
  const { size, lines } = text;
  const ascent = Math.round(size * cardFontMetrics.ascent);
  const descent = Math.round(size * cardFontMetrics.descent);
  const height = size * style.leading;
  const baseline = Math.floor((height - ascent - descent) / 2) + ascent;
  return lines.map((text, index) => ({
    ...{ text, style, size, x: words.left },
    y: Math.round(top + index * height + baseline),
  }));
}

async function loadSharp(): Promise<MakeSharp> {
  // Loaded at the first card: most starts of the server never need it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // SVG may contain scripts and references, so no decoder for it may be started.
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  return sharp;
}

const task = defineTask<typeof drawCard>(new URL(import.meta.url), 'drawCard');

/** Called in the main thread, whose environment is the one that libraries see. */
export function cardDrawer(pool: WorkerPool): typeof drawCard {
  process.env.FONTCONFIG_FILE ??= join(cardFontFolder, 'fonts.conf');
  return (order) => pool.run(task, order);
}
