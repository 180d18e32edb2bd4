import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../files/disk-store.ts';
import { ledgerOnDisk } from '../inquiries/erasure-ledger.ts';
import { partOf, removeAbandonedParts } from './part-files.ts';
import { ArchiveExists, type BackupPlace } from './place.ts';

export function openDiskPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name);
  const has = (name: string) =>
    access(pathOf(name)).then(
      () => true,
      () => false,
    );
  return {
    ledger: ledgerOnDisk(folder),
    has,
    async prepare() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await removeAbandonedParts(folder);
      } catch (error) {
        throw new Error(explain(folder, error as NodeJS.ErrnoException));
      }
    },
    names: () => readdir(folder),
    async write(name, content) {
      const path = pathOf(name);
      const part = partOf(path);
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      try {
        await pipeline(content, target);
        const { size } = await stat(part);
        if (await has(name)) throw new ArchiveExists(path);
        await rename(part, path);
        await syncFolder(folder);
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw new Error(explain(path, error as NodeJS.ErrnoException));
      }
    },
    read: async (name) => createReadStream(pathOf(name)),
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the file grew too large',
  EACCES: 'that is not allowed',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is in no folder',
  EROFS: 'the disk can only be read',
};

function explain(path: string, { code, message, syscall }: NodeJS.ErrnoException): string {
  if (!code || !syscall) return message;
  return `${path} could not be written: ${reasons[code] ?? message} (${code}).`;
}
