import { afterEach, beforeAll, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { writePost } from '../../tests/support/posts.ts';
import type { Topic } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import type { Stop } from '../jobs/run-every.ts';
import { silentLog } from '../log/log.ts';
import { readPublishedPosts } from '../posts/published.ts';
import { scheduleVersion } from '../posts/publishing.ts';
import { siteTextRules } from '../site/text-rules.ts';
import { watchChanges } from './watch-changes.ts';

const textRules = siteTextRules(readSupplied());

describeOnBothDatabases('watching for changes', (open) => {
  let database: Database;
  let stop: Stop | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(() => stop?.());

  async function watch(now = Date.now) {
    const heard: Topic[] = [];
    const onChange = (topic: Topic) => void heard.push(topic);
    stop = await watchChanges(database, { onChange, textRules, log: silentLog, now });
    return heard;
  }

  it('publishes what fell due while the site was down before any page is made', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '예약한 소식', draft: true },
    });
    await database.write((trx) => scheduleVersion(trx, mnum, 'ko', Date.now() - 60_000));
    await watch();
    const { posts } = await readPublishedPosts(database).list({ language: 'ko' });
    expect(posts.map(({ title }) => title)).toEqual(['예약한 소식']);
  });

  it('hears of a change made before its first round', async () => {
    const heard = await watch();
    await writePost(database, '2026-01-02T00:00:00Z', { ko: { title: '새 소식' } });
    await expect.poll(() => heard).toContain('posts');
  });

  it('lets every page be made anew when a year begins in Seoul', async () => {
    let now = Date.parse('2026-12-31T14:59:59Z');
    const heard = await watch(() => now);
    now += 1000;
    await expect.poll(() => heard).toEqual(['settings']);
  });
});
