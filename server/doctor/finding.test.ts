import { expect, it } from 'vitest';
import { compareClock, compareDateHeader } from './finding.ts';

it('tells of a clock that is more than two seconds off', () => {
  expect(compareClock(10_000, 12_000, 2)).toEqual([]);
  expect(compareClock(10_000, 13_000, 2)).toEqual([
    { isFault: true, line: 'the clock of this machine is 3 s ahead of theirs' },
  ]);
  expect(compareClock(60_000, 0, 2)).toEqual([
    { isFault: true, line: 'the clock of this machine is 60 s behind theirs' },
  ]);
});

it('reads the clock of a web server', () => {
  const now = Date.parse('2026-11-16T01:00:00Z');
  expect(compareDateHeader(null, now)).toEqual([]);
  expect(compareDateHeader('Mon, 16 Nov 2026 00:59:59 GMT', now)).toEqual([]);
  expect(compareDateHeader('Mon, 16 Nov 2026 00:50:00 GMT', now)).toHaveLength(1);
});
