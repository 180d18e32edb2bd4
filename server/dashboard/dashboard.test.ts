import { tmpdir } from 'node:os';
import { beforeAll, expect, it } from 'vitest';
import { periodOf } from '#domain/period.ts';
import { dayNumber } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { publishOver } from '../../tests/support/site-texts.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { changeStatus } from '../inquiries/status.ts';
import type { CountKind } from '../insight/schema.ts';
import { readDashboard } from './dashboard.ts';

const seoul = (time: string) => Date.parse(`${time}:00+09:00`);
// A Monday; in UTC the day before is not over.
const now = seoul('2026-11-16T08:00');
const period = periodOf('7-days', now);

describeOnBothDatabases('the dashboard', (open) => {
  let database: Database;

  const answer = (id: string, at: string) =>
    database.write((trx) =>
      changeStatus(trx, { id, status: 'answered', actor: 'somebody', now: seoul(at) }),
    );
  const comeBy = (id: string, page: string, source: string, campaign: string) =>
    database.write((trx) =>
      trx
        .updateTable('inquiries')
        .set({ came_from_page: page, source, campaign })
        .where('id', '=', id)
        .execute(),
    );
  const count = (at: string, kind: CountKind, name: string, number: number) =>
    database.write((trx) =>
      trx
        .insertInto('insight_counts')
        .values({ day: dayNumber(seoul(at)), kind, name, count: number })
        .execute(),
    );

  beforeAll(async () => {
    database = await open();
    const water = { page: 'contact', path: 'suggestions.water', language: 'es' } as const;
    await publishOver(database, water, 'Agua limpia');
    const store = (at: string, draft: Record<string, unknown>) =>
      storeInquiry(database, draft, { now: seoul(at) });
    // The first minutes of the period in Seoul, and the last ones.
    const first = await store('2026-11-09T00:05', { interestedField: '수질 개선', language: 0 });
    const spanish = { interestedField: 'Agua limpia', language: 3, sample: true };
    const second = await store('2026-11-13T18:00', spanish);
    const third = await store('2026-11-15T23:55', {
      interestedField: '홍길동의 공장',
      language: 3,
    });
    await store('2026-11-08T23:55', { interestedField: '', language: 1 });
    await store('2026-11-16T07:00', { interestedField: '', language: 1 });
    await answer(first.id, '2026-11-09T02:05');
    // Over a weekend.
    await answer(second.id, '2026-11-16T06:00');
    await comeBy(first.id, '/product/technical/water', 'search:naver', '');
    await comeBy(third.id, '/product/technical/water', '', 'fair / qr / autumn');

    await count('2026-11-09T12:00', 'total', 'views', 50);
    await count('2026-11-09T12:00', 'total', 'visitors', 20);
    await count('2026-11-15T12:00', 'total', 'visitors', 5);
    await count('2026-11-16T07:00', 'total', 'visitors', 3);
    await count('2026-11-02T12:00', 'total', 'visitors', 40);
    await count('2026-11-09T12:00', 'page', '/product/technical/water', 30);
    await count('2026-11-09T12:00', 'page', '/', 20);
    await count('2026-11-09T12:00', 'source', 'search:naver', 12);
    await count('2026-11-09T12:00', 'step', 'step-one', 9);
    await count('2026-11-09T12:00', 'step', 'sent', 2);
    // Its source stays: enough others have come that way.
    await eraseAtOnce({ database, dataDir: tmpdir(), log: { error() {} } }, first.id, 'owner');
  });

  const read = () => readDashboard(database, { name: '7-days', period }, now);

  it('counts whole days in Seoul, those before them, and today apart', async () => {
    const { days, totals, compared, before, today } = await read();
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: '2026-11-09', inquiries: 1, visits: 20 });
    expect(days[6]).toEqual({ day: '2026-11-15', inquiries: 1, visits: 5 });
    expect(totals).toEqual({ inquiries: 3, samples: 1, answered: 2, visits: 25, views: 50 });
    expect(before).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(compared.totals).toMatchObject({ inquiries: 1, visits: 40 });
    expect(today).toEqual({ day: '2026-11-16', inquiries: 1, visits: 3 });
  });

  it('has one row per field whatever its language, also of the erased, and says nobody’s words', async () => {
    const { fields } = await read();
    expect(fields).toEqual([
      { name: 'water', inquiries: 2, samples: 1, answered: 2 },
      { name: 'other', inquiries: 1, samples: 0, answered: 0 },
    ]);
  });

  it('tells what pages, sources, campaigns and languages brought', async () => {
    const { pages, sources, campaigns, languages, funnel } = await read();
    const none = { inquiries: 0, samples: 0, answered: 0 };
    expect(pages).toEqual([
      { name: '/product/technical/water', visits: 30, inquiries: 2, samples: 0, answered: 1 },
      { name: '/', visits: 20, ...none },
      { name: '', visits: 0, inquiries: 1, samples: 1, answered: 1 },
    ]);
    expect(sources).toEqual([
      { name: 'search:naver', visits: 12, inquiries: 1, samples: 0, answered: 1 },
      { name: '', visits: 0, inquiries: 2, samples: 1, answered: 1 },
    ]);
    expect(campaigns).toEqual([
      { name: 'fair / qr / autumn', visits: 0, inquiries: 1, samples: 0, answered: 0 },
    ]);
    expect(languages.map(({ name, inquiries }) => [name, inquiries])).toEqual([
      ['es', 2],
      ['ko', 1],
    ]);
    expect(funnel).toEqual({ stepOne: 9, stepTwo: 0, stepThree: 0, sent: 2 });
  });

  it('tells how long the first answer took, without weekends', async () => {
    const { firstAnswers, compared } = await read();
    const hour = 3_600_000;
    expect(firstAnswers).toEqual({
      count: 2,
      median: 2 * hour,
      slowest: 12 * hour,
      within: { oneDay: 2, twoDays: 0, fiveDays: 0, later: 0 },
    });
    expect(compared.firstAnswers).toMatchObject({ count: 0, median: null, slowest: null });
  });
});
