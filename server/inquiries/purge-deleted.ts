import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A step holds up other writes for some hundredths of a second, however large the index is. */
const pagesPerStep = 200;
const maxSteps = 300;

/** Where the full-text index begins to number the pages that say which rows are deleted. */
const firstTombstone = 2 ** 53;

/** Up to which erasure the write-ahead log was emptied; unknown when a process starts. */
const purgedUpTo = new WeakMap<Database['db'], number>();

/**
 * SQLite deletes lazily: words of a deleted row stay in the full-text index until it is merged,
 * and old pages in the write-ahead log until it is emptied. Here both happen, a step at a time.
 * PostgreSQL does the like by itself, in its autovacuum.
 */
export async function purgeDeleted({ db, kind, write }: Database): Promise<void> {
  if (kind !== 'sqlite') return;
  const last = await lastErasure(db);
  for (let step = 0; step < maxSteps && (await hasDeletedWords(db)); step++) {
    purgedUpTo.delete(db);
    await write((trx) =>
      sql`insert into inquiry_search (inquiry_search, rank)
        values ('merge', ${-pagesPerStep})`.execute(trx),
    );
  }
  if (purgedUpTo.get(db) === last) return;
  // Refused while somebody is reading an older state: then the next round tries again.
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy === 0) purgedUpTo.set(db, last);
}

async function lastErasure(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(rowid) as last from erasures`.execute(db);
  return rows[0]?.last ?? 0;
}

async function hasDeletedWords(db: Database['db']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inquiry_search_data where id >= ${firstTombstone} limit 1`.execute(db);
  return rows.length > 0;
}
