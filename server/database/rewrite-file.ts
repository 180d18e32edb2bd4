import { join } from 'node:path';
import type { Config } from '../config.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { sqliteFileName } from './database.ts';
import { rewriteSqliteFile } from './node-sqlite.ts';

/** The task of a worker: a large file takes seconds. */
export function rewriteFile({ dataDir }: Pick<Config, 'dataDir'>): void {
  rewriteSqliteFile(join(dataDir, sqliteFileName));
}

const task = defineTask<typeof rewriteFile>(new URL(import.meta.url), 'rewriteFile');

export function rewriteFileInPool(
  pool: WorkerPool,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  return pool.run(task, { dataDir });
}
