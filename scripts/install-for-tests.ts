import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromiumPath, headlessShell } from '../tests/support/chromium.ts';

/** Brings what the tests need and the machine lacks: Chromium, PostgreSQL, ClamAV, Korean fonts. */
export function installForTests(): void {
  const packages = [
    ...(existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
    ...(globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 ? [] : ['postgresql']),
    ...(existsSync('/usr/sbin/clamd') ? [] : ['clamav-daemon']),
    ...(existsSync('/usr/share/fonts/opentype/noto') ? [] : ['fonts-noto-cjk']),
  ];
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    // One by one: a package that this distribution lacks must not keep out the others.
    for (const name of packages) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
  if (!chromiumPath()) run('playwright', ['install', '--only-shell', 'chromium']);
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0)
    console.error(`${command} ${args.join(' ')} did not succeed; going on without.`);
}
