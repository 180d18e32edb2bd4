import { expect, it } from 'vitest';
import { isWorkingDay, workingDaysSince, workingTimeBetween } from './working-days.ts';

const seoul = (time: string) => Date.parse(`${time}:00+09:00`);

it.each([
  ['2026-11-16T09:00', '2026-11-16T18:00', 0],
  // In Seoul it is Tuesday, in London still Monday.
  ['2026-11-16T09:00', '2026-11-17T00:10', 1],
  ['2026-11-13T23:00', '2026-11-16T09:00', 1],
  ['2026-11-14T12:00', '2026-11-16T09:00', 1],
  ['2026-11-13T12:00', '2026-11-15T09:00', 0],
  ['2026-11-02T12:00', '2026-11-17T09:00', 11],
  ['2026-11-17T12:00', '2026-11-02T09:00', 0],
])('from %s to %s there are %i working days', (from, until, days) => {
  expect(workingDaysSince(seoul(from), seoul(until))).toBe(days);
});

it('knows the weekend as Seoul has it', () => {
  expect(isWorkingDay(seoul('2026-11-13T23:59'))).toBe(true);
  expect(isWorkingDay(seoul('2026-11-14T00:00'))).toBe(false);
  expect(isWorkingDay(seoul('2026-11-15T23:59'))).toBe(false);
  expect(isWorkingDay(seoul('2026-11-16T00:00'))).toBe(true);
});

it.each([
  ['2026-11-16T09:00', '2026-11-16T11:30', 2.5],
  ['2026-11-13T18:00', '2026-11-16T09:00', 15],
  ['2026-11-14T10:00', '2026-11-15T20:00', 0],
  ['2026-11-15T20:00', '2026-11-16T01:00', 1],
  ['2026-11-02T12:00', '2026-11-17T12:00', 11 * 24],
  ['2026-11-17T12:00', '2026-11-02T09:00', 0],
])('from %s to %s there are %d hours without the weekends', (from, until, hours) => {
  expect(workingTimeBetween(seoul(from), seoul(until))).toBe(hours * 3_600_000);
});
