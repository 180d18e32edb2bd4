import { rawBytes, rawRequest } from './corpus/case.ts';
import { fileForm, uploadRequest } from './corpus/multipart.ts';
import { hostileTexts, likeLike, regexLike } from './corpus/texts.ts';
import type { Chance } from './seeded-random.ts';

/** A little more than the routes take. */
const maxBodyBytes = 300_000;

/** A piece that is long, odd, or both. */
export function word(chance: Chance): string {
  const length = chance.oneOf([1, 10, 500, 5_000, 20_000]);
  return chance.oneOf([
    () => chance.oneOf(hostileTexts).make(length),
    () =>
      chance
        .oneOf(['/', '.', '%', '\\', ' ', '\t', ';', ',', '"', '(', '&', '=', '-', '@', ':'])
        .repeat(length),
    () =>
      chance
        .oneOf([
          'a/',
          '../',
          '%2f',
          '%00',
          '(a',
          '{"a":',
          '[[',
          '\\u0300',
          '<a ',
          '&#x',
          'a@',
          '--x\r\n',
        ])
        .repeat(length),
    () =>
      chance.oneOf([
        regexLike,
        likeLike,
        '__proto__',
        '\r\n\r\n',
        '0\r\n\r\n',
        'null',
        '9'.repeat(length),
      ]),
  ])();
}

const places = [
  '/',
  '/en',
  '/media',
  '/media/1',
  '/media?q=',
  '/media.data?q=',
  '/admin',
  '/admin/',
  '/api/media',
  '/api/media/',
  '/pictures/',
  '/assets/',
  '/art/',
  '/__manifest?paths=',
  '/_.data?_routes=',
  '/feed.xml',
  '/sitemap.xml',
  '/contact/stepOne',
  '/product/technical/',
  '/.well-known/',
];
const posts = [
  '/api/inquiry',
  '/api/inquiry',
  '/api/inquiry',
  '/api/admin/session/reset-request',
  '/api/admin/links/check',
  '/api/admin/links/use',
  '/api/admin/session/second-step',
  '/contact/stepThree',
  '/api/nothing',
];
const fields = [
  'detail',
  'name',
  'phoneNumber',
  'email',
  'companyName',
  'interestedField',
  'businessType',
  'homePageAddress',
  'introduction',
  'file',
  'language',
  'consent',
  'elapsed',
  'idempotencyKey',
  'token',
  'password',
  'code',
  'kind',
  '__proto__',
];
const headerNames = [
  'Cookie',
  'Accept-Encoding',
  'If-None-Match',
  'Range',
  'Accept-Language',
  'Origin',
  'Sec-Fetch-Site',
  'Host',
  'Referer',
  'If-Range',
  'User-Agent',
  'Content-Type',
  'Forwarded',
  'X-Forwarded-Proto',
];

/** A line of the head holds neither line ends nor zeros. */
const inHead = (text: string, length: number) =>
  rawBytes(text.toWellFormed())
    .replace(/[^\x20-\xff]/g, ' ')
    .slice(0, length);

/** A request that is well made as HTTP and odd in everything else. */
export function composeRequest(chance: Chance): Buffer {
  const headers: Record<string, string> = {};
  for (let count = chance.below(4); count > 0; count -= 1) {
    headers[chance.oneOf(headerNames)] = inHead(word(chance), chance.oneOf([100, 3_000]));
  }
  return chance.oneOf<() => Buffer>([
    () =>
      rawRequest({
        method: chance.oneOf(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS']),
        target: address(chance),
        headers,
      }),
    () =>
      rawRequest({
        method: 'POST',
        target: chance.oneOf(posts),
        headers: { 'Content-Type': 'application/json', ...headers },
        body: json(chance),
      }),
    () =>
      rawRequest({
        method: 'POST',
        target: chance.oneOf(posts),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams([[chance.oneOf(fields), word(chance)]]).toString(),
      }),
    () => uploadRequest(file(chance)),
  ])();
}

function address(chance: Chance): string {
  let path = chance.oneOf(places);
  for (let count = chance.below(3); count >= 0; count -= 1) {
    const text = word(chance);
    const piece = chance.oneOf([
      encodeURIComponent(text.slice(0, 2_000).toWellFormed()),
      inHead(text, 9_000).replace(/ /g, '+'),
    ]);
    path += chance.oneOf(['', '/', '?', '&q=', '.data', '?page=', '%2f']) + piece;
  }
  return path.slice(0, chance.below(10) === 0 ? 12_000 : 3_900);
}

function json(chance: Chance): string {
  const draft: Record<string, unknown> = { detail: 'x', name: 'x', phoneNumber: '1' };
  for (let count = chance.below(5); count >= 0; count -= 1)
    draft[chance.oneOf(fields)] = value(chance, 0);
  const text = JSON.stringify(chance.oneOf([{ data: draft }, { data: draft }, draft]));
  return text.slice(0, chance.below(10) === 0 ? chance.below(text.length) : maxBodyBytes);
}

function value(chance: Chance, depth: number): unknown {
  if (depth < 4 && chance.below(5) === 0)
    return Array.from({ length: chance.below(6) }, () => value(chance, depth + 1));
  return chance.below(8) === 0 ? chance.oneOf([0, -1, 1e308, true, null, {}]) : word(chance);
}

function file(chance: Chance): Buffer {
  const ending = chance.oneOf([
    'pdf',
    'doc',
    'xls',
    'hwp',
    'docx',
    'hwpx',
    'zip',
    'txt',
    'jpg',
    'png',
    'webp',
    'heic',
  ]);
  const start = chance.oneOf([
    '%PDF-1.7',
    'PK\u0003\u0004',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    '\u00ff\u00d8\u00ff\u00e0',
    '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR',
    'RIFF\0\0\0\0WEBPVP8X',
    '\0\0\0\x18ftypheic',
    'BM',
    'ID3\x04',
    'OggS',
    'Exif',
    '<?xml',
    '{\\rtf',
    '\u001aE\u00df\u00a3',
    '7z\u00bc\u00af\u0027\u001c',
    'II*\0',
    '',
  ]);
  const unit = chance.oneOf([
    chance.bytes(16),
    Buffer.from(word(chance)).subarray(0, 64),
    Buffer.from([chance.below(256)]),
  ]);
  const content = Buffer.concat([
    Buffer.from(start, 'latin1'),
    ...Array<Buffer>(chance.oneOf([1, 100, 5_000])).fill(unit),
  ]).subarray(0, maxBodyBytes);
  const name = chance.oneOf([
    'a',
    word(chance)
      .slice(0, 2_000)
      .replace(/["\r\n]/g, '_'),
  ]);
  return fileForm(`${name}.${ending}`, content);
}
