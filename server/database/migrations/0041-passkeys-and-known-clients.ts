import { type Kysely, sql } from 'kysely';
import { textKey } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const time = kind === 'postgres' ? sql`timestamptz` : sql`text`;
  const yesNo = kind === 'postgres' ? sql`boolean` : sql`integer`;

  await db.schema
    .createTable('account_passkeys')
    .addColumn('id', 'text', textKey)
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    // One credential belongs to one account, whoever presents it for registration again.
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', yesNo, (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('aaguid', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('account_passkeys_of_account')
    .on('account_passkeys')
    .column('account_id')
    .execute();

  await db.schema
    .createTable('account_known_clients')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('client_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_known_clients_once', ['account_id', 'client_key'])
    .execute();
  await db.schema
    .createIndex('account_known_clients_key')
    .on('account_known_clients')
    .column('client_key')
    .execute();

  // The links there are were made by an owner, as far as anybody knows.
  await db.schema
    .alterTable('account_links')
    .addColumn('requested', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('account_links')
    .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
