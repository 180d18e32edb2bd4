import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './site-process.ts';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';
const binaries = join(versions, newest(readdirSync(versions)), 'bin');

function newest(names: string[]): string {
  return names.toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
}

export interface Cluster {
  url: string;
  /** As a crash would: connections break, nobody is told. */
  pause(): Promise<unknown>;
  resume(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startCluster(...options: string[]): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'noshine-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const { stdout: uid } = await run('id', ['-u', 'postgres']);
    const { stdout: gid } = await run('id', ['-g', 'postgres']);
    await chown(folder, Number(uid), Number(gid));
  }
  // PostgreSQL refuses to run as root.
  const execute = (command: string, options: string[]) =>
    asRoot
      ? run('runuser', ['-u', 'postgres', '--', join(binaries, command), ...options], { cwd: '/' })
      : run(join(binaries, command), options);

  const cluster = join(folder, 'cluster');
  const port = await freePort();
  await execute('initdb', [
    '-D',
    cluster,
    '-U',
    'noshine',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=64MB ${options.join(' ')}`;
  const log = join(folder, 'log');
  const resume = () => execute('pg_ctl', ['-D', cluster, '-w', '-l', log, '-o', settings, 'start']);
  const pause = () => execute('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
  await resume();
  return {
    pause,
    resume,
    url: `postgres://noshine@127.0.0.1:${port}/postgres`,
    async stop() {
      // It may be down already.
      await pause().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
