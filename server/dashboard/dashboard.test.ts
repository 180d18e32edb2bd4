import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { writePost } from '../../tests/support/posts.ts';
import { publishOver } from '../../tests/support/site-texts.ts';
import { checkInquiry } from '../inquiries/check-inquiry.ts';
import { submitInquiry } from '../inquiries/inquiries.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { readDashboard } from './dashboard.ts';

describeOnBothDatabases('the overview', (open) => {
  it('counts by day in Seoul, by field, language and business type, erased ones too', async () => {
    const database = await open();
    const secret = 'a secret that only this test knows, long enough';
    // Half past midnight in Seoul is still the day before in UTC.
    const night = Date.parse('2026-11-14T15:30:00Z');
    const submit = async (interestedField: string, language: number, at: number) => {
      const draft = { name: 'a', phoneNumber: '1', detail: 'd', interestedField, language };
      const checked = checkInquiry(draft);
      if (!checked.ok) throw new Error('wrong');
      const parts = { database, secret, now: () => at };
      const result = await submitInquiry(parts, checked.inquiry, `visitor ${at}`);
      return result.ok ? result.id : '';
    };
    const first = await submit('수질 개선', 0, night);
    const water = { page: 'contact', path: 'suggestions.water', language: 'es' } as const;
    await publishOver(database, water, 'Agua limpia');
    await submit('Agua limpia', 3, night + 1);
    await submit('홍길동의 공장', 3, night - 3_600_000);
    await eraseAtOnce({ database, dataDir: tmpdir(), log: { error() {} } }, first, 'owner');

    const figures = await readDashboard(
      database,
      { dataDir: tmpdir(), backupUrl: undefined },
      30,
      night + 1000,
    );
    expect(figures.days).toHaveLength(30);
    expect(figures.days.slice(-2)).toEqual([
      { day: '2026-11-14', count: 1 },
      { day: '2026-11-15', count: 2 },
    ]);
    expect(figures.byField).toEqual([
      { name: 'water', count: 2 },
      { name: 'other', count: 1 },
    ]);
    expect(figures.byLanguage).toEqual([
      { name: 'es', count: 2 },
      { name: 'ko', count: 1 },
    ]);
    expect(figures.byBusinessType).toEqual([{ name: 'individual', count: 3 }]);
    expect(figures.openByAge).toEqual({
      underOneDay: 2,
      underThreeDays: 0,
      underSevenDays: 0,
      older: 0,
    });
    expect(figures.storage.databaseBytes).toBeGreaterThan(0);
    expect(figures.backup).toEqual({ isTimed: false, last: null, failure: null, warning: 'none' });
  });

  it('counts posts as the list does, once for all their languages', async () => {
    const database = await open();
    await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '소식' },
      en: { title: 'News' },
      es: { title: 'Noticias', draft: true },
    });
    const settings = { dataDir: tmpdir(), backupUrl: undefined };
    const { posts } = await readDashboard(database, settings, 30);
    expect(posts).toEqual({ drafts: 1, scheduled: 0, published: 1 });
  });
});
