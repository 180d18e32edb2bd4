import { expect, test } from 'vitest';
import { fromSeoulClock, showTime, toSeoulClock } from './times.ts';

test('a time chosen in Seoul is stored as that moment, and shown again as chosen', () => {
  const at = fromSeoulClock('2026-11-15T09:30');
  expect(at).toBe(Date.UTC(2026, 10, 15, 0, 30));
  expect(toSeoulClock(at ?? 0)).toBe('2026-11-15T09:30');
  expect(showTime(at ?? 0, 'ko')).toContain('9:30');
});

test('around midnight the day is the one in Seoul', () => {
  expect(toSeoulClock(Date.UTC(2026, 11, 31, 15, 0))).toBe('2027-01-01T00:00');
});

test('nonsense is no time', () => {
  expect(fromSeoulClock('')).toBeUndefined();
});
