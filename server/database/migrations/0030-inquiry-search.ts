import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  // Everything the inbox filters by, in the order of arrival: a page is found without the rows.
  await db.schema
    .createIndex('inquiries_inbox')
    .on('inquiries')
    .columns([
      'quarantined',
      'number',
      'erased_at',
      'status',
      'language',
      'business_type',
      'sample',
      'received_at',
    ])
    .execute();
  if (kind === 'sqlite') {
    await sql`create virtual table inquiry_search using
      fts5(grams, content='', contentless_delete=1, prefix='5')`.execute(db);
    return;
  }
  await sql`create table inquiry_search (
    number bigint primary key, text text not null, grams tsvector not null)`.execute(db);
  await sql`create index inquiry_search_grams on inquiry_search using gin (grams)`.execute(db);
}
