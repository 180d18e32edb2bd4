import { memoryUsage } from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** Loaded into the server: on a signal it collects its garbage and prints what is really in use. */
const collect = (globalThis as { gc?: () => void }).gc;

if (isMainThread && collect) {
  process.on('SIGUSR2', () => {
    collect();
    // What waits for a finalizer goes with the second one.
    setImmediate(() => {
      collect();
      const { heapUsed, external, rss } = memoryUsage();
      process.stdout.write(`${JSON.stringify({ memory: { heapUsed, external, rss } })}\n`);
    });
  });
}
