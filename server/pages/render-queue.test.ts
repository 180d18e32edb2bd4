import { expect, it } from 'vitest';
import { createRenderQueue, QueueFull } from './render-queue.ts';

it('makes a few at a time, in order, refuses beyond its length, and goes on after a failure', async () => {
  const render = createRenderQueue({ atOnce: 2, maxWaiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve, reject) => {
      ends[name] = () => (name === 1 ? reject(new Error('broken')) : resolve(name));
    });
  };
  const results = [1, 2, 3, 4, 5].map((name) => render(work(name)));
  const settled = Promise.allSettled(results);
  await expect(results[4]).rejects.toBeInstanceOf(QueueFull);
  await expect.poll(() => begun).toEqual([1, 2]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  ends[4]?.();
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(await render(async () => 'again')).toBe('again');
});
