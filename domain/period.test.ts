import { expect, it } from 'vitest';
import { countDays, daysOf, endOf, ownPeriod, periodBefore, periodOf, startOf } from './period.ts';

const seoul = (time: string) => Date.parse(`${time}:00+09:00`);
// A Monday; in UTC it is still Sunday.
const monday = seoul('2026-11-16T00:30');

it('ends rolling periods with yesterday in Seoul, and compares as many days before', () => {
  const week = periodOf('7-days', monday);
  expect(week).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(countDays(week)).toBe(7);
  expect(periodBefore('7-days', week)).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  const quarter = periodOf('90-days', monday);
  expect(countDays(quarter)).toBe(90);
  expect(countDays(periodBefore('90-days', quarter))).toBe(90);
});

it('compares the days of a month that is not over with the same days of the month before', () => {
  const month = periodOf('this-month', monday);
  expect(month).toEqual({ from: '2026-11-01', to: '2026-11-16' });
  expect(periodBefore('this-month', month)).toEqual({ from: '2026-10-01', to: '2026-10-16' });
  const march = periodOf('this-month', seoul('2026-03-31T12:00'));
  expect(periodBefore('this-month', march)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it('compares a whole month with the whole month before, across the year too', () => {
  const december = periodOf('last-month', seoul('2027-01-04T09:00'));
  expect(december).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(periodBefore('last-month', december)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

it('takes an own range that is one, and cuts off what is still to come', () => {
  expect(ownPeriod('2026-11-10', '2026-11-12', monday)).toEqual({
    from: '2026-11-10',
    to: '2026-11-12',
  });
  expect(ownPeriod('2026-11-10', '2026-12-01', monday)?.to).toBe('2026-11-16');
  const own = { from: '2026-11-10', to: '2026-11-12' };
  expect(periodBefore('own', own)).toEqual({ from: '2026-11-07', to: '2026-11-09' });
  for (const [from, to] of [
    ['2026-11-12', '2026-11-10'],
    ['2026-11-17', '2026-11-18'],
    ['2026-02-31', '2026-03-02'],
    ['2024-01-01', '2026-01-01'],
    ['yesterday', '2026-11-10'],
    ['', ''],
  ] as const) {
    expect(ownPeriod(from, to, monday)).toBeUndefined();
  }
});

it('begins and ends at midnight in Seoul', () => {
  const period = { from: '2026-02-27', to: '2026-03-01' };
  expect(daysOf(period)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(startOf(period)).toBe(seoul('2026-02-27T00:00'));
  expect(endOf(period)).toBe(seoul('2026-03-02T00:00'));
});
