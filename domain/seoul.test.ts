import { expect, it } from 'vitest';
import { dayInSeoul, startOfDayInSeoul, yearInSeoul } from './seoul.ts';

it('turns the year at midnight in Seoul', () => {
  expect(yearInSeoul(Date.parse('2026-12-31T14:59:59.999Z'))).toBe(2026);
  expect(yearInSeoul(Date.parse('2026-12-31T15:00:00Z'))).toBe(2027);
});

it('knows the day in Seoul and when it begins', () => {
  const start = startOfDayInSeoul('2026-11-15');
  expect(new Date(start).toISOString()).toBe('2026-11-14T15:00:00.000Z');
  expect(dayInSeoul(start)).toBe('2026-11-15');
  expect(dayInSeoul(start - 1)).toBe('2026-11-14');
  expect(startOfDayInSeoul('soon')).toBeNaN();
});
