import { useSearchParams } from 'react-router';

export interface Filters {
  search: URLSearchParams;
  set(name: string, value: string | null): void;
  clear(left?: Record<string, string>): void;
}

/** What is typed letter by letter. */
const typedNames = ['q', 'inquiry'];

/** A list's search and filters live in the address; a change of one starts at the first page. */
export function useFilters(pageNames: readonly string[] = []): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    set(name, value) {
      setSearch(
        (current) => {
          const others = [...current].filter(([key]) => key !== name && !pageNames.includes(key));
          return new URLSearchParams(value ? [...others, [name, value]] : others);
        },
        // Otherwise each letter typed would be a step of the Back button.
        { replace: typedNames.includes(name) },
      );
    },
    clear: (left = {}) => setSearch(left),
  };
}
