import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnBothDatabases,
  makeFolder,
  makePostgresDatabase,
} from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { makeBackup } from './make-backup.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { openArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { openSnapshot } from './snapshot.ts';

type Place = Awaited<ReturnType<typeof makeFolder | typeof makePostgresDatabase>>;

/** Everything in the database, without what taking the backup itself added. */
async function everything(config: Config) {
  const snapshot = await openSnapshot(config);
  const content: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    if (['backups', 'audit_log', 'applied_migrations'].includes(table.name)) continue;
    const rows: string[] = [];
    for await (const row of snapshot.rows(table)) {
      rows.push(JSON.stringify(Object.entries(row).sort(([a], [b]) => a.localeCompare(b))));
    }
    content[table.name] = rows.sort();
  }
  await snapshot.close();
  return content;
}

/** As a slow store does: the content has come to its end before anybody looks at it. */
async function readLate(archive: string, fileId: string) {
  const { files, close } = await openArchive(archive);
  const found = (await Array.fromAsync(files('files'))).find(({ key }) => key === fileId);
  const stream = await found?.open();
  await new Promise((resolve) => stream?.on('close', resolve));
  close();
  return stream && text(stream);
}

async function addStaffAndPosts({ write, kind }: Database) {
  const now = new Date('2026-11-15T01:02:03.456Z');
  const time = kind === 'postgres' ? now : now.toISOString();
  const yes = kind === 'postgres' ? true : 1;
  await write(async (trx) => {
    // Times and yes/no differ on the two databases, so these rows are in no type.
    const anyTable = trx as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const insert = (table: string, row: Record<string, unknown>) =>
      anyTable.insertInto(table).values(row).execute();
    await insert('accounts', {
      id: 'kim',
      name: '김 "관리"',
      email: 'kim@noshine.example',
      email_verified: yes,
      two_factor_enabled: yes,
      created_at: time,
      updated_at: time,
      role: 'owner',
      language: 'ko',
    });
    const post = { reg_date: 1, original_language: 'ko', updated_at: 1 };
    await insert('posts', { ...post, mnum: 41 });
    await insert('posts', { ...post, mnum: 42 });
  });
  // A number that was given out is never given out again, not even after a restore.
  await write((trx) => trx.deleteFrom('posts').where('mnum', '=', 42).execute());
}

describeOnBothDatabases('a backup', (open, _, place) => {
  const places: Place[] = [];
  let database: Database;
  let config: Config;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  let kept: { id: string; fileId: string };
  let erased: { id: string; fileId: string };

  const newPlace = async (make: typeof makeFolder | typeof makePostgresDatabase) => {
    const made = await make();
    places.push(made);
    return placeConfig(made);
  };

  async function send(name: string) {
    const { id: fileId } = await (await server.upload(`${name}.txt`, `파일 ${name}`)).json();
    const answer = await server.send({ ...minimalInquiry, name, fileId });
    return { id: (await answer.json()).id as string, fileId: fileId as string };
  }

  beforeAll(async () => {
    database = await open();
    config = placeConfig(await place());
    server = await serveInquiries(database, config.dataDir);
    await addStaffAndPosts(database);
    kept = await send('Kept');
    erased = await send('Erased');
  });
  afterAll(async () => {
    await server.close();
    for (const made of places) await made.remove();
  });

  it.each([
    ['SQLite', makeFolder],
    ['PostgreSQL', makePostgresDatabase],
  ])('restores everything into %s', async (name, make) => {
    const archive = join((await makeFolderOnce()).dataDir, `${name}.zip`);
    const before = await everything(config);
    await makeBackup(config, archive);
    const target = await newPlace(make);
    const restored = await restoreBackup(target, archive);
    expect(restored).toMatchObject({ files: 2, erasedAgain: 0 });
    expect(await everything(target)).toEqual(before);
    const store = await openStore(target, 'files');
    const file = await store.get(kept.fileId);
    expect(file && (await text(file.stream))).toBe('파일 Kept');
    await expect(restoreBackup(target, archive)).rejects.toThrow(/not empty/);
  });

  it('erases again what was erased after it was made, even when the data folder is lost', async () => {
    const { dataDir: folder } = await makeFolderOnce();
    const archive = join(folder, 'older.zip');
    await makeBackup(config, archive);
    const parts = { database, dataDir: config.dataDir, log: silentLog };
    expect(await eraseAtOnce(parts, erased.id, 'kim')).toBe(true);
    const target = await newPlace(makeFolder);
    expect(await restoreBackup(target, archive)).toMatchObject({ erasedAgain: 1 });
    const content = JSON.stringify(await everything(target));
    expect(content).toContain('Kept');
    expect(content).not.toContain('"Erased');
    expect(await (await openStore(target, 'files')).has(erased.fileId)).toBe(false);
  });

  it('restores nothing when a ledger that was named is not there', async () => {
    const archive = join((await makeFolderOnce()).dataDir, 'ledger.zip');
    await makeBackup(config, archive);
    const target = await newPlace(makeFolder);
    const missing = join(target.dataDir, 'elsewhere', 'erasures.jsonl');
    await expect(restoreBackup(target, archive, [missing])).rejects.toThrow(
      `--erasures ${missing} cannot be read (ENOENT): nothing was restored.`,
    );
    expect(await restoreBackup(target, archive)).toMatchObject({ files: expect.any(Number) });
  });

  it('notices damage', async () => {
    const archive = join((await makeFolderOnce()).dataDir, 'damaged.zip');
    await makeBackup(config, archive);
    const bytes = await readFile(archive);
    const at = bytes.indexOf('파일 Kept');
    bytes.write('X', at);
    await writeFile(archive, bytes);
    await expect(readLate(archive, kept.fileId)).rejects.toThrow('damaged');
    await expect(restoreBackup(await newPlace(makeFolder), archive)).rejects.toThrow('damaged');
    await writeFile(archive, bytes.subarray(0, bytes.length - 100));
    await expect(restoreBackup(await newPlace(makeFolder), archive)).rejects.toThrow();
  });

  let folder: Promise<Place> | undefined;
  function makeFolderOnce() {
    folder ??= makeFolder().then((made) => {
      places.push(made);
      return made;
    });
    return folder;
  }
});

describe('moving to PostgreSQL', () => {
  it('brings every row, and numbers go on where they stopped', async () => {
    const from = await makeFolder();
    const to = await makePostgresDatabase();
    const config = placeConfig({ dataDir: from.dataDir, databaseUrl: to.databaseUrl });
    const source = await openDatabase(from);
    await addStaffAndPosts(source);
    const server = await serveInquiries(source, from.dataDir);
    for (let i = 0; i < 20; i += 1) await server.send({ ...minimalInquiry, detail: `문의 ${i}` });
    await server.close();
    await source.close();
    const moved = await moveToPostgres(config);
    expect(moved).toContainEqual({ table: 'inquiries', rows: 20 });
    expect(await everything(config)).toEqual(await everything(placeConfig(from)));
    await expect(moveToPostgres(config)).rejects.toThrow('not empty');

    const target = await openDatabase(config);
    const post = await target.write((trx) =>
      trx
        .insertInto('posts')
        .values({ reg_date: 2, original_language: 'ko', updated_at: 2 } as never)
        .returning('mnum')
        .executeTakeFirstOrThrow(),
    );
    expect(post.mnum).toBe(43);
    await target.close();
    await from.remove();
    await to.remove();
  });
});
