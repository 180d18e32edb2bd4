import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

/** Counts of visits, what tells today's visitors apart, and where inquiries came from. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  // Half as large where the key itself is the table.
  const narrow = <T extends CreateTableBuilder<never>>(table: T) =>
    kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
  await db.schema
    .createTable('insight_counts')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('insight_counts_key', ['day', 'kind', 'name'])
    .$call(narrow)
    .execute();
  // For the question how often a name was counted at all.
  await db.schema
    .createIndex('insight_counts_name')
    .on('insight_counts')
    .columns(['kind', 'name'])
    .execute();
  await db.schema
    .createTable('insight_salts')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('insight_visits')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('visitor', 'bigint', (column) => column.notNull())
    .addColumn('first_page', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('came_from_page', 'text', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('insight_visits_key', ['day', 'visitor'])
    .$call(narrow)
    .execute();
  // Null in what the last release stores beside this one.
  for (const column of ['came_from_page', 'first_page', 'campaign', 'source']) {
    await sql`alter table inquiries add column ${sql.ref(column)} text`.execute(db);
  }
  // PostgreSQL would keep samples of what is erased.
  if (kind === 'postgres') {
    await sql`alter table inquiries alter column campaign set statistics 0,
      alter column source set statistics 0`.execute(db);
  }
}
