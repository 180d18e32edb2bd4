import { sql } from 'kysely';
import { withBelongings } from '#domain/page-belongings.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database, Trx } from '../database/database.ts';
import { inPieces, isOneOf, keyOf } from './content-rows.ts';
import type { ContentHistoryKind, SiteContentSchema } from './schema.ts';
import { nameOf } from './supplied-texts.ts';

/** Saves of one person within this time are one entry, or autosave would fill the history. */
const stretch = 10 * 60_000;
/** What was published stays for ever. */
const keptPerText = 50;

type HistoryRow = SiteContentSchema['site_content_history'];
type Continued = Omit<HistoryRow, 'id'> & { id: number };

export interface ContentEntry extends TextKey {
  /** Null: the supplied one. */
  text: string | null;
  supplied_hash: string;
  source_hash: string;
}

interface Saving {
  kind: Exclude<ContentHistoryKind, 'published'>;
  by: string;
  now: number;
}

/** In the same transaction as the save. What is published remembers itself (`publish.ts`). */
export async function rememberContent(
  trx: Trx,
  entries: readonly ContentEntry[],
  saving: Saving,
): Promise<void> {
  await inPieces(entries, (piece) => rememberPiece(trx, piece, saving));
}

async function rememberPiece(
  trx: Trx,
  entries: readonly ContentEntry[],
  { kind, by, now }: Saving,
): Promise<void> {
  const last = await readLast(trx, entries);
  const added: Omit<HistoryRow, 'id'>[] = [];
  const continued: Continued[] = [];
  for (const { text, supplied_hash, source_hash, ...key } of entries) {
    const words = { ...keyOf(key), text, supplied_hash, source_hash };
    const row = { ...words, kind, by_account: by, saved_at: now };
    const before = last.get(nameOf(key));
    const continues =
      kind === 'saved' &&
      before?.kind === 'saved' &&
      before.by_account === by &&
      now - before.started_at < stretch;
    if (continues) continued.push({ ...row, id: before.id, started_at: before.started_at });
    else added.push({ ...row, started_at: now });
  }
  if (continued.length > 0) await replaceEntries(trx, continued);
  if (added.length === 0) return;
  await trx.insertInto('site_content_history').values(added).execute();
  await forgetOldest(trx, entries);
}

/** One statement for all: each has its own text. */
async function replaceEntries(trx: Trx, rows: readonly Continued[]) {
  await trx
    .insertInto('site_content_history')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        text: row.ref('excluded.text'),
        supplied_hash: row.ref('excluded.supplied_hash'),
        source_hash: row.ref('excluded.source_hash'),
        saved_at: row.ref('excluded.saved_at'),
      })),
    )
    .execute();
}

async function readLast(trx: Trx, keys: readonly TextKey[]) {
  const rows = await trx
    .selectFrom('site_content_history')
    .select(['id', 'page', 'path', 'language', 'kind', 'by_account', 'started_at'])
    .where('id', 'in', (all) =>
      all
        .selectFrom('site_content_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where(isOneOf(keys))
        .groupBy(['page', 'path', 'language']),
    )
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row]));
}

async function forgetOldest(trx: Trx, keys: readonly TextKey[]) {
  await sql`delete from site_content_history where id in (
    select id from (
      select id, row_number() over (partition by page, path, language order by id desc) as place
      from site_content_history where kind <> 'published' and ${isOneOf(keys)}
    ) as entries where place > ${keptPerText})`.execute(trx);
}

export interface ContentHistoryEntry {
  id: number;
  /** Null: the supplied one. */
  text: string | null;
  kind: ContentHistoryKind;
  savedBy: string;
  savedAt: number;
}

/** The newest first, each with its whole text, so that any two of them can be compared. */
export async function listContentHistory(
  { db }: Pick<Database, 'db'>,
  { page, path, language }: TextKey,
  limit = 200,
): Promise<ContentHistoryEntry[]> {
  const rows = await db
    .selectFrom('site_content_history as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.by_account')
    .select(['entry.id', 'text', 'kind', 'by_account', 'saved_at', 'accounts.name'])
    .where('page', '=', page)
    .where('path', '=', path)
    .where('entry.language', '=', language)
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, text, kind, by_account, saved_at, name }) => ({
    ...{ id, text, kind },
    savedBy: name ?? by_account,
    savedAt: saved_at,
  }));
}

/** The moments at which something was published, the newest first: to choose one to restore. */
export async function listPublications(
  { db }: Pick<Database, 'db'>,
  { page, limit = 100 }: { page?: string; limit?: number } = {},
): Promise<{ at: number; by: string; texts: number }[]> {
  const rows = await db
    .selectFrom('site_content_history as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.by_account')
    .select(({ fn }) => [
      'saved_at',
      'by_account',
      'accounts.name',
      fn.countAll<number>().as('texts'),
    ])
    .where('kind', '=', 'published')
    .$if(page !== undefined, (query) => query.where('page', 'in', withBelongings(page ?? '')))
    .groupBy(['saved_at', 'by_account', 'accounts.name'])
    .orderBy('saved_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ saved_at, by_account, name, texts }) => ({
    at: saved_at,
    by: name ?? by_account,
    texts,
  }));
}
