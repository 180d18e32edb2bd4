import { describe, expect, it } from 'vitest';
import { listAddress, pageNumbers, readListState } from './post-list.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('the address of the media list', () => {
  it('says what is shown, and nothing that goes without saying', () => {
    expect(listAddress('ko', { sort: 'newest', page: 1, q: '' })).toBe('/media');
    expect(listAddress('es', { sort: 'oldest', page: 3, q: 'á&b' })).toBe(
      '/es/media?sort=oldest&page=3&q=%C3%A1%26b',
    );
  });

  it('is read back, and nonsense counts as not asked for', () => {
    expect(read('sort=oldest&page=3&q=%20x%20')).toEqual({ sort: 'oldest', page: 3, q: 'x' });
    expect(read('sort=up&page=-1&q=')).toEqual({ sort: 'newest', page: 1, q: '' });
    expect(read('page=1e9')).toMatchObject({ page: 1 });
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(300);
  });

  it('shows every number of a list of up to 13 pages', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pageNumbers(7, 13)).toHaveLength(13);
  });

  it('leaves out numbers of a longer list', () => {
    expect(pageNumbers(1, 17)).toEqual([1, 2, 3, 'gap', 8, 'gap', 12, 'gap', 17]);
    expect(pageNumbers(5, 14)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap', 11, 'gap', 14]);
    expect(pageNumbers(9, 17)).toEqual([1, 'gap', 4, 'gap', 7, 8, 9, 10, 11, 'gap', 14, 'gap', 17]);
    expect(pageNumbers(1000, 1000)).toEqual([1, 'gap', 333, 'gap', 666, 'gap', 998, 999, 1000]);
  });

  it.each([14, 20, 100, 1000])('keeps every one of %i pages within reach', (pages) => {
    const clicks = new Map([[1, 0]]);
    for (const [page, count] of clicks) {
      const numbers = pageNumbers(page, pages).filter((number) => number !== 'gap');
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.length).toBeLessThanOrEqual(11);
      for (const next of numbers) if (!clicks.has(next)) clicks.set(next, count + 1);
    }
    expect(clicks.size).toBe(pages);
    expect(Math.max(...clicks.values())).toBeLessThanOrEqual(Math.ceil(Math.log2(pages)));
  });
});
