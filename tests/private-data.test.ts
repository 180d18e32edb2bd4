import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import { exportSite } from '#server/site/archive-write.ts';
import { startSiteProcess } from './support/site-process.ts';

const run = promisify(execFile);

let parent: string;
let usual: number;

beforeAll(async () => {
  // As on most machines: who makes a file lets everybody read it. Processes inherit it.
  usual = process.umask(0o022);
  parent = await mkdtemp(join(tmpdir(), 'noshine-private-'));
  await chmod(parent, 0o755);
});
afterAll(async () => {
  process.umask(usual);
  await rm(parent, { recursive: true });
});

/** What others on the machine could read, write or list. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ];
  const found: string[] = [];
  for (const path of paths) {
    const mode = (await stat(path)).mode & 0o777;
    if (mode & 0o077) found.push(`${mode.toString(8)} ${path.slice(folder.length)}`);
  }
  return found;
}

async function leaveAnInquiry(url: string) {
  const form = new FormData();
  form.append('file', new File(['견적'], '견적.txt'));
  const { id } = await (await fetch(`${url}/api/files`, { method: 'POST', body: form })).json();
  const data = { detail: '견적', name: '김하늘', phoneNumber: '010-1234-5678', fileId: id };
  const answer = await fetch(`${url}/api/inquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect(answer.status).toBe(200);
}

describe('the data folder', () => {
  it('is closed to others on the machine from the first moment', async () => {
    const dataDir = join(parent, 'new', 'data');
    const site = await startSiteProcess({ dataDir });
    await leaveAnInquiry(site.url);
    const found = await openToOthers(dataDir);
    await site.stop();
    expect(found).toEqual([]);
  });

  it('is closed when it was left open, with everything in it', async () => {
    const dataDir = join(parent, 'old');
    await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
    await writeFile(join(dataDir, 'erasures.jsonl'), '');
    for (const name of ['files', 'pictures', 'temporary']) {
      await mkdir(join(dataDir, name), { recursive: true });
      await chmod(join(dataDir, name), 0o755);
    }
    await chmod(join(dataDir, 'site.sqlite'), 0o644);
    await chmod(join(dataDir, 'erasures.jsonl'), 0o644);
    await chmod(dataDir, 0o755);
    const site = await startSiteProcess({ dataDir });
    await leaveAnInquiry(site.url);
    const found = await openToOthers(dataDir);
    await site.stop();
    expect(found).toEqual([]);
  });

  it.each([
    ['admin', 'list'],
    ['import-posts', 'posts.json'],
    ['export-posts', 'out.json'],
    ['export-site', 'out.zip'],
    ['import-site', 'site.zip'],
    ['backup', 'backup.zip'],
  ])('is closed by the command %s as well', async (command, argument) => {
    const folder = join(parent, command);
    await mkdir(folder);
    await writeFile(join(folder, 'posts.json'), '[]');
    const dataDir = join(folder, 'data');
    if (command === 'import-site') {
      const from = { dataDir: join(folder, 'from'), databaseUrl: undefined, filesUrl: undefined };
      const staging = await openDatabase(from);
      const stores = { pictures: await openStore(from, 'pictures') };
      await exportSite(staging, join(folder, 'site.zip'), { drafts: false, stores });
      await staging.close();
    }
    if (command === 'backup' || command === 'export-site') {
      // They make no database of their own.
      await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
      await chmod(dataDir, 0o755);
    }
    await run(
      process.execPath,
      [join(import.meta.dirname, `../server/commands/${command}.ts`), argument],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      },
    );
    expect(await openToOthers(dataDir)).toEqual([]);
  });

  it('is closed after a restore as well', async () => {
    const from = join(parent, 'restored-from');
    const site = await startSiteProcess({ dataDir: from });
    await leaveAnInquiry(site.url);
    await site.stop();
    const archive = join(parent, 'archive.zip');
    const dataDir = join(parent, 'restored');
    const command = (name: string, folder: string) =>
      run(process.execPath, [`server/commands/${name}.ts`, archive], {
        cwd: join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, DATA_DIR: folder },
      });
    await command('backup', from);
    await command('restore', dataDir);
    expect(await readdir(dataDir)).toContain('site.sqlite');
    expect(await openToOthers(dataDir)).toEqual([]);
  });
});
