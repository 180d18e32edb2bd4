import type { Registry } from 'prom-client';
import type { RequestCounter } from './metrics.ts';
import { createReadings } from './readings.ts';
import { Timings } from './timings.ts';

/** Programs that try addresses must not look like visitors who read pages. */
const documents = new Set(['page', 'data', 'file']);
const notThere = new Set([404, 405]);

/** Answers from memory take much the same time: one is timed and stands for so many. */
const sampling = 64;
const notTimed = 0;
/** Addresses whose kind is not worked out again. */
const maxRemembered = 1_000;

/** Plain numbers, turned into metrics when they are asked for. */
export function countRequestsInto(
  registry: Registry,
): (kindOf: (url: string) => string) => RequestCounter {
  const counts = new Map<string, Map<number, number>>();
  const timings = new Timings();
  let hits = 0;
  let misses = 0;

  const { counter } = createReadings(registry);
  counter({
    name: 'noshine_requests_total',
    help: 'Answers by kind of address and status; 499: the client left before there was one.',
    labels: ['kind', 'status'],
    read: () =>
      [...counts].flatMap(([kind, statuses]) =>
        [...statuses].map(([status, count]) => [count, { kind, status }] as const),
      ),
  });
  counter({
    name: 'noshine_page_cache_hits_total',
    help: 'Requests that were answered from memory at the first look.',
    read: () => [[hits]],
  });
  counter({
    name: 'noshine_page_cache_misses_total',
    help: 'Pages and files that were made, read from the disk or found under another address.',
    read: () => [[misses]],
  });
  timings.register(registry, {
    name: 'noshine_request_duration_seconds',
    help: 'From the request until the answer was handed to the system, by kind of address.',
    label: 'kind',
  });

  function statusesOf(given: string, status: number): [kind: string, Map<number, number>] {
    const kind = notThere.has(status) && documents.has(given) ? 'unknown' : given;
    const statuses = counts.get(kind) ?? new Map<number, number>();
    counts.set(kind, statuses);
    return [kind, statuses];
  }

  return (kindOf) => {
    /** What is in the page cache exists, so it never counts as unknown. */
    const cached = new Map<string, [kind: string, Map<number, number>]>();

    function remember(url: string) {
      if (cached.size >= maxRemembered) cached.clear();
      const found = statusesOf(kindOf(url), 200);
      cached.set(url, found);
      return found;
    }

    return {
      begin: () => (hits % sampling === 0 ? performance.now() : notTimed),
      answeredFromCache(url, status, begun) {
        hits += 1;
        const [kind, statuses] = cached.get(url) ?? remember(url);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (begun !== notTimed) timings.add(kind, performance.now() - begun, sampling);
      },
      notInCache() {
        misses += 1;
      },
      now: () => performance.now(),
      answered(given, status, startedAt) {
        const [kind, statuses] = statusesOf(given, status);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        timings.add(kind, performance.now() - startedAt);
      },
    };
  };
}
