import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';

export interface Instance {
  name: string;
  port: number;
  url: string;
  /** It runs, and nobody has told it to end: a balancer's check must succeed. */
  isUp(): boolean;
  /** With the program and the clock of last time, unless said otherwise. */
  start(change?: { program?: string; clock?: string | undefined }): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  hang(): void;
  resume(): void;
  pid(): number | undefined;
  /** For good. */
  close(): Promise<void>;
}

interface Options {
  name: string;
  folder: string;
  env: Record<string, string>;
  /** How to set the clock of a process, see clock.ts. */
  clockVariables(offset: string): Record<string, string>;
  onCrash(line: string): void;
}

/** One machine: a process with a port and a data folder of its own, which it keeps. */
export async function makeInstance(options: Options): Promise<Instance> {
  const { name, folder, env, clockVariables, onCrash } = options;
  const port = await freePort();
  let process: SiteProcess | undefined;
  let child: ChildProcess | undefined;
  let program: string | undefined;
  let clock: string | undefined;
  let isUp = false;
  let isClosed = false;
  let starting: Promise<SiteProcess> | undefined;

  async function end(signal: NodeJS.Signals) {
    isUp = false;
    // A stopped process would not hear SIGTERM.
    child?.kill('SIGCONT');
    if (process) await process.stop(signal);
    else {
      child?.kill('SIGKILL');
      await starting?.catch(() => {});
    }
    process = undefined;
    child = undefined;
  }

  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    isUp: () => isUp,
    async start(change = {}) {
      if (isClosed) throw new Error('the campaign is over');
      if ('clock' in change) clock = change.clock;
      program = change.program ?? program;
      starting = startSiteProcess({
        port,
        dataDir: join(folder, name),
        env: { ...env, ...(clock && clockVariables(clock)) },
        ...(program && { program }),
        onSpawn(spawned) {
          child = spawned;
          spawned.once('exit', (code, signal) => {
            if (isUp && spawned === child) onCrash(`${name} ended by itself: ${code ?? signal}`);
          });
        },
      });
      process = await starting;
      isUp = true;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hang() {
      isUp = false;
      child?.kill('SIGSTOP');
    },
    resume() {
      child?.kill('SIGCONT');
      isUp = true;
    },
    pid: () => child?.pid,
    close() {
      isClosed = true;
      return end('SIGKILL');
    },
  };
}
