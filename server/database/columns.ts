import type { ColumnDefinitionBuilder, ColumnDefinitionBuilderCallback } from 'kysely';
import type { DatabaseKind } from './kind.ts';

/** What a self-numbering key is called differs: `addColumn('id', ...identity(kind))`. */
export function identity(
  kind: DatabaseKind,
): ['integer' | 'bigint', ColumnDefinitionBuilderCallback] {
  if (kind === 'sqlite') {
    // AUTOINCREMENT: a number is never given out a second time, even after a deletion.
    return ['integer', (column) => column.primaryKey().autoIncrement()];
  }
  return ['bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity()];
}

/** A key of random text (a UUID, a hash). */
export function textKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.primaryKey().notNull();
}
