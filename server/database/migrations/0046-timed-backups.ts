import type { Kysely } from 'kysely';

/** Who makes the backup that is due, so that several instances make one. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema
    .createTable('timed_backups')
    .addColumn('due_at', 'bigint', (column) => column.primaryKey())
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    .addColumn('failed_at', 'bigint')
    .addColumn('error', 'text')
    .execute();
}
