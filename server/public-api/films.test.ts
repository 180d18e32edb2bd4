import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../files/open-store.ts';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import { openSiteFilms } from '../site/films-files.ts';
import { filmsApi } from './films.ts';

const name = 'a'.repeat(32);
let app: ReturnType<typeof createApp>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'films-'));
  const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
  await store.put(`${name}.mp4`, Readable.from(['0123456789']));
  await store.put(`${name}.vtt`, Readable.from(['WEBVTT\n']));
  await store.put(`${name}-source.webp`, Readable.from(['no film']));
  const films = openSiteFilms({
    ...{ store, encode: {} as never, now: Date.now },
    hasRoom: async () => true,
  });
  const routeManifest = async () => new Response();
  app = createApp({ routeManifest, siteUrl: undefined, log, apis: [filmsApi(films)] });
});
afterAll(() => rm(dataDir, { recursive: true }));

const ask = (headers: Record<string, string> = {}, method = 'GET', file = `${name}.mp4`) =>
  app.request(`/films/${file}`, { method, headers });

describe('an own film', () => {
  it('is sent whole, and may be kept for ever', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '10',
      'content-type': 'video/mp4',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await ask({ 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is sent in the pieces that players ask for', async () => {
    const first = await ask({ Range: 'bytes=0-1' });
    expect([first.status, await first.text()]).toEqual([206, '01']);
    expect(first.headers.get('Content-Range')).toBe('bytes 0-1/10');
    expect(first.headers.get('Content-Length')).toBe('2');
    const rest = await ask({ Range: 'bytes=7-' });
    expect([rest.status, await rest.text()]).toEqual([206, '789']);
    const beyond = await ask({ Range: 'bytes=10-' });
    expect([beyond.status, await beyond.text()]).toEqual([416, '']);
    expect(beyond.headers.get('Content-Range')).toBe('bytes */10');
  });

  it('is sent whole to who has pieces of another', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('ETag') ?? '';
    const same = await ask({ Range: 'bytes=7-', 'If-Range': etag });
    expect(await same.text()).toBe('789');
    const other = await ask({ Range: 'bytes=7-', 'If-Range': '"other"' });
    expect([other.status, await other.text()]).toEqual([200, '0123456789']);
  });

  it('says to HEAD how long it is', async () => {
    const whole = await ask({}, 'HEAD');
    expect([whole.status, whole.headers.get('Content-Length')]).toEqual([200, '10']);
    expect(await whole.text()).toBe('');
    const part = await ask({ Range: 'bytes=0-1' }, 'HEAD');
    expect([part.status, part.headers.get('Content-Length')]).toEqual([206, '2']);
  });

  it('has captions beside it, and nothing else is found there', async () => {
    const captions = await ask({}, 'GET', `${name}.vtt`);
    expect(captions.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
    for (const file of [`${name}-source.webp`, `${'b'.repeat(32)}.mp4`, 'x', '..%2Fsecret.mp4']) {
      expect((await ask({}, 'GET', file)).status).toBe(404);
    }
  });
});
