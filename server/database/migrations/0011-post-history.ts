import type { Kysely } from 'kysely';
import { identity } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('post_history')
    .addColumn('id', ...identity(kind))
    .addColumn('mnum', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('main_text', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('post_history_of_version')
    .on('post_history')
    .columns(['mnum', 'language', 'id'])
    .execute();
}
