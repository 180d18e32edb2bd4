import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';

/** Too many tasks are waiting, or for too long; the caller should ask the client to retry later. */
export class WorkerPoolFull extends Error {}

/** The task exceeded its time limit; its thread was ended. */
export class TaskTooLong extends Error {}

/** A function that a file exports, to be run in a worker thread: plain data in, plain data out. */
export interface Task<Input, Output> {
  file: string;
  name: string;
  /** Only for the types. */
  returns?: (input: Input) => Output;
}

// biome-ignore lint/suspicious/noExplicitAny: any function that a worker file exports.
export function defineTask<F extends (input: any) => unknown>(
  file: URL,
  name: string,
): Task<Parameters<F>[0], Awaited<ReturnType<F>>> {
  return { file: file.href, name };
}

export interface WorkerPool {
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>;
  /** Tasks right now, and those turned away since the start. */
  figures(): { running: number; waiting: number; refused: number };
  close(): Promise<void>;
}

/** How many threads of a pool may be busy at once: one core stays for those who ask for pages. */
export function sparedCores(): number {
  return Math.min(2, Math.max(1, availableParallelism() - 1));
}

interface Options {
  threads: number;
  maxWaiting: number;
  /** In milliseconds, from the moment a thread takes it: a busy machine is not the task's fault. */
  longest?: number;
  /** In milliseconds, until a thread takes it. */
  longestWait?: number;
}

/**
 * Heavy work runs in threads of its own, a few at a time: neither the main thread nor Node's shared
 * pool, which serves files, DNS and compression, waits for it.
 * Threads start with the first task and end when there is nothing to do.
 */
export function openWorkerPool({
  threads,
  maxWaiting,
  longest = 20_000,
  longestWait = 20_000,
}: Options): WorkerPool {
  let opened: Promise<Piscina> | undefined;
  let running = 0;
  let refused = 0;
  const waiting = new Set<() => void>();

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    return new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      // Visitors come first when the cores are short.
      niceIncrement: 10,
    });
  }

  function refuse(why: string): WorkerPoolFull {
    refused += 1;
    return new WorkerPoolFull(why);
  }

  function takeThread(): Promise<void> | undefined {
    if (running < threads) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= maxWaiting) throw refuse('too much heavy work at once');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(take);
        reject(refuse('heavy work has waited too long'));
      }, longestWait);
      function take() {
        clearTimeout(timer);
        waiting.delete(take);
        resolve();
      }
      waiting.add(take);
    });
  }

  /** To the first of those who wait, who count as running from then on. */
  function leaveThread(): void {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }

  return {
    async run<Input, Output>({ file, name }: Task<Input, Output>, input: Input): Promise<Output> {
      await takeThread();
      const signal = AbortSignal.timeout(longest);
      try {
        opened ??= open();
        return await (await opened).run(input, { filename: file, name, signal });
      } catch (error) {
        throw signal.aborted ? new TaskTooLong(`${name} took too long`) : error;
      } finally {
        leaveThread();
      }
    },
    figures: () => ({ running, waiting: waiting.size, refused }),
    async close() {
      await (await opened)?.destroy();
    },
  };
}
