import type { Kysely } from 'kysely';
import { readChanges } from '../database/changes.ts';
import type { Schema } from '../database/schema.ts';

const maxCounts = 100;

/**
 * Counting a hundred thousand hits takes a while, and every page of a search asks for it anew: a
 * count is remembered until posts change, in whatever process.
 */
export function rememberCounts(db: Kysely<Schema>) {
  const counts = new Map<string, { change: number; count: number }>();
  return async (key: string, count: () => Promise<number>): Promise<number> => {
    // Before counting: a change meanwhile makes the count out of date, and never the other way.
    const { posts: change } = await readChanges(db);
    const known = counts.get(key);
    if (known?.change === change) return known.count;
    const fresh = { change, count: await count() };
    counts.delete(key);
    counts.set(key, fresh);
    if (counts.size > maxCounts) counts.delete(counts.keys().next().value ?? '');
    return fresh.count;
  };
}
