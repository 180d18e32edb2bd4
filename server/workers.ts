import cluster, { type Worker } from 'node:cluster';
import type { Log } from './log/log.ts';

/** Set for the worker that starts alone, before the others, and does what is done once. */
const firstWorker = 'FIRST_WORKER';

/** In milliseconds: the pause before another try when a worker ended before it could serve. */
const pauseAfterFailure = 1_000;

/** It could not start, and has printed why. */
export class FirstWorkerEnded extends Error {}

/** Read by glibc when a process starts: memory that threads have freed serves the others, too. */
const leanMemory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

interface Serving {
  serving: string;
}

/** Whether this process is the only one of its start, or the first of several. */
export function isFirstWorker(): boolean {
  return cluster.isPrimary || process.env[firstWorker] !== undefined;
}

export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Of a worker, once it answers requests. */
export function tellServing(url: string): void {
  process.send?.({ serving: url } satisfies Serving);
}

export interface Workers {
  url: string;
  /** Passes the signal on; resolves when all have ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Runs this program in so many processes that share the port. One that ends is replaced at once.
 * The first starts alone: it brings the tables up to date, and when it cannot start, none can.
 */
export async function startWorkers(count: number, log: Log): Promise<Workers> {
  let isStopping = false;
  let hasEnded = () => {};

  function start(environment?: Record<string, string>): Promise<string> {
    const worker = cluster.fork({ ...leanMemory, ...environment });
    return new Promise((resolve, reject) => {
      let hasServed = false;
      worker.once('message', (message: Serving) => {
        hasServed = true;
        resolve(message.serving);
      });
      worker.once('exit', (code, signal) => {
        if (workers().length === 0) hasEnded();
        if (isStopping) return;
        const result = `worker ${worker.process.pid} ended with ${signal ?? code}`;
        reject(new FirstWorkerEnded(result));
        if (environment && !hasServed) return;
        log.error(new Error(result));
        setTimeout(replace, hasServed ? 0 : pauseAfterFailure);
      });
    });
  }

  function replace(): void {
    // When it ends, the next one has been started.
    if (!isStopping) start().catch(() => {});
  }

  const url = await start({ [firstWorker]: 'yes' });
  for (let started = 1; started < count; started++) replace();

  return {
    url,
    async stop(signal) {
      isStopping = true;
      if (workers().length === 0) return;
      const ended = new Promise<void>((resolve) => {
        hasEnded = resolve;
      });
      for (const worker of workers()) worker.process.kill(signal);
      await ended;
    },
  };
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
