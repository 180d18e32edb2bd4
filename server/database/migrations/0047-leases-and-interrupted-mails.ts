import type { Kysely } from 'kysely';
import { textKey } from '../columns.ts';

/** Who does the work that runs by the clock, and which mails a crash may have sent already. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', textKey)
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('outbox').addColumn('sending_since', 'bigint').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('interruptions', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
