// Draws public/art/grain.png: four shades of very thin black and white, which break up the steps
// that a dark gradient shows, and the smoothness that a denoised render has.
//   node art/grain.ts

import sharp from 'sharp';

const size = 128;
const shades = [
  [0, 6],
  [0, 3],
  [255, 2],
  [255, 4],
] as const;

/** The same picture at every run. */
function* numbers(seed: number) {
  let state = seed;
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const random = numbers(7);
const pixels = Buffer.alloc(size * size * 4);
for (let offset = 0; offset < pixels.length; offset += 4) {
  const shade = shades[Math.floor((random.next().value ?? 0) * shades.length)] ?? shades[0];
  pixels.fill(shade[0], offset, offset + 3);
  pixels[offset + 3] = shade[1];
}
await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  .png({ palette: true, colors: 4, effort: 10, compressionLevel: 9 })
  .toFile('public/art/grain.png');
