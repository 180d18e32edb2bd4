import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPreview, encodeSource, encodeVariant, type VariantOrder } from './encode-variant.ts';

const draw = (width: number, height: number, background = '#35e8bd') =>
  sharp({ create: { width, height, channels: 3, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 as const, background: '#000' },
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function sourceOf(bytes: Uint8Array): Promise<Uint8Array> {
  const encoded = await encodeSource(bytes);
  if (!encoded.ok) throw new Error(encoded.reason);
  return encoded.content;
}

/** Left half red, right half blue. */
async function twoHalves() {
  const right = await draw(400, 450, '#0000ff').png().toBuffer();
  const whole = draw(800, 450, '#ff0000').composite([{ input: right, left: 400, top: 0 }]);
  return sourceOf(await whole.png().toBuffer());
}

const order = { limit: 160 * 1024, width: 480, height: 270, format: 'webp' } as const;

async function encode(given: VariantOrder) {
  const made = await encodeVariant(given);
  if (!made.ok) throw new Error(made.reason);
  return made;
}

it('a source stands upright, without what a camera writes into it, and never larger than needed', async () => {
  const photo = draw(4200, 2100).withExif({ IFD0: { Copyright: 'somebody' } });
  const given = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const encoded = await encodeSource(given);
  expect(encoded).toMatchObject({ ok: true, width: 2000, height: 4000 });
  const about = await sharp(await sourceOf(given)).metadata();
  expect(about).toMatchObject({ format: 'webp', width: 2000, height: 4000 });
  expect(about.exif).toBeUndefined();
});

it('programs, drawings with scripts, torn files and bombs are no sources', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const torn = (await noise(400, 400)).subarray(0, 4000);
  for (const bytes of [svg, Buffer.from('MZ\u0090'), Buffer.alloc(0), torn]) {
    expect(await encodeSource(bytes)).toEqual({ ok: false, reason: 'not-a-picture' });
  }
  const huge = await draw(7200, 7200).png().toBuffer();
  expect(await encodeSource(huge)).toEqual({ ok: false, reason: 'too-many-pixels' });
});

it.each(['avif', 'webp', 'whole'] as const)(
  'a file shows the part that was cut out: %s',
  async (format) => {
    const source = await twoHalves();
    const crop = { left: 400, top: 0, width: 400, height: 225 };
    const { content, extension } = await encode({ ...order, source, crop, format });
    expect(extension).toBe(format === 'whole' ? 'jpg' : format);
    expect(await sharp(content).metadata()).toMatchObject({ width: 480, height: 270 });
    const pixels = await sharp(content).removeAlpha().raw().toBuffer();
    const [red = 0, , blue = 0] = pixels.subarray(3 * (135 * 480 + 240));
    expect(red).toBeLessThan(10);
    expect(blue).toBeGreaterThan(245);
  },
);

it('a part that is not all there is refused', async () => {
  const source = await twoHalves();
  const crop = { left: 401, top: 0, width: 400, height: 225 };
  expect(await encodeVariant({ ...order, source, crop })).toEqual({ ok: false, reason: 'outside' });
});

it.each(['avif', 'webp'] as const)(
  '%s gives way in quality to stay within its limit',
  async (format) => {
    const source = await sourceOf(await noise(480, 270));
    const crop = { left: 0, top: 0, width: 480, height: 270 };
    const free = await encode({ ...order, source, crop, format, limit: 1e6 });
    const limit = Math.round(free.content.length * 0.7);
    const held = await encode({ ...order, source, crop, format, limit });
    expect(held.content.length).toBeLessThanOrEqual(limit);
  },
);

it('what cannot be that small is as small as it can decently be', async () => {
  const source = await sourceOf(await noise(480, 270));
  const crop = { left: 0, top: 0, width: 480, height: 270 };
  const { content } = await encode({ ...order, source, crop, limit: 10 });
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 480 });
});

it('what the page shines through stays so, and has no preview', async () => {
  const glass = await draw(480, 270).ensureAlpha(0.5).png().toBuffer();
  const source = await sourceOf(glass);
  const crop = { left: 0, top: 0, width: 480, height: 270 };
  const whole = await encode({ ...order, source, crop, format: 'whole' });
  expect(whole.extension).toBe('png');
  const avif = await encode({ ...order, source, crop, format: 'avif' });
  expect((await sharp(avif.content).stats()).isOpaque).toBe(false);
  expect(await drawPreview(avif.content)).toBe('');
  expect(await drawPreview(await noise(48, 27))).toMatch(/^data:image\/webp;base64,.{20,300}$/);
});
