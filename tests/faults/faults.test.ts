import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { killRepeatedly } from './kill.ts';
import { loseDatabase } from './outages.ts';

describeOnBothDatabases('kill -9 under load', (_open, _kind, place) => {
  it('loses nothing that was acknowledged, stores nothing twice, sends every mail', async () => {
    const report = await killRepeatedly(await place(), 1);
    expect(report).toMatchObject({ lost: 0, duplicates: 0, faults: [], mailsWaiting: 0 });
    expect(report.acknowledged).toBe(report.sent);
    expect(report.sent).toBeGreaterThan(0);
    expect(report.mailsReceived).toBeGreaterThanOrEqual(report.sent);
  }, 120_000);
});

it('serves pages and loses nothing while PostgreSQL is away', async () => {
  const report = await loseDatabase(2);
  expect(report).toMatchObject({ lost: 0, duplicates: 0, faults: [], pageFailures: [] });
  expect(report.acknowledged).toBe(report.sent);
  expect(report.pagesServed).toBeGreaterThan(0);
}, 120_000);
