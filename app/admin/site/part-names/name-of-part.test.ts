import { expect, it } from 'vitest';
import { allNames, nameOfPart } from './name-of-part.ts';

it('calls a part what staff call it, in both languages', () => {
  expect(nameOfPart('purpose', 'ko')).toBe('목적');
  expect(nameOfPart('purpose', 'en')).toBe('Purpose');
  expect(nameOfPart('unheard', 'en')).toBeUndefined();
});

it('names each part in one place only, where a change is seen', () => {
  const parts = allNames.flatMap((names) => Object.keys(names));
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([]);
});
