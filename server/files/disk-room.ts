import type { StatsFs } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { uploadLimit } from '#domain/upload.ts';
import type { Config } from '../config.ts';

const gibibyte = 1024 ** 3;

export interface DiskRoom {
  free: number;
  /** What is kept for inquiries, mails and sign-ins: uploads never touch it. */
  reserve: number;
  /** How often this disk holds an upload while it is being stored. */
  copies: number;
}

export async function readDiskRoom(
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
): Promise<DiskRoom> {
  // With the database and the files elsewhere, nothing has made the folder yet.
  await mkdir(config.dataDir, { recursive: true });
  return diskRoom(await statfs(config.dataDir), config);
}

export function diskRoom(
  { bavail, blocks, bsize }: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>,
  { filesUrl }: Pick<Config, 'filesUrl'>,
): DiskRoom {
  return {
    free: bavail * bsize,
    reserve: Math.min(gibibyte, (blocks * bsize) / 10),
    // As it arrives, and in the store when that is on the same disk.
    copies: filesUrl ? 1 : 2,
  };
}

export function hasRoom({ free, reserve, copies }: DiskRoom, bytes: number): boolean {
  return free - copies * bytes >= reserve;
}

/** Whether the largest file would be taken right now. */
export async function hasRoomForUpload(
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
): Promise<boolean> {
  return hasRoom(await readDiskRoom(config), uploadLimit);
}
