import { setImmediate as nextTurn } from 'node:timers/promises';

/** Too many requests are waiting already; trying later is faster. */
export class QueueFull extends Error {}

/**
 * Rendering runs on the main thread. A few pages at a time, with a turn for other requests before
 * each, so that many requests for pages that are not cached delay others by one rendering only.
 */
export function createRenderQueue({ atOnce = 2, maxWaiting = 100 } = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function render<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFull('too many pages are being made');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      await nextTurn();
      return await work();
    } finally {
      // The next waiting request takes over the slot; without one it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
