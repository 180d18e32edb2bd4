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

/** The numbers to show around the current page: a gap stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const numbers: (number | 'gap')[] = [];
  for (const number of [...new Set(shown)].sort((a, b) => a - b)) {
    const previous = numbers.at(-1);
    if (typeof previous === 'number' && number - previous === 2) numbers.push(number - 1);
    else if (typeof previous === 'number' && number - previous > 2) numbers.push('gap');
    numbers.push(number);
  }
  return numbers;
}
