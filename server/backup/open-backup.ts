import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPlace } from './open-place.ts';
import { partOf, removeAbandonedParts } from './part-files.ts';
import { type BackupPlace, isInBucket, splitAddress } from './place.ts';
import { type Archive, openArchive } from './read-archive.ts';
import { failWhenSilent } from './silence.ts';

export interface OpenedBackup {
  archive: Archive;
  /** As it is recorded: a path, or `s3://bucket/folder/name.zip`. */
  address: string;
  size: number;
  /** Where it lies. */
  place: BackupPlace;
}

/** One in a bucket is fetched into `temporaryFolder` first, and gone from there once it is open. */
export async function openBackup(
  source: string,
  temporaryFolder: () => Promise<string>,
): Promise<OpenedBackup> {
  const { folder, name } = splitAddress(source);
  const place = await openPlace(folder);
  const address = `${folder}/${name}`;
  const isFetched = isInBucket(source);
  const path = isFetched ? await fetchInto(await temporaryFolder(), place, name) : address;
  try {
    const archive = await openArchive(path, address);
    const { size } = await stat(path);
    return { archive, address, size, place };
  } finally {
    // The open file can still be read, and if the process is killed nothing is left.
    if (isFetched) await rm(path, { force: true });
  }
}

async function fetchInto(folder: string, place: BackupPlace, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandonedParts(folder);
  const path = partOf(join(folder, name));
  try {
    const content = failWhenSilent(await place.read(name));
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
