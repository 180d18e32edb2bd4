import type { Kysely } from 'kysely';

/** Why a mail was not sent, besides the words of the server, which are in no language of ours. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.alterTable('outbox').addColumn('fault', 'text').execute();
}
