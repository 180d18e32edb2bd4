import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists, writes, reads and deletes, as the site will. */
export async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await readdir(folder);
    await writeFile(path, path, { mode: 0o600, flag: 'wx' });
    if ((await readFile(path, 'utf8')) !== path)
      throw new Error('what was written reads otherwise');
  } catch (error) {
    throw new Error(`${folder} cannot be used: ${(error as Error).message}`);
  } finally {
    await rm(path, { force: true });
  }
}
