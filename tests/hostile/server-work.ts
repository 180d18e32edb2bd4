import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long a process has been on a processor, in milliseconds; immune to what others do. */
export interface ServerWork {
  mainThread: number;
  /** Its pool and workers: what they take, its main thread may have to wait for. */
  otherThreads: number;
}

const tick = 10;

export function readServerWork({ pid }: ChildProcess): ServerWork {
  try {
    const main = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const mainThread = Number(main) / 1e6;
    const all = (Number(fields[11]) + Number(fields[12])) * tick;
    return { mainThread, otherThreads: Math.max(0, all - mainThread) };
  } catch {
    return { mainThread: 0, otherThreads: 0 };
  }
}

export function workSince(child: ChildProcess, before: ServerWork): ServerWork {
  const now = readServerWork(child);
  return {
    mainThread: now.mainThread - before.mainThread,
    otherThreads: now.otherThreads - before.otherThreads,
  };
}
