import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { syncFolder } from '../files/disk-store.ts';
import { openStore } from '../files/open-store.ts';
import { scheduleDeletion } from '../files/uploads.ts';
import { forEachAtOnce } from './at-once.ts';
import { stores } from './manifest.ts';
import type { Archive } from './read-archive.ts';

/** An upload to a bucket keeps up to 5 MiB in memory. */
const filesAtOnce = 8;

/** Lies in the store during a restore: files beside it were put there by that restore. */
const tokenKey = 'restore-unfinished';

/**
 * Visitors' files only if a row knows them: one that arrived while the backup was made, or whose
 * owner was erased since, would lie there forever. Answers how many there are.
 */
export async function putFiles(
  config: Config,
  { db, write }: Database,
  archive: Archive,
  token: string,
): Promise<number> {
  const files = await openStore(config, 'files');
  await files.put(tokenKey, Readable.from([token]));
  // If the process dies before removing it, the site's job for deletions does.
  await write((trx) => scheduleDeletion(trx, [tokenKey], Date.now()));
  const rows = await db.selectFrom('files').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  let count = 0;
  for (const name of stores) {
    const store = await openStore(config, name);
    await forEachAtOnce(archive.files(name), filesAtOnce, async ({ key, open }) => {
      if (name === 'files' && !known.has(key)) return;
      await store.put(key, await open());
      count += 1;
    });
    if (!config.filesUrl) await syncFolder(join(config.dataDir, name));
  }
  if (!config.filesUrl) await syncFolder(config.dataDir);
  return count;
}

export async function isTokenThere(config: Config, token: string): Promise<boolean> {
  const file = await (await openStore(config, 'files')).get(tokenKey);
  return file !== undefined && (await text(file.stream)) === token;
}

/** After the commit of the restore. */
export async function removeToken(config: Config, { write }: Database): Promise<void> {
  await (await openStore(config, 'files')).delete(tokenKey);
  await write((trx) => trx.deleteFrom('pending_deletions').where('id', '=', tokenKey).execute());
}

/** The token goes last: if the process is killed before, the files are still known as its own. */
export async function removeFiles(config: Config): Promise<void> {
  for (const name of stores) {
    const store = await openStore(config, name);
    for (const key of await Array.fromAsync(store.keys())) {
      if (key !== tokenKey) await store.delete(key);
    }
  }
  await (await openStore(config, 'files')).delete(tokenKey);
}

export async function assertEmptyStores(config: Config): Promise<void> {
  for (const name of stores) {
    for await (const key of (await openStore(config, name)).keys()) {
      const where = config.filesUrl ?? config.dataDir;
      throw new Error(`${where} is not empty: ${name}/${key} is there already.`);
    }
  }
}
