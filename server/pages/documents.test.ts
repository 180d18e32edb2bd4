import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from './addresses.ts';
import { createDocuments } from './documents.ts';
import { PageCache } from './page-cache.ts';
import type { Render } from './renderer.ts';
import type { Site } from './site.ts';

/** Asks the site for what the real pages ask it for, and answers as the router does. */
const render: Render = async (url, site) => {
  const { pathname, searchParams } = new URL(url, site.origin);
  const [mnum] = /\d+$/.exec(pathname) ?? [];
  const errors: unknown[] = [];
  let status = pathname.endsWith('/not/found') ? 404 : 200;
  try {
    if (pathname !== '/admin') await site.popup();
    if (mnum && !(await site.posts.find(Number(mnum), 'ko'))) status = 404;
    if (pathname.endsWith('/media')) {
      await site.posts.list({ language: 'ko', page: Number(searchParams.get('page') ?? 1) });
    }
  } catch (error) {
    status = 500;
    errors.push(error);
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const response = new Response(`<p>${status} ${url}</p>`, { status, headers });
  return { response, nonce: 'n', errors };
};

describe('documents', () => {
  let cache: PageCache;
  let documents: ReturnType<typeof createDocuments>;
  let hasPost: boolean;
  let isAway: boolean;
  let isMistaken: boolean;
  const list = vi.fn(async () => ({ posts: [], page: 1, pages: 2, total: 13 }));
  const unlessAway = () => {
    if (isMistaken) throw new Error('a mistake of ours');
    if (isAway) throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
  };

  beforeEach(() => {
    hasPost = true;
    isAway = false;
    isMistaken = false;
    list.mockClear();
    cache = new PageCache();
    const site = {
      origin: 'http://localhost',
      popup: async () => unlessAway() ?? {},
      posts: { list, find: async () => unlessAway() ?? (hasPost ? { mnum: 1 } : undefined) },
    } as unknown as Site;
    const isReady = async () => !isAway;
    documents = createDocuments({ render, site, cache, siteUrl: undefined, isReady });
  });

  const ask = (url: string) => {
    const address = readAddress(url);
    if (address.kind !== 'page') throw new Error(`${url} is no page`);
    return documents.page(address);
  };

  it('stand in for themselves while the database is away', async () => {
    await ask('/media/1');
    cache.drop(['posts']);
    isAway = true;
    expect((await ask('/media/1')).status).toBe(200);
  });

  it('never bring back a post that was withdrawn', async () => {
    await ask('/media/1');
    hasPost = false;
    cache.drop(['posts']);
    expect((await ask('/media/1')).status).toBe(404);
    isAway = true;
    expect((await ask('/media/1')).status).toBe(503);
  });

  it('say that they cannot be made just now, and are made once they can', async () => {
    isAway = true;
    const answer = await ask('/en/media/1');
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
    expect(answer.variants.identity?.body.toString()).toContain('/en/media/1');
    isAway = false;
    expect((await ask('/en/media/1')).status).toBe(200);
  });

  it('own up to a mistake, which no waiting will mend', async () => {
    isMistaken = true;
    expect((await ask('/en/media/1')).status).toBe(500);
  });

  it('say so too when the database is back before the answer', async () => {
    const gone = Object.assign(new Error('Connection terminated unexpectedly'));
    const back = createDocuments({
      render: async () => ({
        response: new Response('', { status: 500 }),
        nonce: '',
        errors: [gone],
      }),
      site: {} as Site,
      cache,
      siteUrl: undefined,
      isReady: async () => true,
    });
    const address = readAddress('/media/1');
    if (address.kind !== 'page') throw new Error('no page');
    expect((await back.page(address)).status).toBe(503);
  });

  it('keep a real 404 only, and let it stand in', async () => {
    const missing = { language: 'en', missing: 'page' } as const;
    isAway = true;
    expect((await documents.notFound(missing)).status).toBe(503);
    isAway = false;
    expect((await documents.notFound(missing)).status).toBe(404);
    cache.drop(['settings']);
    isAway = true;
    expect((await documents.notFound(missing)).status).toBe(404);
  });

  it('of the list are kept as far as it goes; beyond its end they are made each time', async () => {
    for (const url of ['/media', '/media?page=2', '/media?page=3', '/media?page=1000000']) {
      expect((await ask(url)).status).toBe(200);
    }
    expect(list).toHaveBeenCalledTimes(4);
    expect(cache.get('/media')).toBeDefined();
    expect(cache.get('/media?page=2')).toBeDefined();
    expect(cache.get('/media?page=3')).toBeUndefined();
    expect(cache.get('/media?page=1000000')).toBeUndefined();
  });

  it('of the back office are one, and say by their status when nobody can be let in', async () => {
    const admin = (url: string) => {
      const address = readAddress(url);
      if (address.kind !== 'admin') throw new Error(`${url} is not of the back office`);
      return documents.admin(address);
    };
    const room = await admin('/admin');
    expect(room.status).toBe(200);
    expect(await admin(`/admin/${'deep/'.repeat(500)}`)).toBe(room);
    isAway = true;
    const closed = await admin('/admin/inquiries');
    expect(closed.status).toBe(503);
    expect(closed.headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
    expect(closed.variants.identity?.body).toEqual(room.variants.identity?.body);
    isAway = false;
    expect(await admin('/admin/inquiries')).toBe(room);
  });
});
