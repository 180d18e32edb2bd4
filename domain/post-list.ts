import { type Language, localize } from './language.ts';
import { pages } from './pages.ts';
import { cleanSearch, type SortMode } from './post.ts';

/** Everything that the list shows is in its address. */
export interface ListState {
  sort: SortMode;
  page: number;
  q: string;
}

export function isListParameter(name: string): name is keyof ListState {
  return name === 'sort' || name === 'page' || name === 'q';
}

/** What is missing or makes no sense in an address counts as not asked for. */
export function readListState(search: URLSearchParams): ListState {
  const page = search.get('page') ?? '';
  return {
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    q: cleanSearch(search.get('q') ?? ''),
  };
}

export function listQuery({ sort, page, q }: ListState): string {
  const query = new URLSearchParams();
  if (sort === 'oldest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (q) query.set('q', q);
  return query.size > 0 ? `?${query}` : '';
}

export function listAddress(language: Language, state: ListState): string {
  return localize(pages.media.path, language) + listQuery(state);
}

/** Lists of up to so many pages show all their numbers. */
const mostNumbers = 13;

/**
 * The numbers to show: all of a short list; of a long one the ends, the pages around the current
 * one and some in between, so that any page is a few clicks away. A gap stands for those left out.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  if (pages <= mostNumbers) return countFrom(1, pages);
  const first = Math.max(1, page - 2);
  const last = Math.min(pages, page + 2);
  const shown = [
    ...(first > 1 ? [1, ...between(1, first)] : []),
    ...countFrom(first, last),
    ...(last < pages ? [...between(last, pages), pages] : []),
  ];
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? number - 1) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ['gap', number];
  });
}

const countFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Up to two numbers at equal distances, each with a gap on either side. */
function between(start: number, end: number): number[] {
  const distance = end - start;
  const parts = Math.min(3, Math.floor(distance / 3));
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) =>
    Math.round(start + (distance * (index + 1)) / parts),
  );
}
