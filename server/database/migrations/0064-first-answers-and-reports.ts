import { type Kysely, sql } from 'kysely';
import { textKey } from '../columns.ts';
import { inOwnTransaction } from '../migration-lock.ts';

/** How long somebody waited for the first answer outlives the thread, and who wants reports. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.alterTable('inquiries').addColumn('answered_at', 'bigint').execute();
  await createTable(db);
  await noteAnswers(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function upBesideWriters(db: Kysely<any>) {
  await inOwnTransaction(db, 'postgres', {}, async (trx) => {
    await sql`alter table inquiries add column if not exists answered_at bigint`.execute(trx);
    await createTable(trx);
  });
  await noteAnswers(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function createTable(db: Kysely<any>) {
  await db.schema
    .createTable('account_reports')
    .ifNotExists()
    .addColumn('account_id', 'text', textKey)
    .execute();
}

/** Of erased inquiries nobody knows it any more. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function noteAnswers(db: Kysely<any>) {
  await sql`update inquiries set answered_at = (select min(at) from inquiry_events
      where inquiry_id = inquiries.id and kind = 'status' and text = 'answered')
    where answered_at is null and status in ('answered', 'closed') and erased_at is null`.execute(
    db,
  );
}
