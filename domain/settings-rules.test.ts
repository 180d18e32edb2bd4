import { expect, it } from 'vitest';
import { hasDigitsToCall, isPopupTime } from './settings-rules.ts';

it('takes a number as people write it, or none', () => {
  for (const number of ['', '1588-0000', '+82 2-1234-5678', '(02) 123-4567 (내선 12)'])
    expect(hasDigitsToCall(number), number).toBe(true);
  for (const number of ['abc 전화', '-', '12']) expect(hasDigitsToCall(number), number).toBe(false);
});

it('lets a popup end only after it has begun', () => {
  expect(isPopupTime({ from: 2, until: 1 })).toBe(false);
  expect(isPopupTime({ from: 1, until: 1 })).toBe(false);
  expect(isPopupTime({ from: 1, until: 2 })).toBe(true);
  expect(isPopupTime({ from: null, until: 1 })).toBe(true);
  expect(isPopupTime({ from: 2, until: null })).toBe(true);
});
