import { type Kysely, sql } from 'kysely';
import { identity } from '../columns.ts';
import type { DatabaseKind } from '../kind.ts';

/** The owner's own texts of the site, and what each of them was before. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>, kind: DatabaseKind) {
  await db.schema
    .createTable('site_content')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('draft_supplied_hash', 'text', (column) => column.notNull())
    .addColumn('draft_source_hash', 'text', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('supplied_hash', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addPrimaryKeyConstraint('site_content_key', ['page', 'path', 'language'])
    .execute();
  await db.schema
    .createTable('site_content_history')
    .addColumn('id', ...identity(kind))
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('supplied_hash', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by_account', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  await copyPopup(db);
}

const indexes = [
  'site_content_revision on site_content (revision)',
  'site_content_due on site_content (publish_at) where publish_at is not null',
  'site_content_history_of on site_content_history (page, path, language, id)',
  `site_content_history_published on site_content_history (saved_at) where kind = 'published'`,
];

/** Until now the popup's texts were a setting, which the last release goes on reading. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
async function copyPopup(db: Kysely<any>) {
  const popup = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'popup')
    .executeTakeFirst();
  const texts: Record<string, string[]> = (popup && JSON.parse(popup.value).texts) ?? {};
  const own = Object.entries(texts).flatMap(([language, row]) =>
    row.flatMap((text, at) => (text ? [{ path: `texts.${at}`, language, text }] : [])),
  );
  if (own.length === 0) return;
  const now = Date.now();
  const hashes = { supplied_hash: '', source_hash: '' };
  await db
    .insertInto('site_content')
    .values(
      own.map(({ text, ...key }) => ({
        ...{ page: 'popup', ...key, ...hashes, draft_supplied_hash: '', draft_source_hash: '' },
        ...{ draft: null, published: text, edition: 1, revision: 0, publish_at: null },
        ...{ updated_at: now, updated_by: 'system', published_at: now },
      })),
    )
    .execute();
  await db
    .insertInto('site_content_history')
    .values(
      own.map((row) => ({
        ...{ page: 'popup', ...row, ...hashes, kind: 'published' },
        ...{ by_account: 'system', started_at: now, saved_at: now },
      })),
    )
    .execute();
}
