import { expect, test } from 'vitest';
import { placeOnLogAxis } from './log-axis.ts';

test('each factor of ten is as long as any other', () => {
  expect(placeOnLogAxis(1, [1, 1000])).toBe(0);
  expect(placeOnLogAxis(10, [1, 1000])).toBeCloseTo(100 / 3);
  expect(placeOnLogAxis(100, [1, 1000])).toBeCloseTo(200 / 3);
  expect(placeOnLogAxis(1000, [1, 1000])).toBe(100);
});

test('an axis may fall', () => {
  expect(placeOnLogAxis(10, [100, 1])).toBeCloseTo(50);
});
