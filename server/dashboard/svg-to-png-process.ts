import { buffer } from 'node:stream/consumers';

// A process of its own: the site's blocks libvips from reading SVG, which strangers may send, and
// that holds for all of its threads. Takes a JSON array of drawings, answers one of PNGs in base64.
const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

const drawings = JSON.parse(String(await buffer(process.stdin))) as string[];
const pictures: string[] = [];
for (const drawing of drawings) {
  // Twice as many pixels as it is wide in the letter: most screens show two for one.
  const picture = sharp(Buffer.from(drawing), { density: 144 })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, compressionLevel: 9 });
  pictures.push((await picture.toBuffer()).toString('base64'));
}
process.stdout.write(JSON.stringify(pictures));
