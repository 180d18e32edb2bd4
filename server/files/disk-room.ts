import { statfs } from 'node:fs/promises';

const gibibyte = 1024 ** 3;

export interface DiskRoom {
  free: number;
  /** What is kept for inquiries, mails and sign-ins: uploads never touch it. */
  reserve: number;
}

export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, reserve: Math.min(gibibyte, (blocks * bsize) / 10) };
}
