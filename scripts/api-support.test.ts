import { expect, it } from 'vitest';
import { apiSupportErrors } from './api-support.ts';

const errorsOf = (code: string) => apiSupportErrors('page.tsx', code);

it.each([
  ['a static method', 'const from = URL.parse(document.referrer);', 'URL.parse'],
  ['a method of every text', "'a'.toWellFormed();", 'toWellFormed'],
  ['a method of a list', 'const sorted = [2, 1].toSorted();', 'toSorted'],
  ['a member of a global object', 'navigator.setAppBadge(1);', 'navigator.setAppBadge'],
  ['a global function', 'requestIdleCallback(() => {});', 'requestIdleCallback'],
  ['a constructor', 'new CloseWatcher();', 'CloseWatcher'],
  ['a static method of the language', 'Promise.withResolvers();', 'Promise.withResolvers'],
])('finds %s that is too new, with its line', (_, code, name) => {
  const [error, ...more] = errorsOf(`\nfunction run() {\n  ${code}\n}`);
  expect(more).toEqual([]);
  expect(error).toMatch(new RegExp(`^page\\.tsx:3: ${name} is not in .*\\d`));
});

it('takes what is asked for first', () => {
  expect(errorsOf("if ('requestIdleCallback' in window) requestIdleCallback(run);")).toEqual([]);
  expect(errorsOf('if (navigator.share) navigator.share({});')).toEqual([]);
  expect(errorsOf('window.trustedTypes?.createPolicy("default", {});')).toEqual([]);
});

it('takes what is old enough, and our own things of the same name', () => {
  expect(errorsOf('structuredClone(new URL("/", location.href)).at(-1);')).toEqual([]);
  expect(errorsOf("import { scheduler } from './x.ts';\nscheduler(1);")).toEqual([]);
  expect(errorsOf('const words = { share: 1 };\nwords.share;')).toEqual([]);
});
