import { describe, expect, it } from 'vitest';
import { decadesWithin, endsAround, placeOnLogAxis } from './log-axis.ts';

describe('the ends of a logarithmic axis', () => {
  it('are round, with all values between them', () => {
    expect(endsAround([33.2, 6.4, 359, 76, 0.4])).toEqual([0.3, 400]);
    expect(endsAround([100, 1])).toEqual([0.9, 200]);
    expect(endsAround([9.9, 0.012])).toEqual([0.01, 10]);
  });

  it('leave out a zero, which the axis does not have', () => {
    expect(endsAround([20, 0])).toEqual([10, 30]);
  });

  it('have the powers of ten between them', () => {
    expect(decadesWithin([0.3, 400])).toEqual([1, 10, 100]);
    expect(decadesWithin([0.2, 100])).toEqual([1, 10, 100]);
    expect(decadesWithin([2, 9])).toEqual([]);
  });
});

describe('a place on a logarithmic axis', () => {
  it('is never outside', () => {
    expect(placeOnLogAxis(0, [0.3, 400])).toBe(0);
    expect(placeOnLogAxis(1000, [0.3, 400])).toBe(100);
    expect(placeOnLogAxis(10, [1, 100])).toBe(50);
    expect(placeOnLogAxis(0, [50, 0.035])).toBe(100);
  });
});
