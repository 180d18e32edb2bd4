// Draws the favicon set and the app icons from the symbol → public/icons, public/favicon.ico.
//   node art/icons.ts

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const target = process.env.ART_TARGET ?? 'public';
const ink = '#0A1114';
const paper = '#F2F4EF';
const glow = '#35E8BD';

/** The seven beads in a 32 box, as app/brand/Symbol.tsx draws them. */
const lit: Record<number, number> = { 0: 0.35, 4: 0.35, 5: 0.7 };
const bead = (x: number, y: number, fill: string, opacity = 1) =>
  `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="4.9" fill="${fill}" fill-opacity="${opacity}"/>`;
const beads = [0, 1, 2, 3, 4, 5].map((step) => {
  const angle = (step * Math.PI) / 3 + Math.PI / 6;
  const [x, y] = [16 + 10.3 * Math.cos(angle), 16 + 10.3 * Math.sin(angle)];
  return bead(x, y, step in lit ? glow : paper, lit[step] ?? 0.4);
});
beads.push(bead(16, 16, glow));

/** `share`: how much of the box the symbol takes; `corner`: rounding of the dark ground. */
const icon = (share: number, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink}"/>` +
  `<g transform="translate(${32 * (1 - share)} ${32 * (1 - share)}) scale(${2 * share})">${beads.join('')}</g></svg>`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64, dither: 0 })
    .toBuffer();

/** An .ico that holds a PNG of each size. */
async function ico(svg: string, sizes: readonly number[]) {
  const images = await Promise.all(sizes.map((size) => png(svg, size)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, entry);
    head.writeUInt8(sizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += image.length;
  }
  return Buffer.concat([head, ...images]);
}

mkdirSync(join(target, 'icons'), { recursive: true });
const write = (file: string, data: Buffer | string) => writeFileSync(join(target, file), data);
const rounded = icon(0.86, 14);
write('icons/icon.svg', rounded);
write('favicon.ico', await ico(rounded, [16, 32, 48]));
// Apple rounds by itself and a maskable icon is cut by the system: both fill the square.
write('icons/apple-touch-icon.png', await png(icon(0.7, 0), 180));
write('icons/icon-192.png', await png(rounded, 192));
write('icons/icon-512.png', await png(rounded, 512));
write('icons/maskable-512.png', await png(icon(0.58, 0), 512));
const entry = (file: string, size: number, purpose?: string) => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});
write(
  'site.webmanifest',
  JSON.stringify({
    name: 'NOSHINE',
    short_name: 'NOSHINE',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: ink,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      entry('icon-192.png', 192),
      entry('icon-512.png', 512),
      entry('maskable-512.png', 512, 'maskable'),
    ],
  }),
);
