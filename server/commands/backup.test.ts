import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder } from '../../tests/support/databases.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import { openDatabase } from '../database/database.ts';

const folders: Awaited<ReturnType<typeof makeFolder>>[] = [];
let site: ReturnType<typeof placeConfig>;
let parent: string;

async function newFolder() {
  const made = await makeFolder();
  folders.push(made);
  return made;
}

beforeAll(async () => {
  site = placeConfig(await newFolder());
  parent = (await newFolder()).dataDir;
  await (await openDatabase(site)).close();
});
afterAll(async () => {
  for (const made of folders) await made.remove();
});

it('goes to BACKUP_URL without a FILE, is closed to others, and old ones go', async () => {
  const folder = join(parent, 'backups');
  const env = { BACKUP_URL: pathToFileURL(folder).href, BACKUP_DAYS: '7' };
  await mkdir(folder);
  for (const name of ['noshine-2026-01-02-0315.zip', 'noshine-2026-01-02.zip']) {
    await writeFile(join(folder, name), 'older');
  }
  const made = await runCommand('backup', [], site, { env });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const names = (await readdir(folder)).sort();
  const archive = names.pop() ?? '';
  expect(names).toEqual(['noshine-2026-01-02.zip']);
  expect(archive).toMatch(/^noshine-\d{4}-\d\d-\d\d-\d{4}\.zip$/);
  expect(made.stdout).toMatch(/^\S+noshine-\S+\.zip: \d+\.\d kB\n/);
  expect(made.stdout).toMatch(/Deleted as too old: noshine-2026-01-02-0315\.zip\n$/);

  const target = { dataDir: join(parent, 'restored'), databaseUrl: undefined };
  const address = `${env.BACKUP_URL}/${archive}`;
  const restored = await runCommand('restore', [address], target, { env });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
});

it('makes a folder that is not there, for this user only', async () => {
  const folder = join(parent, 'new', 'deep');
  expect(await runCommand('backup', [join(folder, 'a.zip')], site)).toMatchObject({ code: 0 });
  for (const path of [folder, join(parent, 'new')]) {
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  }
});

it('says how to be called when there is neither a FILE nor BACKUP_URL', async () => {
  const { code, stderr } = await runCommand('backup', [], site);
  expect(code).toBe(1);
  expect(stderr).toContain('npm run backup [-- FILE]');
});

it('says how many posts were exported', async () => {
  const file = join(parent, 'posts.json');
  const { stdout } = await runCommand('export-posts', [file], site);
  expect(stdout).toBe(`${file}: 0 posts\n`);
  expect(await readFile(file, 'utf8')).toBe('[]\n');
});
