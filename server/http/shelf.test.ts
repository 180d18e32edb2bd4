import { describe, expect, it } from 'vitest';
import { keepAnswer } from './kept-answer.ts';
import { Shelf } from './shelf.ts';

const page = (bytes: number) =>
  keepAnswer({ headers: { 'Content-Type': 'application/x-page' }, body: Buffer.alloc(bytes, 1) });

describe('the shelf', () => {
  it('never holds more bytes than it may, with what is in reserve', () => {
    const shelf = new Shelf({ capacity: 100_000 });
    for (let change = 0; change < 9; change += 1) {
      for (let i = 0; i < 4; i += 1) {
        shelf.put(`/${change}/${i}`, page(20_000), ['posts'], shelf.generation);
        expect(shelf.size).toBeLessThanOrEqual(100_000);
      }
      shelf.drop('posts');
    }
    expect(shelf.size).toBeGreaterThan(0);
  });

  it('gives up the reserve before what is current', () => {
    const shelf = new Shelf({ capacity: 70_000 });
    shelf.put('/old', page(30_000), ['posts'], shelf.generation);
    shelf.drop('posts');
    expect(shelf.reserve('/old')).toBeDefined();
    shelf.put('/new', page(30_000), ['posts'], shelf.generation);
    expect(shelf.reserve('/old')).toBeDefined();
    shelf.put('/newer', page(30_000), ['posts'], shelf.generation);
    expect(shelf.reserve('/old')).toBeUndefined();
    expect(shelf.get('/new')).toBeDefined();
    expect(shelf.get('/newer')).toBeDefined();
  });

  it('counts what compressing adds, once it is done', async () => {
    const shelf = new Shelf();
    const headers = { 'Content-Type': 'text/html' };
    const answer = keepAnswer({ headers, body: 'x'.repeat(300_000) });
    shelf.put('/', answer, [], shelf.generation);
    const before = shelf.size;
    await expect.poll(() => answer.variants.gzip).toBeDefined();
    await expect.poll(() => shelf.size).toBeGreaterThan(before);
    shelf.forget('/');
    expect(shelf.size).toBe(0);
  });
});
