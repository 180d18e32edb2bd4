import { expect, it } from 'vitest';
import { diffLines, linesOf } from './diff-lines.ts';

it('reads a text line by line, with its pictures', () => {
  const html =
    '<h2>제목</h2><p>하나 &amp; <b>둘</b><br>셋</p><p><img src="/a" alt="그림"><img src="/b" alt=""></p>' +
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(linesOf(html, '이미지')).toEqual([
    '제목',
    '하나 & 둘',
    '셋',
    '[이미지: 그림]',
    '[이미지]',
    '1 2',
  ]);
});

it('shows lines that came, went or changed, and keeps all others', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f'];
  const after = ['a', 'B', 'c', 'e', 'x', 'f', 'g'];
  expect(diffLines(before, after)).toEqual([
    { before: 'a', after: 'a' },
    { before: 'b', after: 'B' },
    { before: 'c', after: 'c' },
    { before: 'd' },
    { before: 'e', after: 'e' },
    { after: 'x' },
    { before: 'f', after: 'f' },
    { after: 'g' },
  ]);
  expect(diffLines([], ['a'])).toEqual([{ after: 'a' }]);
  expect(diffLines(['a'], ['a'])).toEqual([{ before: 'a', after: 'a' }]);
});

it('gives both sides back whole, however different they are', () => {
  const before = Array.from({ length: 1600 }, (_, n) => `old ${n}`);
  const after = Array.from({ length: 40 }, (_, n) => `new ${n}`);
  const lines = diffLines(before, after);
  expect(lines.flatMap((line) => line.before ?? [])).toEqual(before);
  expect(lines.flatMap((line) => line.after ?? [])).toEqual(after);
});
