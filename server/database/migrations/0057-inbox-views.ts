import { type Kysely, sql } from 'kysely';

const indexes = [
  // Takes the place of `inquiries_inbox`, which the last release still names in its searches.
  [
    'inquiries_listed',
    '(quarantined, number, status, language, business_type, sample, received_at, assigned_to, read_at)',
  ],
  ['inquiries_assigned', '(assigned_to, quarantined, number, status)'],
] as const;

/**
 * The inbox is also read by who has an inquiry and whether it was opened, and each day those who
 * wait too long are looked for once.
 */
export async function up(db: Kysely<unknown>) {
  for (const [name, columns] of indexes) {
    await sql
      .raw(`create index ${name} on inquiries ${columns} where erased_at is null`)
      .execute(db);
  }
  await createTable(db);
}

export async function upBesideWriters(db: Kysely<unknown>) {
  for (const [name, columns] of indexes) {
    // One that was interrupted leaves an index that nobody can use.
    await sql.raw(`drop index if exists ${name}`).execute(db);
    await sql
      .raw(`create index concurrently ${name} on inquiries ${columns} where erased_at is null`)
      .execute(db);
  }
  await createTable(db);
}

async function createTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('daily_rounds')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
}
