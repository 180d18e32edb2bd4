import { expect, it } from 'vitest';
import { fillPlaceholders, hasUnfilled, unknownPlaceholders } from './saved-reply.ts';

it('names what nobody can fill in', () => {
  expect(unknownPlaceholders('{name} 님, {nmae} {회사}')).toEqual(['nmae', '회사']);
  expect(unknownPlaceholders('{name}, {reference}, { }\n{}')).toEqual([' ']);
});

it('fills in what is known, and leaves the rest to be seen', () => {
  const values = { name: 'Lee', company: '' };
  expect(fillPlaceholders('{name} of {company}', values)).toBe('Lee of {company}');
  expect(hasUnfilled('Lee of {company}')).toBe(true);
  expect(hasUnfilled('Lee of {braces}')).toBe(false);
});
