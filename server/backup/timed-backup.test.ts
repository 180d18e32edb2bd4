import { execFile } from 'node:child_process';
import { mkdir, open as openFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { silentLog } from '../log/log.ts';
import { readBackupState } from './backup-state.ts';
import { backUpWhenDue, lastDueTime } from './timed-backup.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the time at which a backup was last due', () => {
  it.each([
    ['2026-11-15T03:14:59+09:00', '2026-11-14T03:15:00+09:00'],
    ['2026-11-15T03:15:00+09:00', '2026-11-15T03:15:00+09:00'],
    ['2026-11-15T23:59:59+09:00', '2026-11-15T03:15:00+09:00'],
    ['2026-11-15T15:30:00Z', '2026-11-15T03:15:00+09:00'],
  ])('at %s was %s', (now, due) => {
    expect(lastDueTime(Date.parse(now), '03:15')).toBe(Date.parse(due));
  });
});

describeOnBothDatabases('the backup of the day', (open, _, place) => {
  let database: Database;
  let config: Config;
  let folder: string;
  let errors: string[];
  const log = { ...silentLog, error: (error: unknown) => errors.push((error as Error).message) };

  beforeEach(async () => {
    database ??= await open();
    config = placeConfig(await place());
    folder = join(config.dataDir, 'backups');
    config = { ...config, backupUrl: pathToFileURL(folder).href, backupAt: '00:00' };
    errors = [];
    await rm(folder, { recursive: true, force: true });
    for (const table of ['backups', 'timed_backups'] as const) {
      await database.write((trx) => trx.deleteFrom(table).execute());
    }
  });

  const archives = async () => (await readdir(folder)).filter((name) => name.endsWith('.zip'));
  const state = (now = Date.now()) => readBackupState(database.db, config, now);

  it('is made once, however many ask for it at once, and not again', async () => {
    const other = await open();
    expect((await state()).warning).toBe('none');
    await Promise.all(
      [database, other, database, other].map((one) =>
        backUpWhenDue({ config, database: one, log }),
      ),
    );
    expect(await archives()).toHaveLength(1);
    await backUpWhenDue({ config, database, log });
    expect(await archives()).toHaveLength(1);
    expect(errors).toEqual([]);
    const { last, warning } = await state();
    expect(last?.size).toBeGreaterThan(1000);
    expect(warning).toBeNull();
    expect((await state(Date.now() + 27 * hour)).warning).toBe('late');
  });

  it('is told of once when it fails, and tried again after some minutes', async () => {
    await writeFile(folder, 'not a folder');
    const now = Date.now();
    await backUpWhenDue({ config, database, log }, now);
    await backUpWhenDue({ config, database, log }, now + minute);
    expect(errors).toEqual([`${folder} could not be written: it is no folder (EEXIST).`]);
    expect(await state()).toMatchObject({ warning: 'failed', failure: { error: errors[0] } });
    await rm(folder);
    await backUpWhenDue({ config, database, log }, Date.now() + 11 * minute);
    expect(await archives()).toHaveLength(1);
    expect(await state()).toMatchObject({ warning: null, failure: null });
  });

  it('is left to whoever has begun, and taken over when that one is dead', async () => {
    const now = Date.now();
    const due_at = lastDueTime(now, config.backupAt);
    const claim = { claim: 'of a dead process', claimed_until: now + minute };
    await database.write((trx) =>
      trx
        .insertInto('timed_backups')
        .values({ due_at, ...claim, failed_at: null, error: null })
        .execute(),
    );
    await backUpWhenDue({ config, database, log }, now);
    await expect(archives()).rejects.toThrow('ENOENT');
    await backUpWhenDue({ config, database, log }, now + 2 * minute);
    expect(await archives()).toHaveLength(1);
  });

  it('is stopped with the site, leaves nothing, and is then made by another at once', async () => {
    await openStore(config, 'files');
    const held = join(config.dataDir, 'files', 'ab', 'abc-1');
    await mkdir(join(config.dataDir, 'files', 'ab'), { recursive: true });
    await promisify(execFile)('mkfifo', [held]);
    const stopping = new AbortController();
    const { signal } = stopping;
    const made = backUpWhenDue({ config, database, log, signal });
    const pipe = await openFile(held, 'w');
    stopping.abort();
    await made;
    await pipe.close();
    await rm(held);
    expect(await readdir(folder)).toEqual([]);
    expect(errors).toEqual([]);
    await backUpWhenDue({ config, database, log });
    expect(await archives()).toHaveLength(1);
  });

  it('is nobody’s business without BACKUP_URL', async () => {
    await backUpWhenDue({ config: { ...config, backupUrl: undefined }, database, log });
    await expect(archives()).rejects.toThrow('ENOENT');
  });
});
