import { expect, it } from 'vitest';
import { checkText, linksToNowhere, ownLinks } from './check-text.ts';

const check = (mainText: string, title = '제목') =>
  checkText({ language: 'ko', title, mainText }).map(({ kind, count }) => [kind, count]);

it('finds nothing to say of a whole text', () => {
  expect(check('<p>글</p><p><img src="/a" alt="그림"></p>')).toEqual([]);
  expect(check('<p><a data-video="youtube" href="https://x"></a></p>')).toEqual([]);
});

it('says what a text lacks', () => {
  expect(check('<p>&nbsp;</p>', ' ')).toEqual([
    ['no-title', undefined],
    ['empty', undefined],
  ]);
  expect(check('<p>글<img src="/a" alt=""><img src="/b"></p>')).toEqual([['no-description', 2]]);
});

it('lists the links of our own site, and those that lead nowhere', () => {
  const text =
    '<a href="/media/3?a=1&amp;b=2#c">a</a><a href="/media/3?a=1&amp;b=2">b</a>' +
    '<a href="https://x.example/">c</a><a>끊긴 <b>링크</b></a>';
  expect(ownLinks(text)).toEqual(['/media/3?a=1&b=2']);
  expect(linksToNowhere(text)).toEqual(['끊긴 링크']);
});
