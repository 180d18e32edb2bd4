import { afterEach, expect, it } from 'vitest';
import {
  defineTask,
  openWorkerPool,
  TaskTooLong,
  type WorkerPool,
  WorkerPoolFull,
} from './worker-pool.ts';

const file = new URL('./worker-pool.fixture.ts', import.meta.url);
const double = defineTask<(value: number) => number>(file, 'double');
const fail = defineTask<(value: null) => void>(file, 'fail');
const never = defineTask<(value: null) => void>(file, 'never');

let pool: WorkerPool;
afterEach(() => pool.close());

it('runs tasks in its threads, and a failing one takes nobody along', async () => {
  pool = openWorkerPool({ threads: 2, maxWaiting: 10 });
  const results = await Promise.allSettled([
    pool.run(double, 1),
    pool.run(fail, null),
    pool.run(double, 3),
  ]);
  expect(results).toMatchObject([
    { value: 2 },
    { reason: expect.objectContaining({ message: 'broken' }) },
    { value: 6 },
  ]);
});

it('refuses what would wait behind too many', async () => {
  pool = openWorkerPool({ threads: 1, maxWaiting: 2 });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((value) => pool.run(double, value)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toBeInstanceOf(WorkerPoolFull);
  }
  expect(await pool.run(double, 6)).toBe(12);
});

it('ends what takes too long, and goes on with the next', async () => {
  pool = openWorkerPool({ threads: 1, maxWaiting: 4, longest: 500 });
  await expect(pool.run(never, null)).rejects.toBeInstanceOf(TaskTooLong);
  await expect.poll(() => pool.run(double, 4).catch(() => undefined)).toBe(8);
});

it('counts a task’s time from its own start, not from that of those before it', async () => {
  pool = openWorkerPool({ threads: 1, maxWaiting: 4, longest: 3000 });
  const results = await Promise.allSettled([pool.run(never, null), pool.run(double, 4)]);
  expect(results).toMatchObject([{ reason: expect.any(TaskTooLong) }, { value: 8 }]);
});

it('calls itself full to a task that no thread takes for long', async () => {
  pool = openWorkerPool({ threads: 1, maxWaiting: 4, longestWait: 100 });
  const endless = pool.run(never, null).catch((error) => error);
  await expect(pool.run(double, 4)).rejects.toBeInstanceOf(WorkerPoolFull);
  expect(pool.figures()).toEqual({ running: 1, waiting: 0, refused: 1 });
  await pool.close();
  expect(await endless).toBeInstanceOf(Error);
});
