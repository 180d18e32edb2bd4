import { defineTask, TaskTooLong, type WorkerPool } from '../worker-pool.ts';
import { type Inspection, inspectFile } from './inspect.ts';

interface ReceivedFile {
  path: string;
  name: string;
}

/** The task of a worker: unpacking an archive may take seconds. */
export function inspectReceived({ path, name }: ReceivedFile): Promise<Inspection> {
  return inspectFile(path, name);
}

const task = defineTask<typeof inspectReceived>(new URL(import.meta.url), 'inspectReceived');

export async function inspectInPool(pool: WorkerPool, file: ReceivedFile): Promise<Inspection> {
  try {
    return await pool.run(task, { path: file.path, name: file.name });
  } catch (error) {
    if (error instanceof TaskTooLong) return { ok: false, reason: 'cannot-be-checked' };
    throw error;
  }
}
