import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { day } from '#domain/seoul.ts';
import type { Config } from '../config.ts';
import { openForReading } from '../database/open-for-reading.ts';
import { tableNames } from '../database/restore-marker.ts';
import { type Finding, fault, good } from './finding.ts';
import { probeFolder } from './probe-folder.ts';
import { probeStore } from './probe-store.ts';

/** They are made daily; this leaves time for one that is late. */
const oldest = 1.5 * day;

export async function checkBackups(config: Config): Promise<Finding[]> {
  const { backupUrl } = config;
  const age = await describeAge(config);
  if (!backupUrl) return [good(`BACKUP_URL is not set: none are made by themselves; ${age.line}`)];
  await probePlace(backupUrl);
  return [good(`${backupUrl} can be listed, written, read and cleared`), age];
}

async function probePlace(backupUrl: string): Promise<void> {
  if (backupUrl.startsWith('s3:')) {
    const { openS3Store } = await import('../files/s3-store.ts');
    return probeStore(openS3Store(backupUrl, 'files'));
  }
  const folder = fileURLToPath(backupUrl);
  await stat(folder).catch(() => {
    throw new Error(`${folder} is not there: make it for the user of the site`);
  });
  await probeFolder(folder);
}

async function describeAge(config: Config): Promise<Finding> {
  // Why it cannot be read is said under "database".
  const database = await openForReading(config).catch(() => undefined);
  if (!database) return good('no database yet');
  try {
    if (!(await tableNames(database.db)).includes('backups')) return good('nothing to back up yet');
    const last = await database.db
      .selectFrom('backups')
      .select('made_at')
      .where('size', '>', 0)
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return fault('no backup was made yet');
    const age = Date.now() - last.made_at;
    const text = `the last one is ${Math.floor(age / (day / 24))} hours old`;
    return age > oldest ? fault(text) : good(text);
  } catch {
    return good('the database does not say when the last one was made');
  } finally {
    await database.close();
  }
}
