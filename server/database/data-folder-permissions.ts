import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What this program keeps in its data folder. */
const ours = /^(site\.sqlite(-\w+)?|files|pictures|temporary|erasures\.jsonl)$/;
const sticky = 0o1000;

/**
 * Personal data and the secret that signs sessions lie here: nobody else on the machine may read
 * them, also where an older version or an unpacked archive left them open.
 */
export async function restrictPermissions(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => undefined);
  if (!names) return;
  for (const name of names) if (ours.test(name)) await restrict(join(dataDir, name));
  // A folder that holds other things too, such as a home, is not ours to close.
  if (names.every((name) => ours.test(name))) await restrict(dataDir);
}

async function restrict(path: string): Promise<void> {
  try {
    const { mode, uid } = await stat(path);
    const isOwn = uid === process.getuid?.() && (mode & sticky) === 0;
    if (isOwn && (mode & 0o077) !== 0) await chmod(path, mode & 0o7700);
  } catch {
    // Gone meanwhile, or on a disk that knows no permissions: no reason not to start.
  }
}
