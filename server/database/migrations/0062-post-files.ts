import type { Kysely } from 'kysely';

/**
 * Files that posts hand out, which texts name them, and which part of a picture a card shows; for
 * the back office, indexes of its lists, so that no page reads every post, text or picture.
 */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema
    .createTable('post_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('is_kept', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('post_files_sha256').on('post_files').column('sha256').execute();
  await db.schema.createIndex('post_files_used_at').on('post_files').column('used_at').execute();
  await db.schema
    .createTable('post_file_uses')
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('mnum', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('history_id', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('post_file_uses_key', ['file_id', 'mnum', 'language', 'history_id'])
    .execute();
  await db.schema
    .createIndex('post_file_uses_text')
    .on('post_file_uses')
    .columns(['mnum', 'language', 'history_id'])
    .execute();
  await db.schema
    .alterTable('posts')
    .addColumn('focus', 'text', (column) => column.notNull().defaultTo('center'))
    .execute();
  // A list is one of posts that are there, or of those in the bin, which are few.
  for (const order of ['reg_date', 'updated_at']) {
    await db.schema
      .createIndex(`posts_present_by_${order}`)
      .on('posts')
      // The last one so that SQLite needs nothing but the index.
      .columns([order, 'mnum', 'deleted_at'])
      .where('deleted_at', 'is', null)
      .execute();
  }
  await db.schema
    .createIndex('post_versions_titles')
    .on('post_versions')
    .columns(['mnum', 'language', 'state', 'title'])
    .execute();
  await db.schema
    .createIndex('pictures_newest')
    .on('pictures')
    .columns(['created_at desc', 'hash'])
    .execute();
}
