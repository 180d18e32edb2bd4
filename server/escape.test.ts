import { expect, it } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

it('writes what markup would read as its own', () => {
  const text = `<a href="x">'R&D' 값</a>`;
  const escaped = `&lt;a href=&quot;x&quot;&gt;'R&amp;D' 값&lt;/a&gt;`;
  expect(escapeHtml(text)).toBe(escaped);
  expect(escapeXml(text)).toBe(escaped);
});

it('leaves out what XML cannot hold, and keeps every other character', () => {
  expect(escapeXml('a\u0000b\u000bc\u001fd\uffffe')).toBe('abcde');
  expect(escapeXml('one\ttwo\nthree\r😀\u0085')).toBe('one\ttwo\nthree\r😀\u0085');
  expect(escapeXml('half \ud83d of a pair')).toBe('half \ufffd of a pair');
});
