import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from './request.ts';
import {
  type AddressParts,
  type AnswerOf,
  addressOf,
  type OptionalWhenEmpty,
  type PathParts,
  type RouteKey,
} from './routes.ts';

export interface Query<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload(): void;
  /** For a change whose result is known without another request. */
  setData(change: (data: T) => T): void;
}

/** `request` cannot see that the parts are those of this very key. */
const fetchQuery = request as <Key extends ReadKey>(
  key: Key,
  parts: AddressParts & { signal: AbortSignal },
) => Promise<AnswerOf<Key>>;

type ReadKey = Extract<RouteKey, `GET ${string}`>;

/**
 * What the server answers to a GET; another address is fetched while the old data stays.
 * After a pause it starts without data: what a dialog showed when it was last open may be wrong now.
 */
export function useQuery<Key extends ReadKey>(
  key: Key,
  ...[given]: OptionalWhenEmpty<PathParts<Key> & { isPaused?: boolean }>
): Query<AnswerOf<Key>> {
  const parts: AddressParts & { isPaused?: boolean } = given ?? {};
  const address = parts.isPaused ? undefined : addressOf(key, parts);
  const [data, setData] = useState<AnswerOf<Key>>();
  const [error, setError] = useState<ApiError>();
  const [isLoading, setIsLoading] = useState(address !== undefined);
  const [reloads, setReloads] = useState(0);
  const latest = useRef(0);
  const wasPaused = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the parts come to, and `reloads` fetches again on demand.
  useEffect(() => {
    if (address === undefined) {
      wasPaused.current = true;
      return;
    }
    if (wasPaused.current) {
      setData(undefined);
      setError(undefined);
    }
    wasPaused.current = false;
    const number = ++latest.current;
    const abort = new AbortController();
    setIsLoading(true);
    fetchQuery(key, { ...parts, signal: abort.signal })
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
  }, [address, reloads]);

  return {
    data,
    error,
    isLoading,
    reload: useCallback(() => setReloads((count) => count + 1), []),
    setData: useCallback((change) => setData((old) => (old === undefined ? old : change(old))), []),
  };
}
