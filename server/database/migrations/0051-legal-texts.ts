import type { Kysely } from 'kysely';

/** Consent notices and privacy policies as they were shown, to prove what somebody agreed to. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema
    .createTable('legal_texts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('in_force_since', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_texts_key', ['kind', 'language', 'number'])
    .execute();
  await db.schema
    .createIndex('legal_texts_version')
    .on('legal_texts')
    .columns(['kind', 'version'])
    .execute();
}
