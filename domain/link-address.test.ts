import { expect, it } from 'vitest';
import { completeLink } from './link-address.ts';

it.each([
  ['www.naver.com', 'https://www.naver.com'],
  [' naver.com/news?a=1 ', 'https://naver.com/news?a=1'],
  ['//naver.com/a', 'https://naver.com/a'],
  ['한국.한국/길', 'https://한국.한국/길'],
  ['example.co.kr:8080', 'https://example.co.kr:8080'],
  ['sales@noshine.example', 'mailto:sales@noshine.example'],
  ['https://a.example/b c'.replace(' ', '%20'), 'https://a.example/b%20c'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['tel:+82-2-000-0000', 'tel:+82-2-000-0000'],
  ['/contact', '/contact'],
])('completes what was typed: %s', (typed, address) => {
  expect(completeLink(typed)).toBe(address);
});

it.each([
  '',
  'naver',
  'page.html',
  'media/12',
  '#top',
  'https://',
  'mailto:',
  'javascript:alert(1)',
  'data:text/html,x',
  'two words.com',
  'https://a.example/"onclick',
  `www.${'a'.repeat(2000)}.com`,
])('refuses what leads nowhere: %s', (typed) => {
  expect(completeLink(typed)).toBeUndefined();
});
