import { expect, it } from 'vitest';
import { limitClients } from './client-limits.ts';

it('lets a visitor have a burst and then what refills, and nobody else pays for it', () => {
  let now = 0;
  const limit = limitClients({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => limit.allow('one'))).toEqual([true, true, true, false]);
  expect(limit.allow('other')).toBe(true);
  now += 500;
  expect([1, 2].map(() => limit.allow('one'))).toEqual([true, false]);
  limit.giveBack('one');
  expect([1, 2].map(() => limit.allow('one'))).toEqual([true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => limit.allow('one'))).toEqual([true, true, true, false]);
});
