import type { Kysely } from 'kysely';

/** Files that posts hand out, which texts name them, and which part of a picture a card shows. */
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
  for (const side of ['focus_x', 'focus_y']) {
    await db.schema
      .alterTable('posts')
      .addColumn(side, 'integer', (column) => column.notNull().defaultTo(50))
      .execute();
  }
}
