import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Inquiries on a disk that takes five milliseconds to flush. A virtual machine's disk often answers
 * from its host's memory, thousands of times a second; sharing a commit has nothing to gain there.
 */
const library = join(mkdtempSync(join(tmpdir(), 'noshine-bench-')), 'slow-disk.so');
const source = join(import.meta.dirname, 'slow-disk.c');
const built = spawnSync('gcc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
if (built.status !== 0) {
  console.error('gcc is needed to slow down the disk.');
  process.exit(1);
}
console.log('on a disk that takes 5 ms to flush:');
const { status } = spawnSync(process.execPath, ['bench/inquiries.ts', 'commits'], {
  stdio: 'inherit',
  env: { ...process.env, LD_PRELOAD: library },
});
process.exit(status ?? 1);
