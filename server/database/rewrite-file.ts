import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { rewriteSqliteFile } from './node-sqlite.ts';

interface SqlitePath {
  path: string;
}

/** The task of a worker: a large file takes seconds. */
export function rewriteFile({ path }: SqlitePath): void {
  rewriteSqliteFile(path);
}

const task = defineTask<typeof rewriteFile>(new URL(import.meta.url), 'rewriteFile');

export function rewriteFileInPool(pool: WorkerPool, { path }: SqlitePath): Promise<void> {
  return pool.run(task, { path });
}
