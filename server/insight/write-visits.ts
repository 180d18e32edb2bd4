import type { Database, Trx } from '../database/database.ts';
import type { CountRow } from './counts.ts';
import { changeRow, countsOfNew, newRow, type Visit, type VisitRow } from './visit.ts';

/**
 * Writes who has been here, and answers what that adds to the counts. The database says who is new
 * today, so that a visitor of several instances counts once.
 */
export async function writeVisits(
  trx: Trx,
  { kind }: Pick<Database, 'kind'>,
  day: number,
  visits: readonly Visit[],
): Promise<CountRow[]> {
  // Always in the same order, so that two instances do not wait for each other.
  const sorted = visits.toSorted((a, b) => a.visitor - b.visitor);
  const isNew = new Set<number>();
  for (const some of inPortions(sorted)) {
    const added = await trx
      .insertInto('insight_visits')
      .values(some.map((visit) => newRow(day, visit)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('visitor')
      .execute();
    for (const { visitor } of added) isNew.add(visitor);
  }
  const counts = sorted
    .filter(({ visitor }) => isNew.has(visitor))
    .flatMap((visit) => countsOfNew(newRow(day, visit), visit));
  const returning = new Map(
    sorted.filter(({ visitor }) => !isNew.has(visitor)).map((visit) => [visit.visitor, visit]),
  );
  for (const some of inPortions([...returning.keys()])) {
    const rows = await trx
      .selectFrom('insight_visits')
      .selectAll()
      .where('day', '=', day)
      .where('visitor', 'in', some)
      .orderBy('visitor')
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .execute();
    for (const row of rows) {
      const changed = changeRow(row, returning.get(row.visitor) as Visit);
      if (await update(trx, row, changed.row)) counts.push(...changed.counts);
    }
  }
  return counts;
}

async function update(trx: Trx, before: VisitRow, after: VisitRow): Promise<boolean> {
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  const { day, visitor, ...columns } = after;
  await trx
    .updateTable('insight_visits')
    .set(columns)
    .where('day', '=', day)
    .where('visitor', '=', visitor)
    .execute();
  return true;
}

/** Adds to what is there, whoever else adds to it. */
export async function writeCounts(
  trx: Trx,
  day: number,
  counts: readonly CountRow[],
): Promise<void> {
  for (const some of inPortions(addUp(counts))) {
    await trx
      .insertInto('insight_counts')
      .values(some.map((row) => ({ day, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet((row) => ({
          count: row('insight_counts.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** One row for each name, in the order of the key. */
function addUp(counts: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const { kind, name, count } of counts) {
    const key = `${kind} ${name}`;
    const before = sums.get(key)?.count ?? 0;
    sums.set(key, { kind, name, count: before + count });
  }
  const keys = [...sums.keys()].sort();
  return keys.map((key) => sums.get(key) as CountRow).filter(({ count }) => count !== 0);
}

/** In few different sizes: each is a statement of its own that the database prepares. */
const sizes = [256, 32, 4, 1];

function* inPortions<T>(rows: readonly T[]): Generator<T[]> {
  let at = 0;
  for (const size of sizes) {
    for (; rows.length - at >= size; at += size) yield rows.slice(at, at + size);
  }
}
