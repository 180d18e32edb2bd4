import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('posts').addColumn('imported_digest', 'text').execute();
  await db.schema.alterTable('posts').addColumn('imported_edition', 'integer').execute();
}
