import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { day } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { listBackupFolders } from '../inquiries/erasure-ledger.ts';
import { silentLog } from '../log/log.ts';
import { makeBackup } from './make-backup.ts';
import { backUpWhenDue } from './timed-backup.ts';

let tests = 0;

describeOnBothDatabases('an archive that is older than BACKUP_DAYS', (open, _, place) => {
  let database: Database;
  let config: Config;
  let folder: string;

  beforeEach(async () => {
    database ??= await open();
    config = placeConfig(await place());
    tests += 1;
    folder = join(config.dataDir, `backups-${tests}`);
  });

  const archivesIn = async (where: string) =>
    (await readdir(where)).filter((name) => name.endsWith('.zip')).sort();

  /** By hand, so many days ago. */
  async function backUp(path: string, daysAgo = 0) {
    const made = await makeBackup(config, path);
    await database.write((trx) =>
      trx
        .updateTable('backups')
        .set({ made_at: Date.now() - daysAgo * day })
        .where('path', '=', path)
        .execute(),
    );
    return made;
  }

  it('goes with the next one in its folder, also when both were made by hand', async () => {
    await backUp(join(folder, 'before-upgrade.zip'), config.backupDays + 1);
    await writeFile(join(folder, 'of-somebody-else.zip'), '');
    const { deleted } = await backUp(join(folder, 'younger.zip'), config.backupDays - 1);
    expect(deleted).toEqual(['before-upgrade.zip']);
    await backUp(join(folder, 'newest.zip'));
    expect(await archivesIn(folder)).toEqual(['newest.zip', 'of-somebody-else.zip', 'younger.zip']);
    expect(await listBackupFolders(database.db)).toContain(folder);
  });

  it('goes with the backup of the day', async () => {
    await backUp(join(folder, 'before-upgrade.zip'), config.backupDays + 1);
    const backupUrl = pathToFileURL(folder).href;
    const timed = { ...config, backupUrl, backupAt: '00:00' };
    await backUpWhenDue({ config: timed, database, log: silentLog });
    expect(await archivesIn(folder)).toEqual([expect.stringMatching(/^noshine-[\d-]{15}\.zip$/)]);
  });

  it('stays where no newer one is made, or where making it fails', async () => {
    const elsewhere = `${folder}-elsewhere`;
    await backUp(join(elsewhere, 'old.zip'), 100);
    await backUp(join(folder, 'old.zip'), 100);
    await expect(makeBackup(config, join(folder, 'old.zip'))).rejects.toThrow('there already');
    expect(await archivesIn(folder)).toEqual(['old.zip']);
    await makeBackup(config, join(folder, 'new.zip'));
    expect([await archivesIn(folder), await archivesIn(elsewhere)]).toEqual([
      ['new.zip'],
      ['old.zip'],
    ]);
  });
});
