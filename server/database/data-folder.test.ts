import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { makeDataFolder } from './data-folder.ts';

let place: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  place = await makeFolder();
});
afterAll(() => place.remove());

describe('the data folder', () => {
  it('is made for this user alone, with the folders above it', async () => {
    const dataDir = join(place.dataDir, 'above', 'data');
    await makeDataFolder(dataDir);
    await makeDataFolder(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('cannot be a file, nor below one', async () => {
    const file = join(place.dataDir, 'file');
    await writeFile(file, '');
    await expect(makeDataFolder(file)).rejects.toThrow(`DATA_DIR: ${file} is a file, not a folder`);
    await expect(makeDataFolder(join(file, 'a', 'b'))).rejects.toThrow(
      `DATA_DIR: ${file}/a/b cannot be made: ${file} is a file, not a folder`,
    );
  });

  it('cannot be where the system takes no folders', async () => {
    await expect(makeDataFolder('/proc/x')).rejects.toThrow(
      'DATA_DIR: /proc/x cannot be made: /proc takes no folders',
    );
  });

  it.skipIf(process.getuid?.() === 0)('must be writable', async () => {
    const closed = join(place.dataDir, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o555);
    const notAllowed = 'that is not allowed to the user it runs as';
    await expect(makeDataFolder(closed)).rejects.toThrow(
      `DATA_DIR: ${closed} cannot be written: ${notAllowed}`,
    );
    await expect(makeDataFolder(join(closed, 'data'))).rejects.toThrow(
      `DATA_DIR: ${closed}/data cannot be made: ${notAllowed}`,
    );
  });
});
