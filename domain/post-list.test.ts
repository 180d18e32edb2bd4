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

  it('leaves out numbers of a long list', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(1, 17)).toEqual([1, 2, 'gap', 17]);
    expect(pageNumbers(9, 17)).toEqual([1, 'gap', 8, 9, 10, 'gap', 17]);
    expect(pageNumbers(17, 17)).toEqual([1, 'gap', 16, 17]);
  });
});
