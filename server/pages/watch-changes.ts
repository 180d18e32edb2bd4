import { yearInSeoul } from '#domain/seoul.ts';
import { type Changes, readChanges, type Topic } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { runEvery, type Stop } from '../jobs/run-every.ts';
import type { Log } from '../log/log.ts';
import { publishDue } from '../posts/publishing.ts';
import { publishDueContent } from '../site/publish.ts';
import type { SiteTextRules } from '../site/text-rules.ts';

interface Watching {
  onChange(topic: Topic): void | Promise<void>;
  /** Of the texts that may have fallen due. */
  textRules: SiteTextRules;
  log: Log;
  now?: () => number;
}

/**
 * Checks twice a second whether a scheduled post or text is due, and whether any process changed what
 * documents are made of. While the database does not answer nothing is dropped. Resolves after the
 * first check: documents rendered from then on miss no later change.
 */
export async function watchChanges(
  database: Database,
  { onChange, textRules, log, now = database.now }: Watching,
): Promise<Stop> {
  await publishAllDue();
  let known: Changes = await readChanges(database.db);
  let year = yearInSeoul(now());

  async function publishAllDue(): Promise<void> {
    await publishDue(database, now());
    await publishDueContent(database, textRules, now());
  }

  async function look(): Promise<void> {
    // Every page names the year in its footer, and every page is made of the settings.
    if (yearInSeoul(now()) !== year) await onChange('settings');
    year = yearInSeoul(now());
    await publishAllDue();
    const found = await readChanges(database.db);
    for (const topic of Object.keys(found) as Topic[]) {
      if (known[topic] !== found[topic]) await onChange(topic);
    }
    known = found;
  }

  return runEvery(look, 500, log);
}
