import { expect, it } from 'vitest';
import { showShortTime } from './short-time.ts';

const now = Date.parse('2026-11-17T09:30:00+09:00');

it.each([
  ['2026-11-17T00:05:00+09:00', '오전 12:05', '12:05 AM'],
  ['2026-11-16T23:59:00+09:00', '11월 16일', 'Nov 16'],
  ['2025-12-31T23:59:00+09:00', '2025. 12. 31.', 'Dec 31, 2025'],
])('writes %s as short as it is clear', (time, korean, english) => {
  expect(showShortTime(Date.parse(time), 'ko', now)).toBe(korean);
  expect(showShortTime(Date.parse(time), 'en', now).replace(/\s/g, ' ')).toBe(english);
});
