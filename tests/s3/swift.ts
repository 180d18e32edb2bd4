import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Debian's own: the modules of Swift are installed for no other. */
const python = '/usr/bin/python3';

export interface Swift {
  /** What the AWS library reads. */
  environment: Record<string, string>;
  pid: number;
  stop(): Promise<void>;
}

/** A real S3 server for the length of one proof; throws one line when the machine cannot. */
export async function startSwift(): Promise<Swift> {
  installSwift();
  const child = spawn(python, ['-B', join(import.meta.dirname, 'serve.py')]);
  const complaint = text(child.stderr);
  const [address] = await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')]);
  if (!address) throw new Error((await complaint).trim().split('\n').at(-1));
  return {
    environment: {
      AWS_ENDPOINT_URL: String(address).trim(),
      AWS_ACCESS_KEY_ID: 'site:owner',
      AWS_SECRET_ACCESS_KEY: 'quiet-lamp',
    },
    pid: child.pid as number,
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function installSwift(): void {
  if (isInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { stdio: 'ignore' as const, env };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'python3-swift'],
      quiet,
    );
  }
  if (!isInstalled()) {
    throw new Error(
      'OpenStack Swift is not here: install python3-swift, or run this as root on Debian.',
    );
  }
}

function isInstalled(): boolean {
  return spawnSync(python, ['-c', 'import swift.proxy.server']).status === 0;
}
