export interface ClientLimit {
  /** False when this visitor has had enough for now. */
  allow(visitor: string): boolean;
  /** Gives the token back: the page is now cached for everybody. */
  giveBack(visitor: string): void;
}

/** In memory: a bounded number of visitors, of whom the longest unseen is forgotten first. */
const maxClients = 20_000;

/**
 * For what is too cheap to be counted in the database and too costly to be unlimited: pages that
 * are rendered per request, and refused requests. A bucket of `burst`, refilled by `perSecond`;
 * each instance counts for itself.
 */
export function limitClients(
  { burst, perSecond }: { burst: number; perSecond: number },
  now: () => number = Date.now,
): ClientLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    allow(visitor) {
      const at = now();
      const before = buckets.get(visitor) ?? { left: burst, at };
      const left = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
      buckets.delete(visitor);
      buckets.set(visitor, { left: Math.max(0, left - 1), at });
      if (buckets.size > maxClients) buckets.delete(buckets.keys().next().value as string);
      return left >= 1;
    },
    giveBack(visitor) {
      const bucket = buckets.get(visitor);
      if (bucket) bucket.left = Math.min(burst, bucket.left + 1);
    },
  };
}
