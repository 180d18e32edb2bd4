import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { createClock } from './clock.ts';

let own: number;
let theirs: number;
let took: number;
const ask = async () => {
  own += took / 2;
  const answer = theirs;
  own += took / 2;
  return answer;
};
const clock = () => createClock(ask, () => own);

beforeEach(() => {
  own = 1_000_000;
  theirs = 1_300_000;
  took = 10;
});

it('goes by the other clock, however wrong our own is', async () => {
  const time = clock();
  expect(time.now()).toBe(1_000_000);
  await time.measure();
  expect(time.now() - own).toBe(1_300_000 - 1_000_005);
  own += 60_000;
  theirs += 60_000;
  expect(Math.abs(time.now() - theirs)).toBeLessThan(took);
});

it('follows when either clock is corrected, and does not jump for the time an answer took', async () => {
  const time = clock();
  await time.measure();
  const before = time.now() - own;
  theirs += took + 3;
  await time.measure();
  expect(time.now() - own).toBe(before);
  own = theirs;
  await time.measure();
  expect(Math.abs(time.now() - theirs)).toBeLessThanOrEqual(took);
});

it('believes no answer that took long', async () => {
  const time = clock();
  took = 5_000;
  await time.measure();
  expect(time.now()).toBe(own);
});

describeOnBothDatabases('the time', (open) => {
  it('is the database’s', async () => {
    const database = await open();
    expect(Math.abs(database.now() - Date.now())).toBeLessThan(10_000);
    expect(Number.isInteger(database.now())).toBe(true);
  });
});
