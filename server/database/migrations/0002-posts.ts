import type { Kysely } from 'kysely';
import { identity } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('posts')
    .addColumn('mnum', ...identity(kind))
    .addColumn('reg_date', 'bigint', (column) => column.notNull())
    .addColumn('original_language', 'text', (column) => column.notNull())
    .addColumn('main_picture', 'text', (column) => column.references('pictures.hash'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .createTable('post_versions')
    .addColumn('mnum', 'bigint', (column) => column.notNull().references('posts.mnum'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('main_text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_versions_key', ['mnum', 'language'])
    .execute();
  await db.schema
    .createIndex('post_versions_due')
    .on('post_versions')
    .columns(['state', 'publish_at'])
    .execute();
  await db.schema
    .createTable('published_versions')
    .addColumn('mnum', 'bigint', (column) => column.notNull().references('posts.mnum'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('main_text', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_versions_key', ['mnum', 'language'])
    .execute();
  await db.schema
    .createTable('listed_posts')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('mnum', 'bigint', (column) => column.notNull().references('posts.mnum'))
    .addColumn('reg_date', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('shown_language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listed_posts_key', ['mnum', 'language'])
    .execute();
  // The title rides along: a search reads this index only.
  await db.schema
    .createIndex('listed_posts_by_date')
    .on('listed_posts')
    .columns(['language', 'reg_date', 'mnum', 'title'])
    .execute();
}
