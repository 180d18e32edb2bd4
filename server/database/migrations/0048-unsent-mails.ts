import { type Kysely, sql } from 'kysely';

/** Mails that wait or failed are counted every few seconds; those that were sent only add up. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await sql`create index outbox_unsent on outbox (state, kind, created_at)
    where state in ('waiting', 'failed', 'withheld')`.execute(db);
}
