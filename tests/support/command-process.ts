import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { compileCache } from './site-process.ts';
import { type Place, placeVariables } from './test-config.ts';

export interface Ended {
  code: number | null;
  /** Set when it was killed before it ended by itself. */
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  milliseconds: number;
}

interface Options {
  env?: Record<string, string>;
  /** See tests/faults/die-at.ts. */
  dieAt?: string | number;
  /** `kill -9` after so many milliseconds, if it still runs then. */
  killAfter?: number;
}

/** A command as an operator runs it, in a process of its own. */
export async function runCommand(
  name: string,
  args: string[],
  place: Place,
  { env = {}, dieAt, killAfter }: Options = {},
): Promise<Ended> {
  const dying = dieAt === undefined ? [] : ['--import', './tests/faults/die-at.ts'];
  const begun = performance.now();
  const child = spawn(process.execPath, [...dying, `server/commands/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      ...placeVariables(place),
      ...(dieAt !== undefined && { DIE_AT: String(dieAt) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  if (killAfter !== undefined) {
    const waiting = new AbortController();
    const timer = pause(killAfter, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([timer, ended]);
    waiting.abort();
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  const milliseconds = performance.now() - begun;
  const [stdout, stderr] = await printed;
  return { code, signal, stdout, stderr, milliseconds };
}
