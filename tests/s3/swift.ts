import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensurePackages } from '../support/debian-packages.ts';

/** Debian's own: the modules of Swift are installed for no other. */
const python = '/usr/bin/python3';

export const swiftPackage = {
  name: 'python3-swift',
  isInstalled: () => spawnSync(python, ['-c', 'import swift.proxy.server']).status === 0,
};

export interface Swift {
  /** What the AWS library reads. */
  environment: Record<string, string>;
  /** Of the process that runs now. */
  pid(): number;
  /** As a crash would; `restart` brings it back with what it had, at the same address. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real S3 server for the length of one proof; throws one line when the machine cannot. */
export async function startSwift(): Promise<Swift> {
  ensurePackages([swiftPackage]);
  let { child, address, folder } = await serve();
  return {
    environment: {
      AWS_ENDPOINT_URL: address,
      AWS_ACCESS_KEY_ID: 'site:owner',
      AWS_SECRET_ACCESS_KEY: 'quiet-lamp',
    },
    pid: () => child.pid as number,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async restart() {
      ({ child } = await serve(folder));
    },
    async stop() {
      child.kill('SIGCONT');
      child.stdin?.end();
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serve(...args: string[]) {
  const child = spawn(python, ['-B', join(import.meta.dirname, 'serve.py'), ...args]);
  const complaint = text(child.stderr);
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')]);
  if (!line) throw new Error((await complaint).trim().split('\n').at(-1));
  const [address = '', folder = ''] = String(line).trim().split(' ');
  return { child: child as ChildProcess, address, folder };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
