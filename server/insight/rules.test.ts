import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFormStop } from '#domain/insight.ts';
import { campaignOf } from './campaign.ts';
import { isCounted, isSeen } from './counted.ts';
import { countryOfLanguages, countryOfZone } from './country.ts';
import { deviceOf } from './device.ts';
import { sourceOf } from './source.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const galaxy =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

it.each([
  ['', 'bot'],
  ['curl/8.5.0', 'bot'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
  ['Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)', 'bot'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'bot'],
  ['facebookexternalhit/1.1', 'bot'],
  ['kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984', 'bot'],
  [chrome, 'desktop'],
  [galaxy, 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1.2 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/142.0.0.0 Safari/537.36', 'tablet'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe('nothing is counted', () => {
  it.each([
    ['of whom a browser asks not to be tracked', { dnt: '1' }],
    ['under Global Privacy Control', { 'sec-gpc': '1' }],
    ['of signed-in staff', { cookie: 'language=en; session=abc' }],
    ['of signed-in staff under https', { cookie: '__Host-session=abc; popup=true' }],
    ['of programs', { 'user-agent': 'python-requests/2.32' }],
  ])('%s', (_, headers) => {
    expect(isCounted({ 'user-agent': chrome, ...headers })).toBe(false);
  });

  it.each([{ cookie: 'language=en; popup=true' }, { cookie: 'my-session=1' }, { dnt: '0' }])(
    'but %s is',
    (headers) => {
      expect(isCounted({ 'user-agent': chrome, ...headers })).toBe(true);
    },
  );
});

it.each([
  [{ method: 'GET', headers: {} }, true],
  [{ method: 'GET', headers: { 'sec-fetch-dest': 'document' } }, true],
  [{ method: 'GET', headers: { 'if-none-match': 'W/"x"' } }, true],
  [{ method: 'HEAD', headers: {} }, false],
  [{ method: 'GET', headers: { 'sec-fetch-dest': 'empty' } }, false],
  [{ method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } }, false],
  [{ method: 'GET', headers: { purpose: 'prefetch' } }, false],
  [{ method: 'GET', headers: { 'x-moz': 'prefetch' } }, false],
])('what %o asks for is seen: %s', (request, isIt) => {
  expect(isSeen(request as unknown as IncomingMessage)).toBe(isIt);
});

it.each([
  ['https://www.google.co.kr/', 'search:google'],
  ['https://www.google.com/search?q=secret', 'search:google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search:google'],
  ['https://m.search.naver.com/search.naver?query=secret', 'search:naver'],
  ['https://blog.naver.com/somebody/1', 'blog.naver.com'],
  ['https://mail.google.com/', 'mail.google.com'],
  ['https://google.evil.example/', 'google.evil.example'],
  ['https://www.Fair-2026.example/a/b?token=1#x', 'fair-2026.example'],
  ['https://한국.한국/', 'xn--3e0b707e.xn--3e0b707e'],
  ['http://localhost:3000/', ''],
  ['http://192.168.0.1/', ''],
  ['javascript:alert(1)//x.example', ''],
  ['https://user:password@site.example/', 'site.example'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, ''],
  ['https://"><script>.example/', ''],
  ['no address', ''],
  ['', ''],
])('%s comes from %s', (referrer, source) => {
  expect(sourceOf(referrer)).toBe(source);
});

describe('a campaign', () => {
  it.each([
    [
      '?utm_source=Newsletter&utm_medium=E-Mail&utm_campaign=Fair 2026',
      'newsletter / e-mail / fair 2026',
    ],
    ['?utm_campaign=%EB%B0%95%EB%9E%8C%ED%9A%8C', '박람회'],
    ['?utm_source=ＦＡＩＲ', 'fair'],
    ['?dark&q=1', ''],
    ['?utm_source=', ''],
    ['?utm_source=<script>alert(1)</script>', 'script alert 1 script'],
    ['?utm_source==HYPERLINK("http://x")', 'hyperlink http x'],
    ['?utm_source=%2B1-cmd', '1-cmd'],
    ['?utm_source=a%0Ab%00c%E2%80%AEd', 'a b c d'],
    ['?utm_campaign=kim@example.com&utm_source=mail', 'mail'],
    ['?utm_campaign=０１０１２３４５６７８&utm_source=mail', 'mail'],
    ['?utm_campaign=010-1234-5678', ''],
    [`?utm_campaign=${'x'.repeat(4000)}`, 'x'.repeat(40)],
    [`?utm_campaign=x${'𠮷'.repeat(60)}`, `x${'𠮷'.repeat(39)}`],
  ])('%s is %s', (query, campaign) => {
    expect(campaignOf(query)).toBe(campaign);
  });
});

it.each([
  ['ko-KR,ko;q=0.9,en;q=0.8', 'KR'],
  ['id', 'ID'],
  ['en-US', 'US'],
  ['en', ''],
  ['es-419', ''],
  ['es-MX,es', 'MX'],
  ['*', ''],
  ['<b>', ''],
  ['', ''],
])('a browser that asks for %s is in %s', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});

it.each([
  ['Asia/Seoul', 'KR'],
  ['Asia/Jakarta', 'ID'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['Etc/UTC', ''],
  ['Mars/Olympus', ''],
  ['', ''],
])('a clock of %s is in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it.each([
  ['phoneNumber.required', true],
  ['file.too-large', true],
  ['consent.not-agreed', true],
  ['file.connection', true],
  ['file.too-large.x', false],
  ['toString.required', false],
  ['name.toString', false],
  ['name', false],
])('%s is what stops a form: %s', (text, isIt) => {
  expect(isFormStop(text)).toBe(isIt);
});
