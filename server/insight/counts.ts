import { otherName } from '#domain/insight.ts';
import type { CountKind, InsightSchema } from './schema.ts';

export type CountRow = Omit<InsightSchema['insight_counts'], 'day'>;

/**
 * How many names of a kind one process takes in on one day: what visitors' browsers send can be
 * made up without end. Whatever is not here has a few names of our own.
 */
const mostNames: Partial<Record<CountKind, number>> = { page: 2000, source: 1000, campaign: 300 };

/** Of each kind that has a limit, half of it. */
export const mostKnownNames = Object.entries(mostNames).map(
  ([kind, most]) => [kind as CountKind, most / 2] as const,
);

/** What was counted since it was last taken. */
export class Counts {
  #counts = new Map<CountKind, Map<string, number>>();
  #names = new Map<CountKind, Set<string>>();

  /** The name under which this is counted today; `mayBeNew` is asked of one that is not known yet. */
  admit(kind: CountKind, name: string, mayBeNew = () => true): string {
    const most = mostNames[kind];
    if (most === undefined || name === '') return name;
    const names = this.#names.get(kind) ?? new Set();
    this.#names.set(kind, names);
    if (!names.has(name) && (names.size >= most || !mayBeNew())) return otherName;
    names.add(name);
    return name;
  }

  add(kind: CountKind, name: string, by = 1): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts);
    counts.set(name, (counts.get(name) ?? 0) + by);
  }

  take(): CountRow[] {
    const rows = [...this.#counts].flatMap(([kind, counts]) =>
      [...counts].map(([name, count]) => ({ kind, name, count })),
    );
    this.#counts.clear();
    return rows;
  }

  /** What could not be written is counted again. */
  putBack(rows: readonly CountRow[]): void {
    for (const { kind, name, count } of rows) this.add(kind, name, count);
  }

  /** Another day has room for other names; those that are known have theirs already. */
  beginDay(known: readonly { kind: CountKind; name: string }[]): void {
    this.#names.clear();
    for (const { kind, name } of known) this.admit(kind, name);
  }
}
