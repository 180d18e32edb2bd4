import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const lines = (name: string) =>
  readFileSync(join(import.meta.dirname, '../..', name), 'utf8').split('\n');

it('everything that the image copies is let through to its build', () => {
  const copied = lines('Containerfile')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((word) => !word.startsWith('--'));
  const allowed = lines('.containerignore')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((name) => !allowed.includes(name))).toEqual([]);
});
