import type { Kysely } from 'kysely';
import { inBatches } from './load.ts';
import { plainRow, type Row, type Table } from './snapshot.ts';

/** Looks every row up by its key and compares it whole; answers how many there are. */
export async function verifyRows(
  // biome-ignore lint/suspicious/noExplicitAny: the tables are those of the source, in no type.
  db: Kysely<any>,
  table: Table,
  rows: AsyncIterable<Row>,
): Promise<number> {
  let count = 0;
  for await (const batch of inBatches(rows)) {
    for (const row of batch) {
      let query = db.selectFrom(table.name).select(table.columns);
      for (const column of table.key) query = query.where(column, '=', row[column]);
      const found = await query.executeTakeFirst();
      if (!found || !isEqual(plainRow(found), row, table.columns)) {
        const key = table.key.map((column) => row[column]).join(' ');
        throw new Error(`The row ${key} of ${table.name} did not arrive as it is.`);
      }
    }
    count += batch.length;
  }
  const { total } = await db
    .selectFrom(table.name)
    .select(db.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) !== count) throw new Error(`${table.name} has ${total} rows, not ${count}.`);
  return count;
}

function isEqual(a: Row, b: Row, columns: string[]): boolean {
  return columns.every((column) => a[column] === b[column]);
}
