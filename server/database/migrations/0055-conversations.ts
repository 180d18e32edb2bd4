import { type Kysely, sql } from 'kysely';
import { textKey } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';
import { inOwnTransaction } from '../migration-lock.ts';

/**
 * Replies and notes that are being written, what replies carry with them, and whether the latest
 * reply of an inquiry has arrived at the mail server.
 */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  for (const [table, column] of columns) {
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
  await createTables(db, kind);
  await sql.raw(`create index ${replyIndex}`).execute(db);
  await markUnsentReplies(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function upBesideWriters(db: Kysely<any>) {
  await inOwnTransaction(db, 'postgres', {}, async (trx) => {
    for (const [table, column] of columns) {
      await sql.raw(`alter table ${table} add column if not exists ${column} text`).execute(trx);
    }
  });
  await inOwnTransaction(db, 'postgres', {}, (trx) => createTables(trx, 'postgres'));
  await sql`drop index if exists inquiries_reply_state`.execute(db);
  await sql.raw(`create index concurrently ${replyIndex}`).execute(db);
  await markUnsentReplies(db);
}

const columns = [
  ['inquiries', 'reply_state'],
  ['inquiry_events', 'mail_id'],
] as const;

const replyIndex =
  'inquiries_reply_state on inquiries (reply_state, number) where reply_state is not null';

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function createTables(db: Kysely<any>, kind: DatabaseKind) {
  await db.schema
    .createTable('inquiry_drafts')
    .ifNotExists()
    .addColumn('inquiry_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('inquiry_drafts_key', ['inquiry_id', 'account_id', 'kind'])
    .execute();
  await db.schema
    .createTable('reply_attachments')
    .ifNotExists()
    .addColumn('id', 'text', textKey)
    .addColumn('inquiry_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .addColumn('file_id', 'text')
    .addColumn('report', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index if not exists reply_attachments_of_inquiry
    on reply_attachments (inquiry_id)`.execute(db);
  await db.schema
    .createTable('saved_replies')
    .ifNotExists()
    .addColumn('id', 'text', textKey)
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account_signatures')
    .ifNotExists()
    .addColumn('account_id', 'text', textKey)
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await (kind === 'sqlite' ? forgetOnSqlite(db) : prepareOnPostgres(db));
}

/** An instance of the last release erases a person without knowing of these tables. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function forgetOnSqlite(db: Kysely<any>) {
  await sql`create trigger inquiries_forget_drafts after update of erased_at on inquiries
    when new.erased_at is not null begin
      delete from inquiry_drafts where inquiry_id = new.id;
      delete from reply_attachments where inquiry_id = new.id;
    end`.execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function prepareOnPostgres(db: Kysely<any>) {
  await sql`create or replace function forget_inquiry_drafts() returns trigger language plpgsql as $$
    begin
      if new.erased_at is not null then
        delete from inquiry_drafts where inquiry_id = new.id;
        delete from reply_attachments where inquiry_id = new.id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger if exists inquiries_forget_drafts on inquiries`.execute(db);
  await sql`create trigger inquiries_forget_drafts after update of erased_at on inquiries
    for each row execute function forget_inquiry_drafts()`.execute(db);
  // The planner keeps no samples of what may say who somebody is.
  for (const [table, personal] of personalColumns) {
    const changes = personal.map((name) => sql`alter column ${sql.ref(name)} set statistics 0`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}

const personalColumns = [
  ['inquiry_drafts', ['subject', 'body']],
  ['reply_attachments', ['name']],
] as const;

/** Replies that were queued before this column was there. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function markUnsentReplies(db: Kysely<any>) {
  // What failed is made good by a later one that arrived.
  await sql`update inquiries set reply_state = 'failed' where erased_at is null and id in (
    select inquiry_id from outbox where kind = 'reply' and state = 'failed' and not exists (
      select 1 from outbox as later where later.inquiry_id = outbox.inquiry_id
      and later.kind = 'reply' and later.state <> 'cancelled'
      and later.created_at > outbox.created_at))`.execute(db);
  await sql`update inquiries set reply_state = 'waiting' where erased_at is null and id in (
    select inquiry_id from outbox where kind = 'reply' and state = 'waiting')`.execute(db);
}
