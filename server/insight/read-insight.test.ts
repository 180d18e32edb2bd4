import { beforeAll, expect, it } from 'vitest';
import { dayNumber, startOfDayInSeoul } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { readInsight } from './read-insight.ts';
import type { InsightSchema } from './schema.ts';

type Row = InsightSchema['insight_counts'];

const numberOf = (day: string) => dayNumber(startOfDayInSeoul(day));
const [monday, tuesday] = [numberOf('2026-11-16'), numberOf('2026-11-17')];

describeOnBothDatabases('what was counted', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const rows: Row[] = [
      { day: monday, kind: 'total', name: 'views', count: 5 },
      { day: monday, kind: 'total', name: 'visitors', count: 2 },
      { day: tuesday, kind: 'total', name: 'views', count: 7 },
      { day: monday, kind: 'page', name: '/', count: 4 },
      { day: tuesday, kind: 'page', name: '/', count: 3 },
      { day: tuesday, kind: 'page', name: '/media/1', count: 5 },
      { day: tuesday, kind: 'step', name: 'step-one', count: 3 },
      { day: tuesday, kind: 'step', name: 'sent', count: 1 },
      { day: tuesday, kind: 'country', name: 'KR', count: 2 },
      { day: tuesday, kind: 'country', name: 'US', count: 0 },
      { day: tuesday, kind: 'source', name: 'other', count: 4 },
      ...Array.from({ length: 60 }, (_, n) => ({
        ...{ day: tuesday, kind: 'source' as const, name: `site-${n}.example` },
        count: 100 - n,
      })),
    ];
    await database.write((trx) => trx.insertInto('insight_counts').values(rows).execute());
  });

  it('is told for every day of the span and no other', async () => {
    const { days, pages, funnel } = await readInsight(database, {
      from: '2026-11-15',
      to: '2026-11-16',
    });
    expect(days).toEqual([
      { day: '2026-11-15', views: 0, visitors: 0 },
      { day: '2026-11-16', views: 5, visitors: 2 },
    ]);
    expect(pages).toEqual([{ name: '/', views: 4 }]);
    expect(funnel).toEqual({ stepOne: 0, stepTwo: 0, stepThree: 0, sent: 0 });
  });

  it('is added up over its days, the most frequent first', async () => {
    const insight = await readInsight(database, { from: '2026-11-16', to: '2026-11-17' });
    expect(insight.pages).toEqual([
      { name: '/', views: 7 },
      { name: '/media/1', views: 5 },
    ]);
    expect(insight.funnel).toEqual({ stepOne: 3, stepTwo: 0, stepThree: 0, sent: 1 });
    expect(insight.countries).toEqual([{ name: 'KR', count: 2 }]);
  });

  it('adds up what a list has no room for', async () => {
    const { sources } = await readInsight(database, { from: '2026-11-17', to: '2026-11-17' });
    expect(sources).toHaveLength(51);
    expect(sources[0]).toEqual({ name: 'site-0.example', count: 100 });
    // The ten least frequent, 41 to 50 times each, and those that had no name of their own.
    expect(sources.at(-1)).toEqual({ name: 'other', count: 455 + 4 });
  });
});
