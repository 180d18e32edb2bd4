import { type Kysely, sql } from 'kysely';
import { textKey } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

const personal = ['sender', 'sender_name', 'subject', 'body', 'refused_files', 'message_key'];

/** Customers' answers by mail, how far their mailbox was read, and what must go from it. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  await db.schema
    .createTable('received_mails')
    .addColumn('id', 'text', textKey)
    .addColumn('inquiry_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('new_length', 'integer', (column) => column.notNull())
    .addColumn('refused_files', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull().unique())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index received_mails_inquiry on received_mails (inquiry_id, at)`.execute(db);
  await db.schema
    .createTable('inbox_positions')
    .addColumn('mailbox', 'text', textKey)
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .addColumn('unmatched', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('inbox_deletions')
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    .addColumn('inquiry_id', 'text')
    .addPrimaryKeyConstraint('inbox_deletions_key', ['mailbox', 'uid_validity', 'uid'])
    .execute();
  await sql`create index inbox_deletions_inquiry on inbox_deletions (inquiry_id)
    where inquiry_id is not null`.execute(db);
  await db.schema.alterTable('files').addColumn('received_mail_id', 'text').execute();
  await (kind === 'sqlite' ? forgetOnSqlite(db) : prepareOnPostgres(db));
}

/** An instance of the last release erases a person without knowing of these tables. */
const forget = `
      update inbox_deletions set inquiry_id = null where inquiry_id = new.id;
      insert into inbox_deletions (mailbox, uid_validity, uid)
        select mailbox, uid_validity, uid from received_mails where inquiry_id = new.id
        on conflict do nothing;
      delete from received_mails where inquiry_id = new.id;`;

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function forgetOnSqlite(db: Kysely<any>) {
  await sql`create trigger inquiries_forget_mails after update of erased_at on inquiries
    when new.erased_at is not null begin ${sql.raw(forget)}
    end`.execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function prepareOnPostgres(db: Kysely<any>) {
  await sql`create function forget_received_mails() returns trigger language plpgsql as $$
    begin
      if new.erased_at is not null then ${sql.raw(forget)}
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger inquiries_forget_mails after update of erased_at on inquiries
    for each row execute function forget_received_mails()`.execute(db);
  // The planner keeps samples of columns; of what a person wrote it may keep none.
  const changes = personal.map((name) => sql`alter column ${sql.ref(name)} set statistics 0`);
  await sql`alter table received_mails ${sql.join(changes)}`.execute(db);
}
