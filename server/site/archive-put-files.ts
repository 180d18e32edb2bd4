import type { Readable } from 'node:stream';
import { openEntries, type ZipEntries } from '../backup/zip-entries.ts';
import { archiveLimits } from './archive.ts';
import { type ArchivedFile, type ArchiveStores, hashWhile, placeIn } from './archive-files.ts';

/** Its content, which ends with an error when it is another than was written there. */
export async function openFile(
  entries: Pick<ZipEntries, 'read' | 'sizes'>,
  { name, bytes, sha256 }: ArchivedFile,
): Promise<Readable> {
  const altered = () => new Error(`${name} was altered in the site archive.`);
  // No entry yields more than it says, so none is unpacked beyond that.
  if ((entries.sizes.get(name) ?? bytes) !== bytes) throw altered();
  return hashWhile(await entries.read(name), (found) =>
    found.sha256 === sha256 ? undefined : altered(),
  );
}

/** Before the rows that name them. What is there already, from an earlier import, stays. */
export async function putFiles(
  file: string,
  files: readonly ArchivedFile[],
  stores: ArchiveStores,
): Promise<number> {
  const limit = { mostEntries: archiveLimits.entries };
  const entries = await openEntries(file, { path: file, kind: 'site archive', ...limit });
  let put = 0;
  try {
    for (const one of files) {
      const { store, key } = placeIn(stores, one.name);
      if (await store.has(key)) continue;
      await store.put(key, await openFile(entries, one));
      put += 1;
    }
    return put;
  } finally {
    entries.close();
  }
}
