import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const bases = {
  NODE_IMAGE: 'docker.io/library/node:24-bookworm-slim',
  BASE_IMAGE: 'docker.io/library/debian:bookworm-slim',
};
const standIns = {
  NODE_IMAGE: 'localhost/noshine-test-node',
  BASE_IMAGE: 'localhost/noshine-test-debian',
};
const name = 'localhost/noshine-test';

export interface Image {
  name: string;
  /** Of the whole image, in bytes. */
  size: number;
  remove(): void;
}

/** Builds the Containerfile as it is, on stand-ins for its bases where no registry is reachable. */
export function buildImage(): Image {
  const isReachable = Object.values(bases).every(
    (base) => spawnSync('podman', ['pull', '-q', base], { timeout: 60_000 }).status === 0,
  );
  if (!isReachable) makeStandIns();
  const chosen = Object.entries(isReachable ? bases : standIns);
  const args = chosen.flatMap(([argument, base]) => ['--build-arg', `${argument}=${base}`]);
  // Docker's format keeps the HEALTHCHECK; chroot also works where namespaces are forbidden.
  run('buildah', ['bud', '--isolation=chroot', '--format=docker', ...args, '-t', name, '.']);
  const size = Number(run('podman', ['image', 'inspect', '--format', '{{.Size}}', name]));
  const made = [name, ...(isReachable ? [] : Object.values(standIns))];
  return { name, size, remove: () => void run('podman', ['rmi', '-f', ...made]) };
}

/** Debian by its packages, and the Node, npm and certificates of this machine on top of it. */
function makeStandIns(): void {
  const folder = mkdtempSync(join(tmpdir(), 'noshine-image-'));
  try {
    const tar = join(folder, 'debian.tar');
    run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tar]);
    run('podman', ['import', tar, standIns.BASE_IMAGE]);
    rmSync(tar);
    const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
    cpSync('/usr/bin/node', join(folder, 'node'));
    cpSync(npm, join(folder, 'npm'), { recursive: true });
    cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'ca.crt'), { dereference: true });
    writeFileSync(
      join(folder, 'Containerfile'),
      `FROM ${standIns.BASE_IMAGE}
COPY node /usr/bin/node
COPY npm /usr/lib/node_modules/npm
COPY ca.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_cafile=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm
`,
    );
    run('buildah', ['bud', '--isolation=chroot', '-t', standIns.NODE_IMAGE, folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** podman with a runtime and limits that also work in a sandbox without CAP_SYS_RESOURCE. */
const runtime = existsSync('/usr/sbin/runc') ? ['--runtime', 'runc'] : [];
const limits = ['--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=1000:1000'];

export function startContainer(image: string, env: Record<string, string>, dataDir: string) {
  const variables = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const closed = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'];
  const id = podman(
    ...['run', '-d', '--network', 'host', ...limits, ...closed],
    ...['--security-opt', 'no-new-privileges', '-v', `${dataDir}:/data`, ...variables, image],
  );
  return {
    isHealthy: () =>
      spawnSync('podman', [...runtime, 'healthcheck', 'run', id], { stdio: 'ignore' }).status === 0,
    execute: (...command: string[]) =>
      spawnSync('podman', [...runtime, 'exec', id, ...command], { encoding: 'utf8' }),
    logs: () => spawnSync('podman', [...runtime, 'logs', id], { encoding: 'utf8' }).stderr,
    /** The exit status; 137 when it had to be killed. */
    stop(seconds: number): number {
      podman('stop', '-t', String(seconds), id);
      const code = Number(podman('inspect', '--format', '{{.State.ExitCode}}', id));
      podman('rm', id);
      return code;
    },
  };
}

const podman = (...args: string[]) => run('podman', [...runtime, ...args]);

function run(command: string, args: string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  }).trim();
}
