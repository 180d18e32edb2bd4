import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const model = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

/** `file` "title", "another title of the same file"; … */
const proofs = [...model.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`((?:,? "[^"]+")+)/g)].flatMap(
  ([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [file, title] as const),
);

it('names tests that there are', () => {
  const missing = proofs.filter(
    ([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
  expect(proofs.length).toBeGreaterThan(40);
});
