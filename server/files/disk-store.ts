import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { day } from '#domain/seoul.ts';
import type { ByteRange } from '../http/range.ts';
import { assertKey, type FileStore } from './store.ts';

export async function openDiskStore(root: string): Promise<FileStore> {
  const unfinished = join(root, '.unfinished');
  await mkdir(unfinished, { recursive: true });
  await removeOlderThan(day, unfinished);

  /** Two characters of the key make the folder, so that none grows to a million entries. */
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key.slice(0, 2), key);
  };

  async function put(key: string, content: Readable) {
    const path = pathOf(key);
    const part = join(unfinished, randomUUID());
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(part, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async function get(key: string, range?: ByteRange) {
    const file = await open(pathOf(key)).catch(ignoreMissing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { size, stream: file.createReadStream(range) };
  }

  return {
    put,
    get,
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    answers: () =>
      access(root).then(
        () => true,
        () => false,
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const folder of await readdir(root, { withFileTypes: true })) {
        if (!folder.isDirectory() || folder.name.startsWith('.')) continue;
        yield* await readdir(join(root, folder.name));
      }
    },
  };
}

/** A process that was killed in the middle of a put leaves its half behind. */
export async function removeOlderThan(age: number, folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(ignoreMissing);
    if (found && found.mtimeMs < Date.now() - age) await rm(path, { force: true });
  }
}

/** A renamed file is only as durable as the folder that names it. */
export async function syncFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
