import { expect, it } from 'vitest';
import { isSameSite } from './same-site.ts';

const site = 'https://noshine.example';

it.each([
  ['no browser', {}, site, true],
  ['our own page', { origin: site, 'sec-fetch-site': 'same-origin' }, site, true],
  ['another site', { origin: 'https://evil.example' }, site, false],
  ['a sandboxed frame', { origin: 'null' }, site, false],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }, site, false],
  ['a neighbour under our domain', { 'sec-fetch-site': 'same-site' }, site, false],
  ['the host itself where a site address is set', { origin: 'http://x', host: 'x' }, site, false],
  ['the host itself where none is set', { origin: 'http://x:1', host: 'x:1' }, undefined, true],
  ['another host where none is set', { origin: 'http://y', host: 'x' }, undefined, false],
])('%s', (_, headers: Record<string, string>, siteUrl, expected) => {
  expect(isSameSite((name) => headers[name], siteUrl)).toBe(expected);
});
