import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';

export interface TextPlace {
  page: string;
  path: string;
}

/** The page in the frame knows texts by their numbers, everything else by page and path. */
export function usePlaces() {
  const { data } = useQuery('GET /site/places');
  return useMemo(() => {
    const names = data?.places ?? [];
    const numbers = new Map(names.map((name, number) => [name, number]));
    return {
      isLoaded: data !== undefined,
      placeOf(number: number): TextPlace | undefined {
        const name = names[number];
        const space = name?.indexOf(' ') ?? -1;
        return name ? { page: name.slice(0, space), path: name.slice(space + 1) } : undefined;
      },
      numberOf: ({ page, path }: TextPlace) => numbers.get(`${page} ${path}`),
    };
  }, [data]);
}
