import type { Kysely } from 'kysely';
import { identity } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', ...identity(kind))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('details', 'text')
    .execute();
  await db.schema
    .createIndex('audit_log_subject')
    .on('audit_log')
    .columns(['subject', 'id'])
    .execute();
}
