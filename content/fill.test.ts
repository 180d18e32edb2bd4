import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('a value stands where the phrase wants it', () => {
  expect(fill('reduced after {time}', { time: '3 hours' })).toBe('reduced after 3 hours');
  expect(fill('{time} 뒤 감소율', { time: '3시간' })).toBe('3시간 뒤 감소율');
});

test('a slot without a value stays visible, so that it is noticed', () => {
  expect(fill('{size} particles', {})).toBe('{size} particles');
});
