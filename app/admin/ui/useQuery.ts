import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../api.ts';

export interface Asked<T> {
  data: T | undefined;
  problem: ApiError | undefined;
  isLoading: boolean;
  reload(): void;
  /** For a change that is known without asking again. */
  set(change: (data: T) => T): void;
}

/** What the server answers to a GET; asks again when the path changes, keeping the old meanwhile. */
export function useQuery<T>(path: string | undefined): Asked<T> {
  const [data, setData] = useState<T>();
  const [problem, setError] = useState<ApiError>();
  const [isLoading, setIsLoading] = useState(path !== undefined);
  const [round, setRound] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again on demand.
  useEffect(() => {
    if (path === undefined) return;
    const mine = ++latest.current;
    const aborting = new AbortController();
    setIsLoading(true);
    request<T>('GET', path, { signal: aborting.signal })
      .then(
        (answer) => {
          if (mine !== latest.current) return;
          setData(answer);
          setError(undefined);
        },
        (error) => {
          if (mine === latest.current && error instanceof ApiError) setError(error);
        },
      )
      .finally(() => {
        if (mine === latest.current) setIsLoading(false);
      });
    return () => aborting.abort();
  }, [path, round]);

  return {
    data,
    problem,
    isLoading,
    reload: useCallback(() => setRound((n) => n + 1), []),
    set: useCallback((change) => setData((old) => (old === undefined ? old : change(old))), []),
  };
}
