import { expect, it } from 'vitest';
import { compareCounts } from './compare-counts.ts';

it('tells the change in percent, and calls it a trend only when chance does not explain it', () => {
  expect(compareCounts(46, 41)).toEqual({ before: 41, percent: 12, trend: null });
  expect(compareCounts(90, 41)).toEqual({ before: 41, percent: 120, trend: 'up' });
  expect(compareCounts(410, 530)).toEqual({ before: 530, percent: -23, trend: 'down' });
  expect(compareCounts(0, 0)).toEqual({ before: 0, percent: null, trend: null });
});

it('gives no percentage of a handful', () => {
  expect(compareCounts(2, 1)).toEqual({ before: 1, percent: null, trend: null });
  expect(compareCounts(9, 0)).toEqual({ before: 0, percent: null, trend: null });
  expect(compareCounts(40, 2)).toEqual({ before: 2, percent: null, trend: 'up' });
  expect(compareCounts(20, 20)).toEqual({ before: 20, percent: 0, trend: null });
});
