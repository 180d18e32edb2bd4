import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog as log } from '../log/log.ts';
import { answerPages } from '../pages/answer-pages.ts';
import { PageCache } from '../pages/page-cache.ts';
import { createApp } from './app.ts';
import { cacheResponse } from './cached-response.ts';
import { limitClients } from './client-limits.ts';
import { createHealth } from './health.ts';
import { createListener } from './listener.ts';
import { indexStaticFiles } from './static-files.ts';

const page = cacheResponse({
  headers: { 'Content-Type': 'text/html' },
  body: '<p>found nothing</p>',
});

let server: Server;
let origin: string;

beforeAll(async () => {
  const shared = { siteUrl: undefined, trustProxy: 1, log };
  const files = await indexStaticFiles(await mkdtemp(join(tmpdir(), 'no-files-')), undefined);
  const documents = {
    isCached: ({ key }: { key: string }) => key === '/media',
    page: async () => page,
    admin: async () => page,
    notFound: async () => page,
  };
  const uncached = limitClients({ burst: 3, perSecond: 0 });
  const cache = new PageCache();
  const pages = answerPages({ ...shared, cache, files, documents, generated: new Map(), uncached });
  const app = createApp({ ...shared, routeManifest: async () => new Response(), apis: [] });
  server = createServer(createListener({ ...shared, pages, app, health: createHealth(undefined) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (path: string, visitor: string) =>
  fetch(origin + path, { headers: { 'x-forwarded-for': visitor } });

it('searching is free until it is a flood, and a flood is its sender’s alone', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await ask('/media?q=none', '203.0.113.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await ask('/media?q=none', '203.0.113.1');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await ask('/media', '203.0.113.1')).status).toBe(200);
  expect((await ask('/media?q=none', '203.0.113.2')).status).toBe(200);
});

it('refuses an address by its length before anything looks at it', async () => {
  expect((await ask(`/media?q=${'a'.repeat(5_000)}`, '203.0.113.3')).status).toBe(414);
});

it('sends to the app only what the app has paths for', async () => {
  expect((await ask('/__manifest', '203.0.113.4')).headers.get('content-type')).toBeNull();
  expect(await (await ask('/__manifests', '203.0.113.4')).text()).toContain('found nothing');
  expect(await (await ask('/healthz/x', '203.0.113.4')).text()).toContain('found nothing');
});
