import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { day } from '#domain/seoul.ts';
import type { Config } from '../config.ts';
import { type Database, openExistingDatabase } from '../database/database.ts';
import { completeLedger, listErasures } from '../inquiries/erasure-ledger.ts';
import { archiveEntries } from './archive-entries.ts';
import { archiveName, expiredArchives } from './archive-names.ts';
import { openPlace } from './open-place.ts';
import { ArchiveExists, type BackupPlace, folderOf, isInBucket, splitAddress } from './place.ts';
import {
  beginRecord,
  finishKilledRecords,
  forgetRecords,
  hasRecords,
  listRecordedBefore,
} from './record.ts';
import { openSnapshot } from './snapshot.ts';
import { writeArchive } from './write-archive.ts';

export interface MadeBackup {
  /** A path, or `s3://bucket/folder/name.zip`. */
  address: string;
  size: number;
  /** Older archives that were deleted after it. */
  deleted: string[];
}

/**
 * One archive of the database and the files as they are now; the site may go on serving. Without
 * a target it goes to BACKUP_URL, named by the clock. Where it goes, older archives of this site go
 * when they are older than BACKUP_DAYS, whoever made them and under whatever name.
 */
export async function makeBackup(
  config: Config,
  target?: string,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const madeAt = Date.now();
  const { folder, name } = targetOf(config, target, madeAt);
  const database = await openExistingDatabase(config);
  if (!database) {
    const where = config.databaseUrl ? 'The database of DATABASE_URL' : config.dataDir;
    throw new Error(`${where} holds no site: there is nothing to back up.`);
  }
  try {
    const place = await openPlace(folder);
    const address = `${folder}/${name}`;
    await finishKilledRecords(database);
    if (await place.has(name)) throw new ArchiveExists(address);
    const size = await write({ config, database, place, name, address, madeAt, signal });
    const deleted = await deleteExpired({ config, database, place, name, address, madeAt });
    return { address, size, deleted };
  } finally {
    await database.close();
  }
}

function targetOf({ backupUrl }: Config, target: string | undefined, madeAt: number) {
  if (target && !(isInBucket(target) && !target.endsWith('.zip'))) return splitAddress(target);
  const folder = target ?? backupUrl;
  if (!folder) throw new Error('Name a file, or set BACKUP_URL to where backups go.');
  return { folder: folderOf(folder), name: archiveName(madeAt) };
}

interface Order {
  config: Config;
  database: Database;
  place: BackupPlace;
  name: string;
  address: string;
  madeAt: number;
  signal: AbortSignal | undefined;
}

async function write({ config, database, place, name, address, madeAt, signal }: Order) {
  const snapshot = await openSnapshot(config);
  try {
    await place.prepare();
    const record = await beginRecord(database, { path: address, madeAt });
    /** No archive appears without the erasures since its snapshot. */
    const beforeLast = async () => {
      if (!(await hasRecords(database))) return;
      await completeLedger(place.ledger, await listErasures(database.db));
    };
    const entries = archiveEntries({ config, snapshot, madeAt, beforeLast });
    const keep = (archive: Readable) => place.write(name, archive);
    const size = await writeArchive(entries, keep, signal).catch(async (error) => {
      await record.discard().catch(() => {});
      throw error;
    });
    await record.finish(size).catch((error) => {
      throw new Error(`${address} is whole, but the database could not note it: ${error.message}`);
    });
    return size;
  } finally {
    await snapshot.close();
  }
}

/** The one just made is whole, so the last good one never goes. */
async function deleteExpired(order: Omit<Order, 'signal'>): Promise<string[]> {
  const { config, database, place, name, address, madeAt } = order;
  const since = madeAt - config.backupDays * day;
  try {
    const present = await place.names();
    const recorded = await listRecordedBefore(database, dirname(address), since);
    const own = expiredArchives(present, config.backupDays, madeAt);
    const expired = new Set([...own, ...present.filter((each) => recorded.includes(each))]);
    expired.delete(name);
    for (const each of expired) await place.delete(each);
    await forgetRecords(database, dirname(address), [...expired]);
    return [...expired];
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${address} is whole, but older ones could not be deleted: ${message}`);
  }
}
