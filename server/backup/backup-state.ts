import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { folderOf } from './place.ts';

const hour = 60 * 60 * 1000;
/** A day, and time to make it. */
const lateAfter = 26 * hour;

/** `none`: there is no backup at all. */
type BackupWarning = 'none' | 'late' | 'failed';

export interface BackupState {
  /** Whether the site makes one each day by itself. */
  isTimed: boolean;
  last: { at: number; size: number } | null;
  failure: { at: number; error: string } | null;
  warning: BackupWarning | null;
}

/** With BACKUP_URL only backups that lie there count: one that somebody made by hand is elsewhere. */
export async function readBackupState(
  db: Kysely<Schema>,
  { backupUrl }: Pick<Config, 'backupUrl'>,
  now: number,
): Promise<BackupState> {
  const rows = await db
    .selectFrom('backups')
    .select(['path', 'made_at', 'size'])
    .where('size', '>', 0)
    .orderBy('made_at', 'desc')
    .execute();
  const folder = backupUrl && folderOf(backupUrl);
  const found = rows.find(({ path }) => !folder || dirname(path) === folder);
  const last = found ? { at: found.made_at, size: found.size } : null;
  const failure = folder ? await readFailure(db, last?.at ?? 0) : null;
  return { isTimed: Boolean(folder), last, failure, warning: warningOf() };

  function warningOf(): BackupWarning | null {
    if (failure) return 'failed';
    if (!last) return 'none';
    return folder && last.at < now - lateAfter ? 'late' : null;
  }
}

/** Of the last attempt, unless somebody has made one by hand since. */
async function readFailure(db: Kysely<Schema>, since: number): Promise<BackupState['failure']> {
  const attempt = await db
    .selectFrom('timed_backups')
    .select(['failed_at', 'error'])
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!attempt?.failed_at || attempt.error === null || attempt.failed_at < since) return null;
  return { at: attempt.failed_at, error: attempt.error };
}
