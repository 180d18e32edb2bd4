import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { hostileBodies } from '../../tests/support/hostile-bodies.ts';
import { putPosts } from '../../tests/support/many-posts.ts';
import { writePost } from '../../tests/support/posts.ts';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import { feedXml } from '../pages/feed.ts';
import { PageCache } from '../pages/page-cache.ts';
import { deletePost } from '../posts/editing.ts';
import { readPublishedPosts } from '../posts/published.ts';
import { mediaApi } from './media.ts';

const siteOrigin = 'https://site.example';

describeOnBothDatabases('the media API', (open) => {
  let database: Database;
  let server: Server;
  let origin: string;
  const cache = new PageCache();

  beforeAll(async () => {
    database = await open();
    const app = new Hono<AppBindings>();
    app.route('/', mediaApi({ database, cache, origin: siteOrigin, siteUrl: undefined }));
    server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const list = async (query = '') => (await get(`/api/media${query}`)).json();

  it('is an empty array when there is nothing', async () => {
    expect(await list()).toEqual([]);
    cache.drop(['posts']);
  });

  it('gives the public posts, newest first, by the old names', async () => {
    await writePost(database, '2026-01-02T03:04:05.000Z', {
      ko: { title: '새 소식', mainText: '<p>글</p>' },
      en: { title: 'News', mainText: '<p>Text</p>' },
    });
    await writePost(database, '2026-01-01T00:00:00.000Z', { ko: { title: '옛 소식' } });
    await writePost(database, '2026-01-03T00:00:00.000Z', { ko: { title: '초안', draft: true } });
    expect(await list()).toEqual([
      {
        mnum: 1,
        title: '새 소식',
        main_image: '',
        regDate: '2026-01-02T03:04:05.000Z',
        main_text: '<p>글</p>',
      },
      expect.objectContaining({ mnum: 2, title: '옛 소식' }),
    ]);
    const brief = await list('?fields=list&language=1');
    expect(brief.map((post: { title: string }) => post.title)).toEqual(['News', '옛 소식']);
    expect(brief[0]).not.toHaveProperty('main_text');
    expect(await (await get('/api/media/1?language=1')).json()).toMatchObject({ title: 'News' });
  });

  it('answers a known version with 304, and the next change with a new one', async () => {
    const first = await get('/api/media');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    await first.text();
    const again = await get('/api/media', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    await writePost(database, '2026-02-01T00:00:00.000Z', { ko: { title: '더 새로운 소식' } });
    cache.drop(['posts']);
    const changed = await get('/api/media', { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toHaveLength(3);
  });

  it('is compressed for whoever can read that, and answers HEAD', async () => {
    const answer = await get('/api/media', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(await answer.json()).toHaveLength(3);
    const head = await get('/api/media', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('gives what is kept without asking the database again', async () => {
    await list();
    const db = {
      selectFrom: () => {
        throw new Error('the database is away');
      },
    } as never;
    const away = new Hono<AppBindings>();
    away.route('/', mediaApi({ database: { db }, cache, origin: '', siteUrl: undefined }));
    const other = createServer(getRequestListener(away.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    const answer = await fetch(
      `http://127.0.0.1:${(other.address() as AddressInfo).port}/api/media`,
    );
    expect(await answer.json()).toHaveLength(3);
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    other.close();
    expect(unheard).toEqual([]);
  });

  it('keeps a list of megabytes compressed, and unpacks it for who cannot read that', async () => {
    const long = `<p>${'긴 글 '.repeat(40_000)}</p>`;
    for (let i = 0; i < 7; i += 1) {
      await writePost(database, '2026-02-02T00:00:00.000Z', {
        ko: { title: '긴', mainText: long },
      });
    }
    cache.drop(['posts']);
    const before = cache.size;
    const plain = await get('/api/media', { headers: { 'Accept-Encoding': 'identity' } });
    const text = await plain.text();
    expect(Number(plain.headers.get('Content-Length'))).toBe(Buffer.byteLength(text));
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(text)).toHaveLength(10);
    expect(await (await get('/api/media', { headers: { 'Accept-Encoding': 'br' } })).text()).toBe(
      text,
    );
    expect(cache.size - before).toBeLessThan(text.length / 10);
    const head = await get('/api/media', { method: 'HEAD', headers: { 'Accept-Encoding': 'x' } });
    expect(head.headers.get('Content-Length')).toBe(plain.headers.get('Content-Length'));
    for (const { mnum } of JSON.parse(text).filter(
      (post: { title: string }) => post.title === '긴',
    )) {
      await database.write((trx) => deletePost(trx, mnum));
    }
    cache.drop(['posts']);
  });

  it('is one answer without a header Link, as long as there are few posts', async () => {
    const answer = await get('/api/media');
    expect(answer.headers.get('Link')).toBeNull();
    expect(await (await get('/api/media?page=2')).json()).toEqual([]);
  });

  it('refuses in one shape, and never with a 500', async () => {
    for (const path of ['/api/media/999', '/api/media/0', '/api/media/x', '/api/media/9e9']) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect((await answer.json()).error.code).toBe('not-found');
    }
    expect((await get('/api/media', { method: 'POST' })).status).toBe(405);
    for (const query of ['?language=9', '?language=x', '?language=-1', '?fields=%00', '?a=1&a=2']) {
      expect((await get(`/api/media${query}`)).status).toBe(200);
    }
  });

  it('carries hostile bodies as inert text, in the JSON and in the feed', async () => {
    for (const body of hostileBodies) {
      await writePost(database, '2026-03-01T00:00:00.000Z', {
        ko: { title: body, mainText: body },
      });
    }
    cache.drop(['posts']);
    for (const post of await list()) {
      expect(post.main_text).not.toMatch(/<script|<svg|<style|<[^>]*\son\w+=|"\s*javascript:/i);
    }
    const company = async () => ({ name: 'NOSHINE' });
    const feed = await feedXml(
      { words: suppliedReader(), posts: readPublishedPosts(database), company },
      'https://www.example.com',
      'ko',
    );
    expect(feed.match(/<entry /g)).toHaveLength(20);
    expect(feed).not.toMatch(/<(script|svg|style|img|p)\b/i);
  });
});

describeOnBothDatabases('the media API with many posts', (open) => {
  it('gives a thousand at a time, and leads from one to the next', async () => {
    const database = await open();
    await putPosts(database, 1, 2_010);
    const cache = new PageCache();
    const app = new Hono<AppBindings>();
    app.route('/', mediaApi({ database, cache, origin: siteOrigin, siteUrl: undefined }));
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const path = '/api/media?fields=list&language=1';
    const to = (name: string, page: number) =>
      `<${siteOrigin}${path}${page > 1 ? `&page=${page}` : ''}>; rel="${name}"`;
    const links: (string | null)[] = [];
    const mnums: number[] = [];
    for (let next: string | undefined = path; next; ) {
      const answer: Response = await fetch(url + next);
      const link = answer.headers.get('Link');
      links.push(link);
      mnums.push(...(await answer.json()).map((post: { mnum: number }) => post.mnum));
      next = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]?.slice(siteOrigin.length);
    }
    expect(mnums).toEqual(Array.from({ length: 2_010 }, (_, index) => 2_010 - index));
    expect(links).toEqual([
      [to('first', 1), to('next', 2), to('last', 3)].join(', '),
      [to('first', 1), to('prev', 1), to('next', 3), to('last', 3)].join(', '),
      [to('first', 1), to('prev', 2), to('last', 3)].join(', '),
    ]);
    const size = cache.size;
    const beyond = await fetch(`${url}${path}&page=900`);
    expect(await beyond.json()).toEqual([]);
    expect(beyond.headers.get('Link')).toBe(
      [to('first', 1), to('prev', 3), to('last', 3)].join(', '),
    );
    expect(cache.size).toBe(size);
    server.close();
  });
});
