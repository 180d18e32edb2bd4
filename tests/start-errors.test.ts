import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, openDatabase } from '#server/database/database.ts';
import { setRestoreMarker } from '#server/database/restore-marker.ts';
import { runCommand } from './support/command-process.ts';
import { makeFolder } from './support/databases.ts';
import { freePort } from './support/site-process.ts';

const nobody = 65_534;
let place: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  place = await makeFolder();
});
afterAll(() => place.remove());

async function start(
  env: Record<string, string>,
  uid?: number,
  cwd = join(import.meta.dirname, '..'),
) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(place.dataDir, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const [[code], printed, logged] = await Promise.all([
    once(child, 'exit'),
    text(child.stderr),
    text(child.stdout),
  ]);
  return { code, lines: (printed + logged).trim().split('\n') };
}

describe('the start says in one line what is wrong, and ends', () => {
  it('when the database cannot be reached', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgres://site:word@localhost:${port}/site`;
    expect(await start({ DATABASE_URL })).toEqual({
      code: 1,
      lines: [`DATABASE_URL: nobody listens on localhost:${port} (ECONNREFUSED)`],
    });
  });

  it('when DATA_DIR cannot be its folder', async () => {
    expect(await start({ DATA_DIR: '/proc/x' })).toEqual({
      code: 1,
      lines: ['DATA_DIR: /proc/x cannot be made: /proc takes no folders'],
    });
    const closed = join(place.dataDir, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o555);
    await chmod(place.dataDir, 0o755);
    const { code, lines } = await start(
      { DATA_DIR: closed },
      process.getuid?.() === 0 ? nobody : undefined,
    );
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(`^DATA_DIR: ${closed} cannot be written: that is not allowed`),
    ]);
  });

  it('when nothing is built, before anything is made', async () => {
    const folder = join(place.dataDir, 'unbuilt');
    const root = join(import.meta.dirname, '..');
    for (const name of ['server', 'domain', 'content', 'package.json']) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const dataDir = join(folder, 'data');
    expect(await start({ DATA_DIR: dataDir }, undefined, folder)).toEqual({
      code: 1,
      lines: ['Nothing is built yet: run npm run build first.'],
    });
    expect(await readdir(folder)).not.toContain('data');
  });

  it('when the database is newer, or half restored', async () => {
    const newer = join(place.dataDir, 'newer');
    const database = await openDatabase({ dataDir: newer, databaseUrl: undefined });
    await sql`insert into applied_migrations values (9999, 'contract-later', 0)`.execute(
      database.db,
    );
    await database.close();
    expect(await start({ DATA_DIR: newer })).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The database has been used by a newer version/)],
    });
    const half = join(place.dataDir, 'half');
    const empty = await connectDatabase({ dataDir: half, databaseUrl: undefined });
    await empty.write((trx) => setRestoreMarker(trx, 'token'));
    await empty.close();
    expect(await start({ DATA_DIR: half })).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^A backup is being restored here/)],
    });
  });
});

it('every command says what is wrong with the settings in one line', async () => {
  const posts = join(place.dataDir, 'posts.json');
  await writeFile(posts, '[]');
  const port = await freePort();
  const DATABASE_URL = `postgres://site:word@localhost:${port}/site`;
  const refused = `DATABASE_URL: nobody listens on localhost:${port} (ECONNREFUSED)\n`;
  const noFolder = 'DATA_DIR: /proc/x cannot be made: /proc takes no folders\n';
  const tries: [command: string, args: string[], env: Record<string, string>, line: string][] = [
    ['admin', ['list'], { PORT: 'many' }, 'PORT: must be a number from 0 to 65535\n'],
    ['admin', ['list'], { DATABASE_URL }, refused],
    ['admin', ['list'], { DATA_DIR: '/proc/x' }, noFolder],
    ['doctor', [], { PORT: 'many' }, 'PORT: must be a number from 0 to 65535\n'],
    ['export-posts', [posts], { DATABASE_URL }, refused],
    ['import-posts', [posts], { DATA_DIR: '/proc/x' }, noFolder],
    ['export-site', [join(place.dataDir, 'site.zip')], { DATABASE_URL }, refused],
    ['import-site', [posts], { PORT: 'many' }, 'PORT: must be a number from 0 to 65535\n'],
    ['backup', [join(place.dataDir, 'backup.zip')], { DATABASE_URL }, refused],
    [
      'move-to-postgres',
      [],
      { DATA_DIR: 'data', BACKUP_DAYS: 'x' },
      'BACKUP_DAYS: must be a number from 1 to 3650\n',
    ],
  ];
  for (const [command, args, env, line] of tries) {
    const ended = await runCommand(
      command,
      args,
      { ...place, dataDir: join(place.dataDir, 'x') },
      { env },
    );
    expect({ command, code: ended.code, printed: ended.stdout + ended.stderr }).toEqual({
      command,
      code: 1,
      printed: line,
    });
  }
}, 90_000);
