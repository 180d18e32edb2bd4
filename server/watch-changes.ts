import { type Changes, readChanges, type Topic } from './changes.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import { publishDue } from './posts/publishing.ts';
import { repeat, type Stop } from './repeat.ts';

/**
 * Looks twice a second whether a post has fallen due, and whether anybody, in this process or
 * another, changed what documents are made of. When the database is away the last known state stands.
 */
export function watchChanges(database: Database, onChange: (topic: Topic) => void, log: Log): Stop {
  let known: Changes | undefined;

  async function look(): Promise<void> {
    await publishDue(database);
    const now = await readChanges(database.db);
    for (const topic of Object.keys(now) as Topic[]) {
      if (known && known[topic] !== now[topic]) onChange(topic);
    }
    known = now;
  }

  return repeat(look, 500, log);
}
