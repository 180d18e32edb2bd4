import { expect, it } from 'vitest';
import { cookieDays } from './cookies.ts';

it('last as long as privacy.json and popup.json say in words, in every language', () => {
  expect(cookieDays).toEqual({ language: 365, popup: 1 });
});
