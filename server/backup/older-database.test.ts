import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import {
  appliedSteps,
  fillOlderDatabase,
  makeOlderDatabase,
} from '../../tests/support/older-database.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import { connectDatabase, openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const newest = migrations.map(({ number }) => number);
const withoutSearch = 21;

describe.each([
  ['SQLite', makeFolder],
  ['PostgreSQL', makePostgresDatabase],
])('a backup of a database of another version on %s', (_name, makePlace) => {
  const places: Awaited<ReturnType<typeof makePlace>>[] = [];
  const newPlace = async () => {
    const place = await makePlace();
    places.push(place);
    return placeConfig(place);
  };
  afterAll(async () => {
    for (const place of places) await place.remove();
  });

  it('leaves an older one as it is, and is brought up to date by the restore', async () => {
    const older = await newPlace();
    await makeOlderDatabase(older, withoutSearch);
    await fillOlderDatabase(older, 50);
    const before = await appliedSteps(older);
    const archive = join((await newPlace()).dataDir, 'older.zip');
    await makeBackup(older, archive);
    expect(await appliedSteps(older)).toEqual(before);
    expect(before).toEqual(newest.filter((number) => number <= withoutSearch));

    const target = await newPlace();
    await restoreBackup(target, archive);
    expect(await appliedSteps(target)).toEqual(newest);
    const database = await openDatabase(target);
    const inquiries = await database.db.selectFrom('inquiries').select('detail').execute();
    const found = await sql`select 1 from inquiry_search`.execute(database.db);
    const backups = await database.db.selectFrom('backups').select(['path', 'size']).execute();
    await database.close();
    expect(inquiries).toHaveLength(50);
    expect(found.rows).toHaveLength(45);
    expect(backups).toEqual([{ path: archive, size: expect.any(Number) }]);
  });

  it('is refused for a newer one: what belongs to it is not known here', async () => {
    const newer = await newPlace();
    await (await openDatabase(newer)).close();
    const database = await connectDatabase(newer);
    await sql`insert into applied_migrations values (999, 'later', 0)`.execute(database.db);
    await database.close();
    const { dataDir } = await newPlace();
    await expect(makeBackup(newer, join(dataDir, 'site.zip'))).rejects.toThrow(
      'has been used by a newer version of this program (it has "999 later")',
    );
    expect(await readdir(dataDir)).toEqual([]);
    const { code: whileExpanded } = await runCommand('admin', ['list'], newer);
    expect(whileExpanded).toBe(0);

    const contracted = await connectDatabase(newer);
    await sql`update applied_migrations set name = 'contract-later'
      where number = 999`.execute(contracted.db);
    await contracted.close();
    const { code, stderr } = await runCommand('admin', ['list'], newer);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database has been used by a newer version .*\n$/);
  });

  it('is refused where there is no site, and makes none', async () => {
    const empty = await newPlace();
    const { dataDir } = await newPlace();
    await expect(makeBackup(empty, join(dataDir, 'site.zip'))).rejects.toThrow(
      'nothing to back up',
    );
    expect(await readdir(empty.dataDir)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

it('a backup can be made after each step', async () => {
  for (const { number } of migrations) {
    const place = await makeFolder();
    await makeOlderDatabase(placeConfig(place), number);
    const target = await makeFolder();
    const archive = join(target.dataDir, 'archive', 'site.zip');
    await makeBackup(placeConfig(place), archive);
    const restored = placeConfig({ ...target, dataDir: join(target.dataDir, 'restored') });
    await restoreBackup(restored, archive);
    expect(await appliedSteps(restored)).toEqual(newest);
    await place.remove();
    await target.remove();
  }
});
