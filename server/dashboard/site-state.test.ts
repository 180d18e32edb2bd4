import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { day } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { writePost } from '../../tests/support/posts.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { queueMail } from '../mail/outbox.ts';
import { readSiteState } from './site-state.ts';

const settings = { dataDir: tmpdir(), backupUrl: undefined };

describeOnBothDatabases('how things stand', (open) => {
  it('tells what waits and since when, and what went wrong', async () => {
    const database = await open();
    const now = Date.parse('2026-11-16T12:00:00+09:00');
    await storeInquiry(database, {}, { now: now - day / 2 });
    await storeInquiry(database, {}, { now: now - 10 * day });
    const late = await storeInquiry(database, {}, { now: now - 11 * day });
    await database.write(async (trx) => {
      await queueMail(trx, { kind: 'test', recipient: 'a@b.example', now, state: 'failed' });
      await trx
        .updateTable('inquiries')
        .set({ reply_state: 'failed' })
        .where('id', '=', late.id)
        .execute();
    });
    const state = await readSiteState(database, settings, now);
    expect(state.openByAge).toEqual({
      underOneDay: 1,
      underThreeDays: 0,
      underSevenDays: 0,
      older: 2,
    });
    expect(state.overdue.count).toBe(2);
    expect(state.undelivered).toBe(1);
    expect(state.mails.failed).toBe(1);
    expect(state.storage.databaseBytes).toBeGreaterThan(0);
    expect(state.backup).toEqual({ isTimed: false, last: null, failure: null, warning: 'none' });
  });

  it('counts posts as the list does, once for all their languages', async () => {
    const database = await open();
    await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '소식' },
      en: { title: 'News' },
      es: { title: 'Noticias', draft: true },
    });
    const { posts } = await readSiteState(database, settings);
    expect(posts).toEqual({ drafts: 1, scheduled: 0, published: 1 });
  });
});
