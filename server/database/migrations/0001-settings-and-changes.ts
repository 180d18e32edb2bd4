import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('changes')
    .addColumn('topic', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
}
