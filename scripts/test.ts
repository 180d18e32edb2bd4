import { existsSync, statfsSync } from 'node:fs';
import { installForTests } from './install-for-tests.ts';
import { runSteps } from './steps.ts';

installForTests();
keepTemporaryFilesInMemory();
runSteps([
  // First, so that the check finds what pages weigh.
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/check.ts'],
  ['vitest', 'run'],
  ['playwright', 'test'],
]);

/** Hundreds of databases wait for the disk at every commit; in memory there is nothing to wait for. */
function keepTemporaryFilesInMemory(): void {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > 6 * 1024 ** 3) process.env.TMPDIR ??= memory;
}
