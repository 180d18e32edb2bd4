import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testWorkers } from '../../tests/support/workers.ts';
import { drawPreview } from './preview.ts';

const workers = testWorkers();

const create = { width: 2400, height: 1200, channels: 3 as const, background: 'teal' };

it('draws a picture anew, small', async () => {
  const picture = await sharp({ create }).png().toBuffer();
  const preview = await drawPreview(Readable.from([picture]), workers);
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 600,
  });
});

it('draws nothing from what is no picture', async () => {
  expect(await drawPreview(Readable.from(['not a picture']), workers)).toBeUndefined();
});

it('fails, rather than waits for ever, when the content breaks off', async () => {
  const content = new Readable({ read() {} });
  content.push('half of');
  setImmediate(() => content.destroy());
  await expect(drawPreview(content, workers)).rejects.toThrow();
});
