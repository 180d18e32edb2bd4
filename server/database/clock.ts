/** In milliseconds. */
const measureEvery = 10_000;
const slowestAnswer = 2_000;

export interface Clock {
  now(): number;
  /** Sets the clock by the other one, if that answers in time to be believed. */
  measure(): Promise<void>;
  /** Sets it again and again, so that it follows when either clock is corrected. */
  follow(): void;
  stop(): void;
}

/**
 * What is due, leased or kept for some days is decided by whichever instance looks first, so all of
 * them must go by one clock: the database's. The difference from our own is measured now and then,
 * and asking for the time costs nothing.
 */
export function createClock(askTime: () => Promise<number>, ownTime = () => Date.now()): Clock {
  let difference = 0;
  let timer: NodeJS.Timeout | undefined;

  async function measure(): Promise<void> {
    const asked = ownTime();
    const time = await askTime();
    const answered = ownTime();
    const took = answered - asked;
    if (took < 0 || took > slowestAnswer) return;
    const measured = time - (asked + answered) / 2;
    // Within the time that the answer took, nothing new is known.
    if (Math.abs(measured - difference) > took) difference = Math.round(measured);
  }

  return {
    now: () => ownTime() + difference,
    measure,
    follow() {
      timer ??= setInterval(() => {
        measure().catch(() => {
          // The database is away: the difference stays as it was.
        });
      }, measureEvery).unref();
    },
    stop: () => clearInterval(timer),
  };
}
