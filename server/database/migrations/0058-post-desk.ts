import { type Kysely, sql } from 'kysely';

/** When a post first went public and whose date it has, who wrote it, and how others announce it. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.alterTable('posts').addColumn('first_published_at', 'bigint').execute();
  await db.schema
    .alterTable('posts')
    .addColumn('is_date_chosen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('posts').addColumn('created_by', 'text').execute();
  for (const table of ['post_versions', 'published_versions', 'post_history']) {
    await db.schema
      .alterTable(table)
      .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  for (const name of ['name', 'description']) {
    await db.schema
      .alterTable('pictures')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await sql`update posts set first_published_at =
    (select min(published_at) from published_versions where published_versions.mnum = posts.mnum)`.execute(
    db,
  );
  // Editors could set the date of a draft before, and nobody noted who did.
  await sql`update posts set is_date_chosen = 1 where first_published_at is null`.execute(db);
  await sql`update posts set updated_at = coalesce(
    (select max(updated_at) from post_versions
      where post_versions.mnum = posts.mnum and post_versions.updated_at > posts.updated_at),
    updated_at)`.execute(db);
  await sql`update posts set created_by = (select saved_by from post_history
    where post_history.mnum = posts.mnum and saved_by <> '' order by id limit 1)`.execute(db);
}
