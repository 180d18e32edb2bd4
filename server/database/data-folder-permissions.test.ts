import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restrictPermissions } from './data-folder-permissions.ts';

describe('the permissions of the data folder', () => {
  let folder: string;
  const modeOf = async (name = '') =>
    ((await stat(join(folder, name))).mode & 0o7777).toString(8).padStart(4, '0');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'noshine-modes-'));
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'erasures.jsonl']) {
      await writeFile(join(folder, name), '');
      await chmod(join(folder, name), 0o644);
    }
    await mkdir(join(folder, 'files'));
    await chmod(join(folder, 'files'), 0o775);
    await chmod(folder, 0o755);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('leave everything to its owner alone', async () => {
    await restrictPermissions(folder);
    expect(await modeOf()).toBe('0700');
    expect(await modeOf('files')).toBe('0700');
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'erasures.jsonl']) {
      expect(await modeOf(name)).toBe('0600');
    }
  });

  it('stay as they are where the folder is shared with others, but not for our own files', async () => {
    await writeFile(join(folder, 'notes.txt'), '');
    await restrictPermissions(folder);
    expect(await modeOf()).toBe('0755');
    expect(await modeOf('site.sqlite')).toBe('0600');
    await rm(join(folder, 'notes.txt'));
    await chmod(folder, 0o1777);
    await restrictPermissions(folder);
    expect(await modeOf()).toBe('1777');
  });

  it('do not matter where there is no folder yet', async () => {
    await restrictPermissions(join(folder, 'nowhere'));
  });
});
