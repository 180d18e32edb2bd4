import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import type { Config } from '../config.ts';
import { connectDatabase, openDatabase, openServingDatabase } from '../database/database.ts';
import { readRestoreMarker, tableNames } from '../database/restore-marker.ts';
import { openStore } from '../files/open-store.ts';
import { deleteScheduled } from '../files/uploads.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { makeBackup } from './make-backup.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restoreBackup } from './restore-backup.ts';

const makers = { SQLite: makeFolder, PostgreSQL: makePostgresDatabase };
const separators = 'one\u2028two\u2029three\u0085four\r\nfive';

const places: { remove(): Promise<unknown> }[] = [];
let original: Config;
let archives: string;
let archive: string;
let kept: { id: string; fileId: string };
let erased: { id: string; fileId: string };

async function newPlace(kind: keyof typeof makers) {
  const place = await makers[kind]();
  places.push(place);
  return placeConfig(place);
}

/** A site with two inquiries and their files; one was erased after the backup was made. */
beforeAll(async () => {
  original = await newPlace('SQLite');
  archives = join((await newPlace('SQLite')).dataDir, 'archives');
  archive = join(archives, 'site.zip');
  const database = await openDatabase(original);
  const server = await serveInquiries(database, original.dataDir);
  const send = async (name: string) => {
    const { id: fileId } = await (await server.upload(`${name}.txt`, `content of ${name}`)).json();
    const { id } = await (await server.send({ ...minimalInquiry, name, fileId })).json();
    return { id, fileId };
  };
  kept = await send('Kept');
  erased = await send('Erased');
  await server.store.put('unknown-1', Readable.from(['arrived while the backup was made']));
  await database.write((trx) =>
    trx.insertInto('settings').values({ key: 'separators', value: separators }).execute(),
  );
  await makeBackup(original, archive);
  const parts = { database, dataDir: original.dataDir, log: silentLog };
  expect(await eraseAtOnce(parts, erased.id, 'kim')).toBe(true);
  await server.close();
  await database.close();
}, 60_000);

afterAll(async () => {
  for (const place of places) await place.remove();
});

async function expectWhole(config: Config) {
  const database = await openDatabase(config);
  const names = await database.db
    .selectFrom('inquiries')
    .select('name')
    .orderBy('number')
    .execute();
  const erasures = await database.db.selectFrom('erasures').select('inquiry_id').execute();
  const setting = database.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'separators');
  expect(names).toEqual([{ name: 'Kept' }, { name: '' }]);
  expect(erasures).toEqual([{ inquiry_id: erased.id }]);
  expect(await setting.executeTakeFirst()).toEqual({ value: separators });
  await database.close();
  const store = await openStore(config, 'files');
  expect(await Array.fromAsync(store.keys())).toEqual([kept.fileId]);
  expect(await readFile(join(config.dataDir, 'erasures.jsonl'), 'utf8')).toContain(erased.id);
}

async function damage(part: string) {
  const bytes = await readFile(archive);
  const at = bytes.indexOf(part) + part.length;
  bytes.fill(0xff, at + 20, at + 40);
  const damaged = join(archives, 'damaged.zip');
  await writeFile(damaged, bytes);
  return damaged;
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a restore into %s', (kind) => {
  it('brings everything but what no row knows and what was erased since', async () => {
    const target = await newPlace(kind);
    expect(await restoreBackup(target, archive)).toMatchObject({ files: 1, erasedAgain: 1 });
    await expectWhole(target);
    await expect(restoreBackup(target, archive)).rejects.toThrow('is not empty');
    await expectWhole(target);
  });

  it.each(['tables/inquiries.jsonl', 'manifest.json'])(
    'of an archive damaged in %s fails, and leaves an empty place',
    async (part) => {
      const target = await newPlace(kind);
      await expect(restoreBackup(target, await damage(part))).rejects.toThrow('is damaged');
      const database = await connectDatabase(target);
      expect(await tableNames(database.db)).toEqual([]);
      await database.close();
      await restoreBackup(target, archive);
      await expectWhole(target);
    },
  );

  it('killed before its commit is refused until it is repeated', async () => {
    const target = await newPlace(kind);
    const dieAt = 'before commit 2';
    const { signal } = await runCommand('restore', [archive], target, { dieAt });
    expect(signal).toBe('SIGKILL');
    const unfinished = /restore was broken off: .*run npm run restore again/;
    await expect(openServingDatabase(target)).rejects.toThrow(unfinished);
    await expect(makeBackup(target, join(archives, 'never.zip'))).rejects.toThrow(unfinished);
    const again = await runCommand('restore', [archive], target);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    await expectWhole(target);
  });

  it('killed right after its commit is whole', async () => {
    const target = await newPlace(kind);
    const { signal } = await runCommand('restore', [archive], target, { dieAt: 'after commit 2' });
    expect(signal).toBe('SIGKILL');
    const again = await runCommand('restore', [archive], target);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(
      /^\S.* is not empty: .*If an earlier restore ended there, it is whole.*\n$/,
    );
    const database = await openDatabase(target);
    await deleteScheduled({ database, store: await openStore(target, 'files') });
    await database.close();
    await expectWhole(target);
  });

  it('that is repeated removes no files but its own', async () => {
    const target = await newPlace(kind);
    await runCommand('restore', [archive], target, { dieAt: 'before commit 2' });
    const store = await openStore(target, 'files');
    await store.delete('restore-unfinished');
    await expect(restoreBackup(target, archive)).rejects.toThrow(
      `${target.dataDir} is not empty: files/${kept.fileId} is there already.`,
    );
    expect(await store.has(kept.fileId)).toBe(true);
    await store.delete(kept.fileId);
    await restoreBackup(target, archive);
    await expectWhole(target);
  });

  it('waits for no other, and does not disturb it', async () => {
    const target = await newPlace(kind);
    const outcomes = await Promise.allSettled([
      restoreBackup(target, archive),
      restoreBackup(target, archive),
    ]);
    const reasons = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.message] : [],
    );
    expect(reasons).toEqual([expect.stringMatching(/is not empty|Another process is at work/)]);
    await expectWhole(target);
  });
});

it('what is half restored is not moved to PostgreSQL, nor is anything moved into it', async () => {
  const half = await newPlace('SQLite');
  const target = await newPlace('PostgreSQL');
  await runCommand('restore', [archive], half, { dieAt: 'before commit 2' });
  const from = (dataDir: string) => moveToPostgres({ ...target, dataDir });
  await expect(from(half.dataDir)).rejects.toThrow('restore was broken off');
  await runCommand('restore', [archive], target, { dieAt: 'before commit 2' });
  await expect(from(original.dataDir)).rejects.toThrow('restore was broken off');
  const database = await connectDatabase(target);
  expect(await readRestoreMarker(database.db)).toBeDefined();
  await database.close();
});

it('what is erased on a restored site stays erased when the same archive is restored once more', async () => {
  const elsewhere = (await newPlace('SQLite')).dataDir;
  const copy = join(elsewhere, 'site.zip');
  await copyFile(archive, copy);
  const target = await newPlace('SQLite');
  expect(await restoreBackup(target, copy)).toMatchObject({ erasedAgain: 0 });
  const database = await openDatabase(target);
  await eraseAtOnce({ database, dataDir: target.dataDir, log: silentLog }, kept.id, 'kim');
  await database.close();
  expect(await restoreBackup(await newPlace('SQLite'), copy)).toMatchObject({ erasedAgain: 1 });
});
