import { type Kysely, sql } from 'kysely';

/** Room for what uploads in flight were promised, and for what the virus scanner says. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('doomed_files')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // With the size in it, the bytes nobody has claimed are added up without the rows.
  await db.schema.dropIndex('files_unattached').execute();
  await sql`create index files_unattached on files (created_at, size)
    where inquiry_id is null`.execute(db);
  const scanColumns = [
    ['scan_result', 'text'],
    ['scan_signature', 'text'],
    ['scan_error', 'text'],
    ['scanned_at', 'bigint'],
  ] as const;
  for (const [name, type] of scanColumns) {
    await db.schema.alterTable('files').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('files')
    .addColumn('next_scan_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index files_to_scan on files (next_scan_at)
    where scan_result is null`.execute(db);
}
