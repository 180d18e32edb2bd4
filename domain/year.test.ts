import { expect, it } from 'vitest';
import { yearInSeoul } from './year.ts';

it('turns the year at midnight in Seoul', () => {
  expect(yearInSeoul(Date.parse('2026-12-31T14:59:59.999Z'))).toBe(2026);
  expect(yearInSeoul(Date.parse('2026-12-31T15:00:00Z'))).toBe(2027);
});
