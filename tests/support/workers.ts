import { openWorkerPool } from '#server/worker-pool.ts';

/** Threads for one file of tests; they end by themselves when there is nothing to do. */
export const testWorkers = () => openWorkerPool({ threads: 1, maxWaiting: 100 });
