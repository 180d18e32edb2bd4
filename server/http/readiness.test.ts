import { beforeEach, expect, it } from 'vitest';
import { type Part, type Readiness, readinessApi, watchReadiness } from './readiness.ts';

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

async function ask(path: string) {
  const answer = await readinessApi(readiness).request(path);
  return { status: answer.status, body: await answer.json() };
}

it('says that it is ready, and what is missing, while it can serve pages', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: [] } });
  for (const part of parts) away.add(part);
  time += 2000;
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: parts } });
});

it.each<[Part, number]>([
  ['database', 503],
  ['file-store', 503],
  ['disk-reserve', 200],
  ['scanner', 200],
])('asked for everything without its %s it answers %i', async (part, status) => {
  away.add(part);
  const answer = await ask('/readyz?full');
  expect(answer).toMatchObject({ status, body: { missing: [part] } });
  expect(Boolean(answer.body.error)).toBe(status === 503);
});

it('looks once for many who ask at once or soon after, and again after two seconds', async () => {
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
  time += 1999;
  await ask('/readyz?full');
  expect(looks.toSorted()).toEqual(parts.toSorted());
  time += 1;
  await ask('/readyz');
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
