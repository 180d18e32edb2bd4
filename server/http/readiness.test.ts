import { beforeEach, expect, it } from 'vitest';
import { type Part, type Readiness, watchReadiness } from './readiness.ts';

const parts: Part[] = ['database', 'file-store', 'disk-reserve', 'scanner'];
let away: Set<Part>;
let looks: Part[];
let time: number;
let readiness: Readiness;

beforeEach(() => {
  away = new Set();
  looks = [];
  time = 0;
  const check = (part: Part) => async () => {
    looks.push(part);
    await Promise.resolve();
    if (away.has(part)) throw new Error('no answer');
    return true;
  };
  const checks = Object.fromEntries(parts.map((part) => [part, check(part)]));
  readiness = watchReadiness(checks, () => time);
});

it('looks once for many who ask at once or soon after, and again after two seconds', async () => {
  await Promise.all(Array.from({ length: 50 }, () => readiness.missing()));
  time += 1999;
  expect(await readiness.missing()).toEqual([]);
  expect(looks.toSorted()).toEqual(parts.toSorted());
  time += 1;
  away.add('scanner');
  expect(await readiness.missing()).toEqual(['scanner']);
  expect(looks).toHaveLength(2 * parts.length);
});

it('looks anew after a fault, once for all who have one, at what a page needs', async () => {
  expect(await readiness.missing()).toEqual([]);
  away.add('database');
  const answers = await Promise.all(Array.from({ length: 20 }, () => readiness.isReady()));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(looks.slice(parts.length).toSorted()).toEqual(['database', 'file-store']);
  away.delete('database');
  expect(await readiness.isReady()).toBe(true);
  for (const part of ['disk-reserve', 'scanner'] as const) away.add(part);
  expect(await readiness.isReady()).toBe(true);
});
