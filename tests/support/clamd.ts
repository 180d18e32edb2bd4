import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openScanner } from '#server/files/clamd.ts';
import { freePort } from './site-process.ts';

const binary = '/usr/sbin/clamd';

/** The harmless text every scanner knows, in pieces: whole, it would have this file quarantined. */
export const testVirus = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS',
  '-TEST-FILE!$H+H*',
].join('');

export const testSignature = 'Test.Harmless.UNOFFICIAL';

export interface Clamd {
  url: string;
  /** As an outage: nobody listens, until it is started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  socket?: 'tcp' | 'unix';
  /** The largest stream it takes. */
  most?: string;
}

/** A real clamd that knows one signature, in a temporary folder and on a free port. */
export async function startClamd({ socket = 'tcp', most = '25M' }: Options = {}): Promise<Clamd> {
  if (!existsSync(binary)) {
    throw new Error(`${binary} is missing. On Debian, as root: apt-get install clamav-daemon`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'noshine-clamd-'));
  const path = join(folder, 'clamd.ctl');
  const port = await freePort();
  const [url, listening] =
    socket === 'tcp'
      ? [`tcp://127.0.0.1:${port}`, `TCPSocket ${port}\nTCPAddr 127.0.0.1`]
      : [`unix://${path}`, `LocalSocket ${path}`];
  const database = join(folder, 'signatures');
  await mkdir(database);
  const signature = `Test.Harmless:0:*:${Buffer.from(testVirus).toString('hex')}\n`;
  await writeFile(join(database, 'test.ndb'), signature);
  const config = join(folder, 'clamd.conf');
  await writeFile(
    config,
    `${listening}\nDatabaseDirectory ${database}\nTemporaryDirectory ${folder}\n` +
      `Foreground yes\nStreamMaxLength ${most}\n`,
  );
  const scanner = openScanner(url);
  let child: ChildProcess | undefined;

  async function start() {
    const started = spawn(binary, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    const printed = Promise.all([text(started.stdout), text(started.stderr)]);
    while (!(await scanner.answers())) {
      if (started.exitCode !== null) throw new Error((await printed).join(''));
      await pause(50);
    }
  }

  async function stop() {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await exited;
  }

  await start();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
