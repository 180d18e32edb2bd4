import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

it.each([
  ['빛이 없어도 작동합니다', '빛이 있어도 작동합니다', '빛이 ', '없어도', '있어도', ' 작동합니다'],
  ['one', 'one two', 'one', '', ' two', ''],
  ['a a', 'a a a', 'a a', '', ' a', ''],
  ['', 'new', '', '', 'new', ''],
  ['same', 'same', 'same', '', '', ''],
])('%j and %j', (before, after, start, removed, added, end) => {
  expect(compareTexts(before, after)).toEqual({ start, removed, added, end });
  expect([start + removed + end, start + added + end]).toEqual([before, after]);
});
