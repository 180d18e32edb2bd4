import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { day } from '#domain/seoul.ts';

const partName = /\.(\d+)-(\d+)-[0-9a-f]+@([^@]+)\.part$/;
const startedAt = Math.round(performance.timeOrigin);

/** Where an archive grows until it is whole: two backups at once never write into one file. */
export function partOf(path: string): string {
  const unique = randomUUID().slice(0, 8);
  return `${path}.${process.pid}-${startedAt}-${unique}@${hostname()}.part`;
}

export function isPart(name: string): boolean {
  return partName.test(name);
}

/** Removes part files of killed backups: their names hold the id of a process that has ended. */
export async function removeAbandonedParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid, start, host] = partName.exec(name) ?? [];
    if (!pid) continue;
    const path = join(folder, name);
    const isDead = host === hostname() && !isRunning(Number(pid), Number(start));
    const isForgotten = () =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs < Date.now() - day,
        () => false,
      );
    if (isDead || (await isForgotten())) await rm(path, { force: true });
  }
}

function isRunning(pid: number, start: number): boolean {
  // Containers may reuse process ids, so an equal id does not mean that the file is ours.
  if (pid === process.pid) return start === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
