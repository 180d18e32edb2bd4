import { setImmediate as nextTurn } from 'node:timers/promises';

/** Too many are waiting already; whoever asks later is served sooner. */
export class QueueFull extends Error {}

/**
 * Rendering is work of the one thread that answers everybody. A few pages at a time, with a turn
 * for other requests before each, so that a crowd asking for pages that are not in memory delays
 * the others by one rendering and not by all of them.
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
      // Whoever waits takes over the place; only when nobody does it is free again.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
