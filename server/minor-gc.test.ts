import { constants, PerformanceObserver } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { collectYoungGeneration } from './minor-gc.ts';

it('is one small collection, asked for by us', async () => {
  const forced: unknown[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries() as unknown as Collection[]) {
      if (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) forced.push(detail.kind);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  collectYoungGeneration();
  await expect.poll(() => forced).toEqual([constants.NODE_PERFORMANCE_GC_MINOR]);
  observer.disconnect();
});

interface Collection {
  detail: { kind: number; flags: number };
}

it('is offered to nobody else', () => {
  expect(globalThis).not.toHaveProperty('gc');
});
