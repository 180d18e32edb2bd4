import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from './request.ts';

export interface Query<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload(): void;
  /** For a change whose result is known without another request. */
  setData(change: (data: T) => T): void;
}

/** What the server answers to a GET; a new path is fetched while the old data stays. */
export function useQuery<T>(path: string | undefined): Query<T> {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<ApiError>();
  const [isLoading, setIsLoading] = useState(path !== undefined);
  const [reloads, setReloads] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reloads` fetches again on demand.
  useEffect(() => {
    if (path === undefined) return;
    const number = ++latest.current;
    const abort = new AbortController();
    setIsLoading(true);
    request<T>('GET', path, { signal: abort.signal })
      .then(
        (answer) => {
          if (number !== latest.current) return;
          setData(answer);
          setError(undefined);
        },
        (failure) => {
          if (number === latest.current && failure instanceof ApiError) setError(failure);
        },
      )
      .finally(() => {
        if (number === latest.current) setIsLoading(false);
      });
    return () => abort.abort();
  }, [path, reloads]);

  return {
    data,
    error,
    isLoading,
    reload: useCallback(() => setReloads((count) => count + 1), []),
    setData: useCallback((change) => setData((old) => (old === undefined ? old : change(old))), []),
  };
}
