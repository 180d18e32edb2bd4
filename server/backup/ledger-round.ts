import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  completeLedger,
  countErasures,
  type Erasure,
  listBackupFolders,
  listErasures,
} from '../inquiries/erasure-ledger.ts';
import type { Log } from '../log/log.ts';
import { openPlace } from './open-place.ts';
import { type BackupPlace, folderOf } from './place.ts';

const minute = 60_000;
/**
 * Without a new erasure: another instance may have put an older ledger into the bucket at the same
 * moment, or a disk that was away is back.
 */
const checkAgainAfter = 10 * minute;
const tryAgainAfter = minute;

interface Parts {
  config: Pick<Config, 'dataDir' | 'backupUrl'>;
  database: Pick<Database, 'db'>;
  log: Pick<Log, 'error'>;
  now?: () => number;
}

/**
 * A round that every instance makes for itself: another one may have erased somebody, and cannot
 * reach the disks that this one wrote backups to.
 */
export function createLedgerRound({ config, database: { db }, log, now = Date.now }: Parts) {
  let written: number | undefined;
  let nextCheckAt = 0;
  const failing = new Set<string>();
  const places = new Map<string, BackupPlace>();

  async function completeIn(folder: string, erasures: Erasure[]) {
    try {
      const place = places.get(folder) ?? (await openPlace(folder));
      places.set(folder, place);
      await completeLedger(place.ledger, erasures);
      failing.delete(folder);
      return true;
    } catch (error) {
      // A folder of another machine, which keeps its own ledger.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
      if (!failing.has(folder)) log.error(error, { during: 'writing the erasure ledger', folder });
      failing.add(folder);
      return false;
    }
  }

  return async function completeLedgers(): Promise<void> {
    if ((await countErasures(db)) === written && now() < nextCheckAt) return;
    const erasures = await listErasures(db);
    const folders = new Set([config.dataDir, ...(await listBackupFolders(db))]);
    if (config.backupUrl) folders.add(folderOf(config.backupUrl));
    const areComplete: boolean[] = [];
    for (const folder of folders) areComplete.push(await completeIn(folder, erasures));
    written = erasures.length;
    nextCheckAt = now() + (areComplete.every(Boolean) ? checkAgainAfter : tryAgainAfter);
  };
}
