import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog as log } from '../log/log.ts';
import { createAddressBook } from '../pages/addresses.ts';
import { PageCache } from '../pages/page-cache.ts';
import { createApp } from './app.ts';
import { cacheResponse } from './cached-response.ts';
import { limitClients } from './client-limits.ts';
import { createListener } from './listener.ts';

const page = cacheResponse({
  headers: { 'Content-Type': 'text/html' },
  body: '<p>found nothing</p>',
});

let server: Server;
let origin: string;

beforeAll(async () => {
  const documents = {
    readAddress: createAddressBook(['/', '/media']),
    isCached: ({ key }: { key: string }) => key === '/media',
    page: async () => page,
  } as never;
  const files = { has: () => false, keep: async () => undefined } as never;
  const parts = { documents, siteUrl: undefined, trustProxy: 1, log, isReady: async () => true };
  const app = createApp({ ...parts, apis: [] });
  const uncached = limitClients({ burst: 3, perSecond: 0 });
  const rest = { cache: new PageCache(), files, generated: new Map(), app, uncached };
  server = createServer(createListener({ ...parts, ...rest }));
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
