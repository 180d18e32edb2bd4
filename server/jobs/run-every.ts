import type { Log } from '../log/log.ts';

export type Stop = () => Promise<void>;

/**
 * Repeats the work with a pause in between, never twice at once. A failure is logged and the next
 * round comes all the same: the database or the mail server may be back by then.
 */
export function runEvery(work: () => Promise<unknown>, pause: number, log: Log): Stop {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let isFailing = false;
  let round = Promise.resolve();

  function schedule(): void {
    timer = setTimeout(() => {
      round = work()
        .then(() => {
          isFailing = false;
        })
        .catch((error: unknown) => {
          // Once per outage, not twice a second.
          if (!isFailing) log.error(error);
          isFailing = true;
        })
        .finally(() => {
          if (!isStopped) schedule();
        });
    }, pause);
  }

  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}
