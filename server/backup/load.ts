import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { DatabaseTooNew, migrate } from '../database/migrate.ts';
import { migrations, type Step } from '../database/migrations.ts';
import { rebuildSearch } from '../inquiries/search.ts';
import { plainRow, type Row, type Table } from './snapshot.ts';

const inOneStatement = 200;
const stepsTable = 'applied_migrations';

/** What a snapshot or an archive offers to be loaded. */
export interface Source {
  tables: Table[];
  counters: Record<string, number>;
  rows(table: Table): AsyncIterable<Row>;
}

// biome-ignore lint/suspicious/noExplicitAny: the tables are those of the source, in no type.
type AnyDb = Kysely<any>;

/** Refuses to write over anything. */
export async function assertEmpty({ db }: Database): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.length > 0) throw new Error('The database to write into is not empty.');
}

/**
 * Makes the tables as the source has them, fills them in one transaction, and only then applies
 * the steps that are newer than the source: they may have to change the rows, too.
 */
export async function loadAll(database: Database, source: Source): Promise<void> {
  await migrate(database.db, database.kind, await stepsOf(source));
  await database.db.transaction().execute(async (trx) => {
    for (const table of contentTables(source).reverse()) await emptyTable(trx, table);
    for (const table of contentTables(source)) await loadTable(trx, table, source.rows(table));
    for (const table of contentTables(source)) {
      const last = source.counters[table.name];
      if (last) await setCounter(trx, database.kind, table, last);
    }
  });
  await migrate(database.db, database.kind);
  await rebuildSearch(database);
}

export function contentTables({ tables }: Pick<Source, 'tables'>): Table[] {
  return tables.filter(({ name }) => name !== stepsTable);
}

async function stepsOf(source: Source): Promise<Step[]> {
  const applied = source.tables.find(({ name }) => name === stepsTable);
  if (!applied) throw new Error('This is no backup of this site.');
  const steps: Step[] = [];
  for await (const { number, name } of source.rows(applied)) {
    const step = migrations.find((one) => one.number === number);
    if (!step) throw new DatabaseTooNew(`${number} ${name}`);
    steps.push(step);
  }
  return migrations.filter((step) => steps.includes(step));
}

async function emptyTable(trx: AnyDb, { name }: Table) {
  await trx.deleteFrom(name).execute();
}

async function loadTable(trx: AnyDb, { name }: Table, rows: AsyncIterable<Row>) {
  for await (const batch of inBatches(rows)) await trx.insertInto(name).values(batch).execute();
}

async function setCounter(trx: AnyDb, kind: Database['kind'], { name, key }: Table, last: number) {
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, ${key[0] ?? ''}), ${last})`.execute(
      trx,
    );
    return;
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(trx);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(trx);
}

/** Looks every row up by its key and compares it whole; answers how many there are. */
export async function verifyRows(db: AnyDb, table: Table, rows: AsyncIterable<Row>) {
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

async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < inOneStatement) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
