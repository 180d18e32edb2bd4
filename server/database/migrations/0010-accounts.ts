import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const time = kind === 'postgres' ? sql`timestamptz` : sql`text`;
  const yesNo = kind === 'postgres' ? sql`boolean` : sql`integer`;

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', yesNo, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('two_factor_enabled', yesNo, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();

  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute();

  await db.schema
    .createTable('account_credentials')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_account', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', time)
    .addColumn('refresh_token_expires_at', time)
    .addColumn('scope', 'text')
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .addUniqueConstraint('account_credentials_one_each', ['account_id', 'provider'])
    .execute();

  await db.schema
    .createTable('account_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('updated_at', time, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('account_two_factors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', yesNo)
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', time)
    .execute();

  await db.schema
    .createTable('account_attempts')
    .addColumn('address_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('account_used_codes')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('code_key', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_used_codes_once', ['account_id', 'code_key'])
    .execute();

  await db.schema
    .createTable('account_links')
    .addColumn('token_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();

  for (const table of ['account_sessions', 'account_links']) {
    await db.schema.createIndex(`${table}_of_account`).on(table).column('account_id').execute();
  }
  await db.schema
    .createIndex('account_verifications_identifier')
    .on('account_verifications')
    .column('identifier')
    .execute();
}
