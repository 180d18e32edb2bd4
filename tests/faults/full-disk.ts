import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../support/command-process.ts';
import type { Place } from '../support/test-config.ts';

const run = promisify(execFile);

/** A backup onto a disk that is too small for it. Needs the right to mount. */
export async function backUpToFullDisk(site: Place): Promise<{ said: string; errors: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'noshine-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]);
  try {
    const archive = join(folder, 'site.zip');
    const { code, stderr } = await runCommand('backup', [archive], site);
    const line = `${archive} could not be written: the disk is full (ENOSPC).\n`;
    const left = await readdir(folder);
    return {
      said: stderr.trim(),
      errors: [
        ...(code === 1 && stderr === line ? [] : [`ended with ${code}: ${stderr}`]),
        ...left.map((name) => `${name} was left`),
      ],
    };
  } finally {
    await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
