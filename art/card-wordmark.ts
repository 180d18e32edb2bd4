// The wordmark for cards that the server draws, where no SVG may be read.
//   node art/card-wordmark.ts

import sharp from 'sharp';

await sharp('art/wordmark.svg', { density: 72 * (236 / 218) * 4 })
  .resize({ width: 236 })
  .png({ compressionLevel: 9, effort: 10 })
  .toFile('server/site/card-wordmark.png');
