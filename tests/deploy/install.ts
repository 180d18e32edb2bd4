import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = {
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  systemd: '/usr/bin/systemd-analyze',
  podman: '/usr/bin/podman',
  buildah: '/usr/bin/buildah',
  runc: '/usr/sbin/runc',
  mmdebstrap: '/usr/bin/mmdebstrap',
};

/** Brings what Debian has of it; a test says by itself what it misses. */
export function installDeployTools(): void {
  const lacking = Object.entries(tools).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (lacking.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...lacking], quiet);
}
