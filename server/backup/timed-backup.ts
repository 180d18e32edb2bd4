import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { day, dayInSeoul } from '#domain/seoul.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { claimBackup } from './backup-claim.ts';
import { makeBackup } from './make-backup.ts';
import { folderOf } from './place.ts';

const minute = 60_000;
const retryAfter = 10 * minute;
/** How long a backup that is stopped may take to clean up after itself. */
const patience = 3_000;

interface Parts {
  config: Config;
  database: Database;
  log: Pick<Log, 'note' | 'error'>;
  /** Stops one that is being made; another process makes it then. */
  signal?: AbortSignal;
}

/** The last time at or before now at which the clock in Seoul showed `clock`. */
export function lastDueTime(now: number, clock: string): number {
  const today = Date.parse(`${dayInSeoul(now)}T${clock}:00+09:00`);
  return today <= now ? today : today - day;
}

/** Makes the backup of the day, once across all processes; one that was missed is made up for. */
export async function backUpWhenDue(parts: Parts, now = parts.database.now()): Promise<void> {
  const { config, database } = parts;
  if (!config.backupUrl || parts.signal?.aborted) return;
  const dueAt = lastDueTime(now, config.backupAt);
  if (await isMade(database, folderOf(config.backupUrl), dueAt)) return;
  const claim = await claimBackup(database, dueAt, now);
  if (!claim) return;
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(parts.signal ? [parts.signal] : [])]);
  const release = claim.keep(() => stopping.abort());
  try {
    await makeOne(parts, signal);
    await claim.succeed();
  } catch (error) {
    if (signal.aborted) return await claim.giveBack();
    parts.log.error(error, { during: 'the backup of the day' });
    await claim.fail((error as Error).message, database.now(), retryAfter);
  } finally {
    release();
  }
}

async function makeOne({ config, log }: Parts, signal: AbortSignal): Promise<void> {
  const making = makeBackup(config, undefined, signal);
  making.catch(() => {});
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      pause(patience, undefined, { ref: false }).then(() => reject(signal.reason)),
    );
  });
  const { address, size, deleted } = await Promise.race([making, stopped]);
  log.note('backup made', { address, size, deleted });
}

async function isMade({ db }: Database, folder: string, dueAt: number): Promise<boolean> {
  const made = await db
    .selectFrom('backups')
    .select('path')
    .where('size', '>', 0)
    .where('made_at', '>=', dueAt)
    .execute();
  return made.some(({ path }) => dirname(path) === folder);
}
