import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../tests/chromium.ts';

/** Brings what the tests need and the machine lacks: a Chromium, a PostgreSQL, Korean fonts. */
export function installForTests(): void {
  const missing = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(existsSync('/usr/lib/postgresql') && hasInitdb() ? [] : ['postgresql']),
    ...(existsSync('/usr/share/fonts/opentype/noto') ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  } else if (missing.includes('chromium')) {
    run('playwright', ['install', 'chromium']);
  }
}

function hasInitdb(): boolean {
  const { stdout } = spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/initdb'], {
    encoding: 'utf8',
  });
  return stdout.trim() !== '';
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0)
    console.error(`${command} ${args.join(' ')} did not succeed; going on without.`);
}
