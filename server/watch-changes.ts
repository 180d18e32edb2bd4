import { type Changes, readChanges, type Topic } from './changes.ts';
import type { Database } from './database/database.ts';

/**
 * Looks twice a second whether anybody, in this process or another, changed what documents are
 * made of. When the database is away the last known state stands and the look is repeated.
 */
export function watchChanges({ db }: Database, onChange: (topic: Topic) => void) {
  let known: Changes | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = await readChanges(db).catch(() => undefined);
    if (!now) return;
    for (const topic of Object.keys(now) as Topic[]) {
      if (known && known[topic] !== now[topic]) onChange(topic);
    }
    known = now;
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, 500);

  return async function stop(): Promise<void> {
    clearInterval(timer);
    await looking;
  };
}
