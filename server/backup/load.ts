import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { applySteps, DatabaseTooNew, lockTables } from '../database/migrate.ts';
import { migrations, type Step } from '../database/migrations.ts';
import { isBusy } from '../database/node-sqlite.ts';
import type { Row, Table } from './snapshot.ts';

const inOneStatement = 200;
const stepsTable = 'applied_migrations';
/** As long as a process that was killed may still hold a lock on the server. */
const busyTimeoutSeconds = 15;
const lockNotAvailable = '55P03';

/** What a snapshot or an archive offers to be loaded. */
export interface Source {
  tables: Table[];
  counters: Record<string, number>;
  rows(table: Table): AsyncIterable<Row>;
}

// biome-ignore lint/suspicious/noExplicitAny: the tables are those of the source, in no type.
type AnyDb = Kysely<any>;

/**
 * Everything or nothing, the tables themselves included, under a lock on the schema. The database
 * that `work` is given reads and writes inside this one transaction.
 */
export async function inOneTransaction<T>(
  { db, kind, now }: Database,
  work: (whole: Database) => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  try {
    return await db.transaction().execute(async (trx) => {
      await lockTables(trx, kind, busyTimeoutSeconds);
      if (kind === 'postgres') await allowLongTransaction(trx);
      hasBegun = true;
      return work({ db: trx, kind, write: (act) => act(trx), now, close: async () => {} });
    });
  } catch (error) {
    const isLocked = isBusy(error) || (error as { code?: string }).code === lockNotAvailable;
    if (hasBegun || !isLocked) throw error;
    throw new Error('Another process is at work on this database: try again when it has ended.');
  }
}

/** While files are put the transaction is idle, for hours perhaps; some servers would end it. */
async function allowLongTransaction(trx: AnyDb): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('statement_timeout', '0', true)`.execute(trx);
}

/**
 * Makes the tables as the source has them, fills them, and only then applies the steps that are
 * newer than the source: they may have to change the rows, too.
 */
export async function loadAll(
  { db, kind }: Database,
  source: Source,
  checkLoaded: () => Promise<void> = async () => {},
): Promise<void> {
  await applySteps(db, kind, await stepsOf(source));
  for (const table of contentTables(source).reverse()) await emptyTable(db, table);
  for (const table of contentTables(source)) await loadTable(db, table, source.rows(table));
  for (const table of contentTables(source)) {
    const last = source.counters[table.name];
    if (last) await setCounter(db, kind, table, last);
  }
  await checkLoaded();
  await applySteps(db, kind, migrations);
}

export function contentTables({ tables }: Pick<Source, 'tables'>): Table[] {
  return tables.filter(({ name }) => name !== stepsTable);
}

/** Throws for a source that this program is too old for. */
export async function assertKnownSteps(source: Pick<Source, 'tables' | 'rows'>): Promise<void> {
  await stepsOf(source);
}

async function stepsOf(source: Pick<Source, 'tables' | 'rows'>): Promise<Step[]> {
  const applied = source.tables.find(({ name }) => name === stepsTable);
  if (!applied) throw new Error('This is no backup of this site.');
  const steps: Step[] = [];
  for await (const { number, name } of source.rows(applied)) {
    const step = migrations.find((migration) => migration.number === number);
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

export async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < inOneStatement) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
