import { setImmediate as nextRound } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { TextKey } from '#domain/site-text.ts';
import type { Database, Trx } from '../database/database.ts';
import { nameOf } from './supplied-texts.ts';
import type { ContentRow } from './text-state.ts';

/** By `nameOf` their keys. */
export type ContentRows = Map<string, ContentRow>;

export async function readRows(
  db: Database['db'] | Trx,
  keys: readonly TextKey[],
): Promise<ContentRows> {
  const rows: ContentRow[] = [];
  await inPieces(keys, async (piece) => {
    rows.push(...(await db.selectFrom('site_content').selectAll().where(isOneOf(piece)).execute()));
  });
  return byName(rows);
}

export function isOneOf(keys: readonly TextKey[]) {
  const values = keys.map(({ page, path, language }) => sql`(${page}, ${path}, ${language})`);
  return sql<SqlBool>`(page, path, language) in (values ${sql.join(values)})`;
}

export function byName(rows: readonly ContentRow[]): ContentRows {
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** Adds these rows, or puts them in the place of what was there. */
export async function putRows(trx: Trx, rows: readonly ContentRow[]): Promise<void> {
  await inPieces(rows, async (piece) => {
    await trx
      .insertInto('site_content')
      .values(piece)
      .onConflict((conflict) =>
        conflict.columns(['page', 'path', 'language']).doUpdateSet((row) => ({
          draft: row.ref('excluded.draft'),
          draft_supplied_hash: row.ref('excluded.draft_supplied_hash'),
          draft_source_hash: row.ref('excluded.draft_source_hash'),
          supplied_hash: row.ref('excluded.supplied_hash'),
          source_hash: row.ref('excluded.source_hash'),
          edition: row.ref('excluded.edition'),
          publish_at: row.ref('excluded.publish_at'),
          updated_at: row.ref('excluded.updated_at'),
          updated_by: row.ref('excluded.updated_by'),
        })),
      )
      .execute();
  });
}

/** SQLite works on the main thread: others have their turn between two pieces. */
export async function inPieces<T>(
  all: readonly T[],
  work: (piece: T[]) => Promise<void> | void,
  size = 100,
): Promise<void> {
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await nextRound();
    await work(all.slice(at, at + size));
  }
}

export function keyOf({ page, path, language }: TextKey): TextKey {
  return { page, path, language };
}
