import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

/** What the planner may know of tables with personal data; of every other column it keeps nothing. */
const impersonal: Record<string, readonly string[]> = {
  inquiries: [
    'number',
    'id',
    'reference',
    'idempotency_key',
    'received_at',
    'language',
    'business_type',
    'sample',
    'quarantined',
    'spam_signals',
    'status',
    'read_at',
    'closed_at',
    'erased_at',
  ],
  inquiry_events: ['id', 'inquiry_id', 'at', 'actor', 'kind'],
  outbox: [
    'id',
    'kind',
    'inquiry_id',
    'language',
    'state',
    'created_at',
    'next_try_at',
    'tries',
    'sending_since',
    'interruptions',
    'sent_at',
  ],
  files: [
    'id',
    'type',
    'size',
    'created_at',
    'inquiry_id',
    'purpose',
    'scan_result',
    'scan_signature',
    'scan_error',
    'scanned_at',
    'next_scan_at',
  ],
  inquiry_search: ['number'],
};

/** Which erasures have left the database's own files, and no samples of personal columns. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  await db.schema.alterTable('erasures').addColumn('purged_at', 'bigint').execute();
  await sql`create index erasures_unpurged on erasures (erased_at)
    where purged_at is null`.execute(db);
  if (kind === 'postgres') await forgetSamples(db);
}

async function forgetSamples(db: Kysely<unknown>) {
  for (const [table, known] of Object.entries(impersonal)) {
    const { rows } = await sql<{ name: string; type: string }>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
    const changes = rows
      .filter(({ name }) => !known.includes(name))
      .flatMap(({ name, type }) => [
        // To the type it has: nothing is rewritten, but samples that were taken before are removed.
        sql`alter column ${sql.ref(name)} type ${sql.raw(type)}`,
        sql`alter column ${sql.ref(name)} set statistics 0`,
      ]);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}
