import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { TaskTooLong } from '../worker-pool.ts';
import { rewriteTables } from './rewrite-tables.ts';

const second = 1000;
const minute = 60 * second;

/** Erasures that follow each other closely are purged together, all of them within a minute. */
const pauseBetween = 30 * second;

/** With very large tables longer, so that others wait for us a tenth of the time at most. */
const pausePerWork = 10;

/** A rewrite that took too long held others up, and would again. */
const pauseAfterTimeout = 60 * minute;

/** A step holds up other writes for some hundredths of a second, however large the index is. */
const pagesPerStep = 200;
const maxSteps = 300;

/** Where the full-text index begins to number the pages that say which rows are deleted. */
const firstTombstone = 2 ** 53;

export interface PurgeParts {
  database: Database;
  /** Writes the file of SQLite anew. */
  rewriteFile: () => Promise<void> | void;
  now?: () => number;
}

/**
 * Both databases delete lazily: SQLite leaves words in its full-text index, copies of moved rows in
 * its pages and old pages in its log; PostgreSQL leaves the old versions of rows, whose bytes not
 * even a plain vacuum overwrites. Each round removes what erasures have left, if there were any.
 */
export function createPurgeRound({ database, rewriteFile, now = Date.now }: PurgeParts) {
  const { db, kind } = database;
  let isDue = false;
  let nextAt = 0;

  return async function purgeDeleted(): Promise<void> {
    if (now() < nextAt) return;
    const ids = await listUnpurged(db);
    const hasMerged = kind === 'sqlite' && (await mergeDeletedWords(database));
    isDue ||= hasMerged || ids.length > 0;
    if (!isDue) return;
    const startedAt = now();
    nextAt = startedAt + pauseBetween;
    try {
      if (kind === 'postgres') await rewriteTables(db);
      else await emptyFile();
    } catch (error) {
      const pause = Math.max(pauseBetween, pausePerWork * (now() - startedAt));
      nextAt = now() + (isTimeout(error) ? pauseAfterTimeout : pause);
      throw error;
    }
    await markPurged(database, ids);
    isDue = false;
    nextAt = now() + Math.max(pauseBetween, pausePerWork * (now() - startedAt));
  };

  async function emptyFile() {
    await rewriteFile();
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw new Error('Somebody is reading an older state of the database.');
  }
}

async function listUnpurged(db: Database['db']): Promise<string[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('inquiry_id')
    .where('purged_at', 'is', null)
    .execute();
  return rows.map(({ inquiry_id }) => inquiry_id);
}

async function markPurged({ write, now }: Database, ids: string[]): Promise<void> {
  const perStatement = 1000;
  for (let at = 0; at < ids.length; at += perStatement) {
    await write((trx) =>
      trx
        .updateTable('erasures')
        .set({ purged_at: now() })
        .where('inquiry_id', 'in', ids.slice(at, at + perStatement))
        .execute(),
    );
  }
}

/** True when there were any. */
async function mergeDeletedWords({ db, write }: Database): Promise<boolean> {
  let step = 0;
  for (; step < maxSteps && (await hasDeletedWords(db)); step++) {
    await write((trx) =>
      sql`insert into inquiry_search (inquiry_search, rank)
        values ('merge', ${-pagesPerStep})`.execute(trx),
    );
  }
  return step > 0;
}

async function hasDeletedWords(db: Database['db']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inquiry_search_data where id >= ${firstTombstone} limit 1`.execute(db);
  return rows.length > 0;
}

function isTimeout(error: unknown): boolean {
  const queryCanceled = '57014';
  return error instanceof TaskTooLong || (error as { code?: string }).code === queryCanceled;
}
