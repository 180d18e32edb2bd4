import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { type Place, placeConfig, placeVariables } from '../../tests/support/test-config.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { makeBackup } from './make-backup.ts';
import { openArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

const run = promisify(execFile);
const places: { remove(): Promise<unknown> }[] = [];

async function newPlace(make: () => Promise<Place & { remove(): Promise<unknown> }> = makeFolder) {
  const place = await make();
  places.push(place);
  return placeConfig(place);
}

afterAll(async () => {
  for (const place of places) await place.remove();
});

let site: Config;
let target: string;
let archive: string;

async function putSetting(key: string, value: string) {
  const database = await openDatabase(site);
  await database.write((trx) => trx.insertInto('settings').values({ key, value }).execute());
  await database.close();
}

async function backupsOf(config: Config) {
  const database = await openDatabase(config);
  const rows = await database.db.selectFrom('backups').select(['path', 'size']).execute();
  await database.close();
  return rows;
}

describe('a backup that cannot be made', () => {
  beforeEach(async () => {
    site = await newPlace();
    await (await openDatabase(site)).close();
    target = (await newPlace()).dataDir;
    archive = join(target, 'site.zip');
  });

  it('says which file cannot be read, and leaves nothing', async () => {
    await openStore(site, 'files');
    await mkdir(join(site.dataDir, 'files', 'ab', 'abc-1'), { recursive: true });
    await expect(makeBackup(site, archive)).rejects.toThrow('files/abc-1 cannot be read (EISDIR)');
    expect(await readdir(target)).toEqual([]);
  });

  it('says which table cannot be read, and leaves nothing', async () => {
    for (let n = 0; n < 20; n += 1) await putSetting(`large-${n}`, 'x'.repeat(20_000));
    const database = await openDatabase(site);
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    await database.close();
    const path = join(site.dataDir, 'site.sqlite');
    const bytes = await readFile(path);
    // Pages of a long value form a chain, the last of which names no next: an impossible one breaks it.
    const size = bytes.readUInt16BE(16);
    const starts = Array.from({ length: bytes.length / size }, (_, number) => number * size);
    const page = starts.findLast(
      (start) =>
        bytes.indexOf('x'.repeat(4000), start) === start + 4 && bytes.readUInt32BE(start) > 0,
    );
    if (page === undefined) throw new Error('no long value in the file');
    bytes.fill(0xff, page, page + 4);
    await writeFile(path, bytes);
    await expect(makeBackup(site, archive)).rejects.toThrow(/tables\/settings\S* cannot be read/);
    expect(await readdir(target)).toEqual([]);
  });

  it('is stopped by a signal, and leaves nothing', async () => {
    await openStore(site, 'files');
    await mkdir(join(site.dataDir, 'files', 'ab'));
    const held = join(site.dataDir, 'files', 'ab', 'abc-1');
    await run('mkfifo', [held]);
    const stopping = new AbortController();
    const made = makeBackup(site, archive, stopping.signal);
    const pipe = await open(held, 'w');
    stopping.abort();
    await expect(made).rejects.toThrow('aborted');
    await pipe.close();
    expect(await readdir(target)).toEqual([]);
  });

  it('says so in one line when there is no room, and leaves nothing', async () => {
    const store = await openStore(site, 'files');
    await store.put('abc-1', Readable.from([randomBytes(8 * 1024 * 1024)]));
    const command = `ulimit -f 4096; exec "${process.execPath}" server/commands/backup.ts "${archive}"`;
    const failed = await run('sh', ['-c', command], { env: placeVariables(site) }).catch(
      (error) => error,
    );
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toBe(
      `${archive} could not be written: the file grew too large (EFBIG).\n`,
    );
    expect(await readdir(target)).toEqual([]);
  });
});

describe('a backup beside one that was killed', () => {
  const unused = 2 ** 22 + 1;
  beforeEach(async () => {
    site = await newPlace();
    await (await openDatabase(site)).close();
    target = (await newPlace()).dataDir;
    archive = join(target, 'site.zip');
  });

  it('takes away what that one left, and nothing of one that is running or not ours', async () => {
    const part = (pid: number, host: string) => `other.zip.${pid}-1-0a1b2c3d@${host}.part`;
    const dead = part(unused, hostname());
    const sameNumber = part(process.pid, hostname());
    const running = part(process.ppid, hostname());
    const elsewhere = part(unused, 'elsewhere');
    const forgotten = part(unused, 'long-ago');
    for (const name of [dead, sameNumber, running, elsewhere, forgotten, 'mine.part']) {
      await writeFile(join(target, name), 'half');
    }
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(target, forgotten), longAgo, longAgo);
    await makeBackup(site, archive);
    expect((await readdir(target)).sort()).toEqual(
      ['mine.part', elsewhere, running, 'site.zip'].sort(),
    );
  });

  it('is refused under a name that is taken, also by one that was made at the same time', async () => {
    const store = await openStore(site, 'files');
    await store.put('abc-1', Readable.from([randomBytes(3_000_000)]));
    const database = await openDatabase(site);
    await sql`insert into files (id, name, type, size, sha256, created_at)
      values ('abc-1', 'a.txt', 'txt', 3000000, '', 0)`.execute(database.db);
    await database.close();
    const outcomes = await Promise.allSettled([
      makeBackup(site, archive),
      makeBackup(site, archive),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    const before = await readFile(archive);
    const { code, stderr } = await runCommand('backup', [archive], site);
    expect(code).toBe(1);
    expect(stderr).toBe(`${archive} is there already: name another, or remove it first.\n`);
    expect(await readFile(archive)).toEqual(before);
    expect(await restoreBackup(await newPlace(), archive)).toMatchObject({ files: 1 });
    expect(await readdir(target)).toEqual(['site.zip']);
  });
});

describe('a backup of PostgreSQL', () => {
  it('holds no transaction open while files are read', async () => {
    site = await newPlace(makePostgresDatabase);
    const database = await openDatabase(site);
    const { dataDir } = await newPlace();
    archive = join(dataDir, 'site.zip');
    await openStore(site, 'files');
    await mkdir(join(site.dataDir, 'files', 'ab'));
    // A file that does not end holds the backup up until somebody has written to it.
    const held = join(site.dataDir, 'files', 'ab', 'abc-1');
    await run('mkfifo', [held]);
    const made = makeBackup(site, archive);
    const pipe = await open(held, 'w');
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(database.db);
    expect(rows).toEqual([]);
    await pipe.write('whole');
    await pipe.close();
    await made;
    await database.close();
    const { files, close } = await openArchive(archive);
    expect((await Array.fromAsync(files('files'))).map(({ key }) => key)).toEqual(['abc-1']);
    close();
  });
});

describe('a backup that is killed', () => {
  async function killAt(dieAt: 'before rename' | 'after rename') {
    const { signal } = await runCommand('backup', [archive], site, { dieAt });
    expect(signal).toBe('SIGKILL');
  }

  beforeEach(async () => {
    site = await newPlace();
    await (await openDatabase(site)).close();
    target = (await newPlace()).dataDir;
    archive = join(target, 'site.zip');
  });

  it('before the archive has its name: is no backup, and the next one takes its half away', async () => {
    await killAt('before rename');
    expect(await readdir(target)).toEqual([expect.stringMatching(/^site\.zip\..+\.part$/)]);
    expect(await backupsOf(site)).toEqual([{ path: archive, size: 0 }]);
    await makeBackup(site, join(target, 'next.zip'));
    expect(await readdir(target)).toEqual(['next.zip']);
    expect(await backupsOf(site)).toEqual([
      { path: archive, size: 0 },
      { path: join(target, 'next.zip'), size: expect.toSatisfy((size: number) => size > 0) },
    ]);
  });

  it('after the archive has its name: is a backup, and the next one records it', async () => {
    const database = await openDatabase(site);
    const server = await serveInquiries(database, site.dataDir);
    const { id } = await (await server.send(minimalInquiry)).json();
    await server.close();
    await killAt('after rename');
    // The first archive in that folder: whoever is erased now must not come back with it.
    expect(await eraseAtOnce({ database, dataDir: site.dataDir, log: silentLog }, id, 'kim')).toBe(
      true,
    );
    await database.close();
    expect(await restoreBackup(await newPlace(), archive)).toMatchObject({ erasedAgain: 1 });
    const { length } = await readFile(archive);
    expect(await backupsOf(site)).toEqual([{ path: archive, size: 0 }]);
    await makeBackup(site, join(target, 'next.zip'));
    expect(await backupsOf(site)).toContainEqual({ path: archive, size: length });
  });
});
