import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppBindings, createApp } from '../http/app.ts';
import { cacheResponse } from '../http/cached-response.ts';
import { createHealth } from '../http/health.ts';
import { createListener } from '../http/listener.ts';
import { indexStaticFiles } from '../http/static-files.ts';
import { silentLog as log } from '../log/log.ts';
import { mediaApi } from '../public-api/media.ts';
import { answerPages } from './answer-pages.ts';
import type { GeneratedFile } from './generated-file.ts';
import { PageCache } from './page-cache.ts';

let isDatabaseAway = true;
const fails = () => {
  throw isDatabaseAway
    ? Object.assign(new Error(), { code: 'ECONNREFUSED' })
    : new Error('a mistake');
};

describe('an address that needs the database', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const cache = new PageCache();
    const database = { db: { selectFrom: fails } } as never;
    const media: Hono<AppBindings> = mediaApi({
      database,
      cache,
      origin: 'https://site.example',
      siteUrl: undefined,
    });
    const shared = { siteUrl: undefined, trustProxy: 0, log };
    const app = createApp({ ...shared, routeManifest: async () => new Response(), apis: [media] });
    const files = await indexStaticFiles(await mkdtemp(join(tmpdir(), 'no-files-')), undefined);
    const feed = { type: 'application/atom+xml', madeOf: [], make: async () => fails() };
    const changed = { ...feed, madeOf: ['posts' as const] };
    const generated = new Map<string, GeneratedFile>([
      ['/feed.xml', feed],
      ['/en/feed.xml', changed],
    ]);
    const older = cacheResponse({ headers: {}, body: 'as it was' });
    cache.put('/en/feed.xml', older, changed.madeOf, cache.generation);
    cache.drop(['posts']);
    const documents = { page: fails, isCached: () => false, admin: fails, notFound: fails };
    const pages = answerPages({ ...shared, cache, files, documents, generated });
    server = createServer(
      createListener({ ...shared, pages, app, health: createHealth(undefined) }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each(['/api/media', '/feed.xml'])('%s asks for patience while it is away', async (path) => {
    isDatabaseAway = true;
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).not.toBe('');
  });

  it('is answered as it was before the last change while that cannot be read', async () => {
    isDatabaseAway = true;
    const answer = await fetch(`${origin}/en/feed.xml`);
    expect([answer.status, await answer.text()]).toEqual([200, 'as it was']);
  });

  it.each(['/api/media', '/feed.xml'])('%s owns up to any other fault', async (path) => {
    isDatabaseAway = false;
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('a mistake');
  });
});
