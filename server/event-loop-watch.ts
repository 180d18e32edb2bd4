import type { Stop } from './jobs/run-every.ts';
import type { Log } from './log/log.ts';

export interface EventLoopWatch {
  /** Called for every request: whatever blocks the loop was begun shortly before. */
  begun(kind: string): void;
  stop: Stop;
}

const lookEvery = 50;
const maxDelay = 200;

/** Logs when the main thread was blocked for too long, and which kind of request was begun last. */
export function watchEventLoop(
  log: Pick<Log, 'note'>,
  now: () => number = performance.now.bind(performance),
): EventLoopWatch {
  const kinds = new Map<string, number>();
  let expected = now() + lookEvery;
  const timer = setInterval(() => {
    const delay = Math.round(now() - expected);
    if (delay > maxDelay) log.note('event loop delayed', { delay, kinds: mostFrequent(kinds) });
    kinds.clear();
    expected = now() + lookEvery;
  }, lookEvery).unref();

  return {
    begun: (kind) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
    stop: async () => clearInterval(timer),
  };
}

function mostFrequent(kinds: Map<string, number>): Record<string, number> {
  const sorted = [...kinds].sort(([, one], [, other]) => other - one);
  return Object.fromEntries(sorted.slice(0, 10));
}
