import { useCallback } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { thumbnailOf } from './thumbnail.ts';

/** Small pictures by their names, as they will be; the supplied ones until that is known. */
export function useThumbnails(isWanted: boolean): (name: string) => string {
  const { data } = useQuery('GET /site/pictures', { isPaused: !isWanted });
  return useCallback(
    (name) => thumbnailOf(name, data?.pictures.find((one) => one.name === name)?.next ?? null),
    [data],
  );
}
