import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface DebianPackage {
  name: string;
  isInstalled(): boolean;
}

/** Root on Debian gets what is missing; everybody else one line that says what to install. */
export function ensurePackages(packages: DebianPackage[]): void {
  const missing = () => packages.filter(({ isInstalled }) => !isInstalled());
  const names = missing().map(({ name }) => name);
  if (names.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { stdio: 'ignore' as const, env };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  }
  const absent = missing().map(({ name }) => name);
  if (absent.length > 0) {
    throw new Error(`Install ${absent.join(', ')}, or run this as root on Debian.`);
  }
}
