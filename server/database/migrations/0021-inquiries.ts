import { type Kysely, sql } from 'kysely';
import { identity, textKey } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await createInquiries(db, kind);
  await createFiles(db);
  await createOutbox(db);
  await createLedgers(db, kind);
}

async function createInquiries(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('inquiries')
    // The order of arrival: lists are paged by it, and the search index points to it.
    .addColumn('number', ...identity(kind))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('interested_field', 'text', (column) => column.notNull())
    .addColumn('business_type', 'text', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('home_page_address', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'bigint')
    .addColumn('consent_version', 'text')
    .addColumn('visitor', 'text')
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .addColumn('suspicions', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('assigned_to', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('erased_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('inquiries_received')
    .on('inquiries')
    .columns(['received_at', 'id'])
    .execute();
  await db.schema
    .createIndex('inquiries_to_erase')
    .on('inquiries')
    .column('closed_at')
    .where(sql.ref('closed_at'), 'is not', null)
    .where(sql.ref('erased_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('inquiry_events')
    .addColumn('id', ...identity(kind))
    .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiries.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('inquiry_events_thread')
    .on('inquiry_events')
    .columns(['inquiry_id', 'id'])
    .execute();
}

async function createFiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', textKey)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('inquiry_id', 'text', (column) => column.references('inquiries.id'))
    .addColumn('purpose', 'text')
    .execute();
  await db.schema.createIndex('files_of_inquiry').on('files').column('inquiry_id').execute();
  await db.schema
    .createIndex('files_unattached')
    .on('files')
    .column('created_at')
    .where(sql.ref('inquiry_id'), 'is', null)
    .execute();
  await db.schema
    .createTable('doomed_files')
    .addColumn('id', 'text', textKey)
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
}

async function createOutbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', textKey)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('inquiry_id', 'text', (column) => column.references('inquiries.id'))
    .addColumn('recipient', 'text')
    .addColumn('subject', 'text')
    .addColumn('body', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_try_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
  await db.schema.createIndex('outbox_of_inquiry').on('outbox').column('inquiry_id').execute();
}

async function createLedgers(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', textKey)
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erasures')
    .addColumn('inquiry_id', 'text', textKey)
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('backups')
    .addColumn('id', ...identity(kind))
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .execute();
}
