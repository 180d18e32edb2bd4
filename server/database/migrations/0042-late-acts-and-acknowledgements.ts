import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await clearLateActs(db);
  // How many acknowledgements went out in the last hour is asked with every inquiry.
  await sql`create index outbox_acknowledgements on outbox (created_at)
    where kind = 'acknowledgement' and state <> 'withheld'`.execute(db);
}

/** On PostgreSQL a note or reply could be added at the moment of an erasure, and outlived it. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function clearLateActs(db: Kysely<any>) {
  const erased = db.selectFrom('inquiries').select('id').where('erased_at', 'is not', null);
  await db.deleteFrom('inquiry_events').where('inquiry_id', 'in', erased).execute();
  const mails = db.updateTable('outbox').where('inquiry_id', 'in', erased);
  await mails.set({ recipient: null, subject: null, body: null, last_error: null }).execute();
  await mails.set({ state: 'cancelled' }).where('state', 'in', ['waiting', 'failed']).execute();
  await db
    .updateTable('inquiries')
    .set({ assigned_to: null })
    .where('erased_at', 'is not', null)
    .where('assigned_to', 'is not', null)
    .execute();
}
