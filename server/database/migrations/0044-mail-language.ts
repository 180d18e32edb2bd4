import type { Kysely } from 'kysely';

/** Null in mails from before, and where the text is made from an inquiry, which knows its language. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.alterTable('outbox').addColumn('language', 'text').execute();
}
