import { type Kysely, sql } from 'kysely';
import { fillContactKeys } from '../../inquiries/contact-keys.ts';
import type { DatabaseKind } from '../kind.ts';
import { inOwnTransaction } from '../migration-lock.ts';

/**
 * All inquiries of one person are found by their e-mail address or telephone number in one
 * spelling; erasures remember why, and which of them were one act; the log is read by person.
 */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  for (const [table, column] of columns) {
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
  await (kind === 'sqlite' ? forgetOnSqlite(db) : forgetOnPostgres(db));
  await sql.raw(`create index ${withoutKeys}`).execute(db);
  await fillContactKeys(db);
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function upBesideWriters(db: Kysely<any>) {
  await inOwnTransaction(db, 'postgres', {}, async (trx) => {
    for (const [table, column] of columns) {
      await sql.raw(`alter table ${table} add column if not exists ${column} text`).execute(trx);
    }
    await forgetOnPostgres(trx);
  });
  await makeBesideWriters(db, withoutKeys);
  await fillContactKeys(db);
  for (const index of indexes) await makeBesideWriters(db, index);
}

const columns = [
  ['inquiries', 'email_key'],
  ['inquiries', 'phone_key'],
  ['erasures', 'reason'],
  ['erasures', 'batch'],
] as const;

/** Leads to the rows that are to be filled. */
const withoutKeys =
  'inquiries_without_keys on inquiries (number) where phone_key is null and erased_at is null';

const indexes = [
  'inquiries_email_key on inquiries (email_key)',
  'inquiries_phone_key on inquiries (phone_key)',
  'erasures_batch on erasures (batch) where batch is not null',
  'audit_log_actor on audit_log (actor, id)',
];

async function makeBesideWriters(db: Kysely<unknown>, index: string) {
  await sql.raw(`drop index if exists ${index.slice(0, index.indexOf(' '))}`).execute(db);
  await sql.raw(`create index concurrently ${index}`).execute(db);
}

/** An instance of the last release erases a person without knowing of these columns. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function forgetOnSqlite(db: Kysely<any>) {
  await sql`create trigger inquiries_forget_keys after update of erased_at on inquiries
    when new.erased_at is not null and coalesce(new.email_key, new.phone_key) is not null begin
      update inquiries set email_key = null, phone_key = null where number = new.number;
    end`.execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function forgetOnPostgres(db: Kysely<any>) {
  await sql`create or replace function forget_contact_keys() returns trigger language plpgsql as $$
    begin
      if new.erased_at is not null then
        new.email_key := null;
        new.phone_key := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger if exists inquiries_forget_keys on inquiries`.execute(db);
  await sql`create trigger inquiries_forget_keys before update of erased_at on inquiries
    for each row execute function forget_contact_keys()`.execute(db);
}
