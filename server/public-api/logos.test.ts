import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStore } from '../files/disk-store.ts';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import { type Logos, openLogos } from '../logos/logos.ts';
import { logosApi } from './logos.ts';

let logos: Logos;
let app: ReturnType<typeof createApp>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logos-'));
  logos = openLogos(await openDiskStore(folder), drawLogo);
  const routeManifest = async () => new Response();
  app = createApp({ routeManifest, siteUrl: undefined, log, apis: [logosApi(logos)] });
});
afterAll(() => rm(folder, { recursive: true }));

async function keep(bytes: Uint8Array): Promise<string> {
  const kept = await logos.keep(bytes);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.logo.file;
}

const svg = Buffer.from('<svg viewBox="0 0 2 1"><script>x</script><path d="M0 0h1"/></svg>');

it('serves a cleaned drawing as a picture that does nothing by itself', async () => {
  const file = await keep(svg);
  const answer = await app.request(`/logos/${file}`);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(await answer.text()).not.toContain('script');
  const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
  expect((await app.request(`/logos/${file}`, { headers })).status).toBe(304);
});

it('draws a PNG anew, without what hides in it, and no larger than it is shown', async () => {
  const large = await sharp({
    create: { width: 4000, height: 1000, channels: 4, background: '#0f08' },
  })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer();
  const file = await keep(large);
  const answer = await app.request(`/logos/${file}`);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  const about = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(about).toMatchObject({ width: 1200, height: 300, hasAlpha: true });
  expect(about.exif).toBeUndefined();
});

it('refuses other pictures, and PNGs that are none', async () => {
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const broken = Buffer.from('89504e470d0a1a0a0000', 'hex');
  for (const bytes of [jpeg, broken, Buffer.alloc(0)]) {
    expect(await logos.keep(bytes)).toEqual({ ok: false, reason: 'not-a-drawing' });
  }
});

it('serves nothing but logos', async () => {
  for (const name of [
    `${'a'.repeat(32)}.svg`,
    `${'a'.repeat(32)}-480.webp`,
    '..%2Fsecret',
    'x.svg',
  ]) {
    expect((await app.request(`/logos/${name}`)).status).toBe(404);
  }
});
