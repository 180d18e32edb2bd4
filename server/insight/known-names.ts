import type { Database } from '../database/database.ts';
import { mostKnownNames } from './counts.ts';
import type { CountKind } from './schema.ts';

const days = 30;

/**
 * The most frequent names of the last weeks. They have their place before the day begins, so that
 * made-up names cannot take it.
 */
export async function readKnownNames(
  { db }: Pick<Database, 'db'>,
  today: number,
): Promise<{ kind: CountKind; name: string }[]> {
  const found: { kind: CountKind; name: string }[] = [];
  for (const [kind, most] of mostKnownNames) {
    const rows = await db
      .selectFrom('insight_counts')
      .select('name')
      .where('day', '>=', today - days)
      .where('kind', '=', kind)
      .groupBy('name')
      .orderBy((row) => row.fn.sum('count'), 'desc')
      .limit(most)
      .execute();
    found.push(...rows.map(({ name }) => ({ kind, name })));
  }
  return found;
}
