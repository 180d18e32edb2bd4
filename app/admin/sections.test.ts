import { expect, it } from 'vitest';
import { casesPath, pagePaths } from '#domain/pages.ts';
import { sections } from './sections.tsx';

it('no section has the address of a page, which the router would show instead', () => {
  const taken = [...pagePaths, casesPath];
  expect(sections.filter(({ path }) => taken.includes(`/${path}`))).toEqual([]);
});
