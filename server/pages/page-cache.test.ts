import { describe, expect, it } from 'vitest';
import { cacheResponse } from '../http/cached-response.ts';
import { PageCache } from './page-cache.ts';

const page = (bytes: number) =>
  cacheResponse({
    headers: { 'Content-Type': 'application/x-page' },
    body: Buffer.alloc(bytes, 1),
  });

describe('the page cache', () => {
  it('never holds more bytes than it may, with what is in reserve', () => {
    const cache = new PageCache({ capacity: 100_000 });
    for (let change = 0; change < 9; change += 1) {
      for (let i = 0; i < 4; i += 1) {
        cache.put(`/${change}/${i}`, page(20_000), ['posts'], cache.generation);
        expect(cache.size).toBeLessThanOrEqual(100_000);
      }
      cache.drop(['posts']);
    }
    expect(cache.size).toBeGreaterThan(0);
  });

  it('gives up the reserve before what is current', () => {
    const cache = new PageCache({ capacity: 70_000 });
    cache.put('/old', page(30_000), ['posts'], cache.generation);
    cache.drop(['posts']);
    expect(cache.stale('/old')).toBeDefined();
    cache.put('/new', page(30_000), ['posts'], cache.generation);
    expect(cache.stale('/old')).toBeDefined();
    cache.put('/newer', page(30_000), ['posts'], cache.generation);
    expect(cache.stale('/old')).toBeUndefined();
    expect(cache.get('/new')).toBeDefined();
    expect(cache.get('/newer')).toBeDefined();
  });

  it('gives up what was asked for once before what is asked for again and again', () => {
    const cache = new PageCache({ capacity: 100_000 });
    cache.put('/', page(20_000), ['posts'], cache.generation);
    for (let number = 1; number < 50; number += 1) {
      expect(cache.get('/')).toBeDefined();
      cache.put(`/media?page=${number}`, page(20_000), ['posts'], cache.generation);
      expect(cache.size).toBeLessThanOrEqual(100_000);
    }
    expect(cache.get('/media?page=40')).toBeUndefined();
    expect(cache.get('/media?page=49')).toBeDefined();
  });

  it('makes room also when everything in it was asked for', () => {
    const cache = new PageCache({ capacity: 100_000 });
    for (let number = 0; number < 20; number += 1) {
      cache.put(`/${number}`, page(20_000), [], cache.generation);
      for (let asked = 0; asked <= number; asked += 1) cache.get(`/${asked}`);
      expect(cache.size).toBeLessThanOrEqual(100_000);
    }
  });

  it('compresses strongly what is asked for, and nothing that was only made ahead', async () => {
    const compressed: number[] = [];
    const compress = async (bytes: Uint8Array) => {
      compressed.push(bytes.length);
      return { br: bytes, gzip: bytes };
    };
    const cache = new PageCache({ compress });
    const headers = { 'Content-Type': 'text/html' };
    for (const length of [10, 20, 30]) {
      const answer = cacheResponse({ headers, body: 'x'.repeat(length) });
      cache.put(`/${length}`, answer, [], cache.generation);
    }
    cache.get('/30');
    cache.get('/20');
    cache.get('/30');
    await expect.poll(() => compressed).toEqual([30, 20]);
  });

  it('counts what compressing adds, once it is done', async () => {
    const cache = new PageCache();
    const headers = { 'Content-Type': 'text/html' };
    const answer = cacheResponse({ headers, body: 'x'.repeat(300_000) });
    cache.put('/', answer, [], cache.generation);
    const before = cache.size;
    cache.get('/');
    await expect.poll(() => answer.variants.gzip).toBeDefined();
    await expect.poll(() => cache.size).toBeGreaterThan(before);
    cache.forget('/');
    expect(cache.size).toBe(0);
  });
});
