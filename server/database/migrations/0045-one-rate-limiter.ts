import type { Kysely } from 'kysely';

/** Tries of passwords are counted with everything else; those of the last minutes are forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.dropTable('account_attempts').execute();
}
