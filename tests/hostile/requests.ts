import { type Chance, makeChance } from './seeded-random.ts';

export interface HostileRequest {
  kind: string;
  bytes: Buffer;
  /** Broken below HTTP or promising more than it sends: closing without an answer is an answer. */
  mayBeCut: boolean;
}

/** If this comes back as it is, somebody's markup is echoed. */
export const marker = '<svg onload=hostile()>';

const nasty = [
  marker,
  `"><script>${marker}</script>`,
  "' or 1=1; drop table inquiries; --",
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000\u0001\u0002',
  '\ud800',
  '\u202egpj.exe',
  '홍길동'.repeat(50),
  'A'.repeat(30_000),
  '=cmd|" /C calc"!A0',
  'a@b.example\r\nBcc: all@victims.example',
  '9'.repeat(400),
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '',
];

const fields = [
  'detail',
  'name',
  'phoneNumber',
  'email',
  'companyName',
  'interestedField',
  'businessType',
  'sample',
  'consent',
  'consentVersion',
  'language',
  'idempotencyKey',
  'fileId',
  'introductionId',
  'file',
  'homePageAddress',
  'introduction',
  'elapsed',
  'referralCode',
  '__proto__',
  'constructor',
];

export function makeHostileRequest(number: number): HostileRequest {
  const chance = makeChance(number * 7919 + 17);
  const make = chance.oneOf([
    inquiry,
    inquiry,
    upload,
    upload,
    path,
    path,
    headers,
    method,
    broken,
  ]);
  return make(chance, number);
}

function value(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 6 : 8);
  if (kind < 3) return chance.oneOf(nasty);
  if (kind === 3) return chance.oneOf([0, -1, 1e308, 0.1, 2 ** 53]);
  if (kind === 4) return chance.oneOf([true, false, null]);
  if (kind === 5) return chance.bytes(20).toString('latin1');
  if (kind === 6) return Array.from({ length: chance.below(5) }, () => value(chance, depth + 1));
  return Object.fromEntries(fields.slice(0, 4).map((name) => [name, value(chance, depth + 1)]));
}

function inquiry(chance: Chance, number: number): HostileRequest {
  const draft: Record<string, unknown> = { detail: 'x', name: 'x', phoneNumber: '1' };
  for (let i = chance.below(8); i >= 0; i -= 1) {
    const name = chance.oneOf(fields);
    Object.defineProperty(draft, name, {
      value: value(chance),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  const text = JSON.stringify(
    chance.oneOf([{ data: draft }, { data: draft }, draft, [draft], { data: value(chance) }]),
  );
  const body = chance.oneOf([
    () => Buffer.from(text),
    () => Buffer.from(text),
    () => Buffer.from(text.slice(0, chance.below(text.length))),
    () => Buffer.concat([Buffer.from(text), chance.bytes(10)]),
    () => Buffer.from('['.repeat(5000) + '{"a":'.repeat(5000)),
    () => Buffer.from(JSON.stringify({ data: { detail: 'x'.repeat(300_000) } })),
    () => chance.bytes(500),
    () => Buffer.alloc(0),
  ])();
  const type = chance.oneOf([
    'application/json',
    'text/plain',
    'application/json; charset=utf-16',
    marker,
    '',
  ]);
  return request(
    'inquiry',
    'POST',
    '/api/inquiry',
    { 'Content-Type': type, ...visitor(number) },
    body,
  );
}

function upload(chance: Chance, number: number): HostileRequest {
  const boundary = chance.oneOf(['x', '-'.repeat(60), 'a b', '"', '']);
  const name = chance.oneOf([
    ...nasty,
    'a.pdf',
    'a.zip',
    'a.txt',
    'a.docx',
    'a.png',
    'a.hwp',
    'a.exe',
  ]);
  const ending = chance.oneOf([
    '',
    '.pdf',
    '.zip',
    '.txt',
    '.png',
    '.jpg',
    '.webp',
    '.heic',
    '.hwp',
    '.docx',
  ]);
  const field = chance.oneOf(['file', 'file', 'file', 'picture', '', marker]);
  const start = chance.oneOf([
    '%PDF-',
    'PK\u0003\u0004',
    'MZ',
    '\u0089PNG\r\n\u001a\n',
    '\u00ff\u00d8\u00ff',
    'RIFF....WEBPVP8X',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    'text',
    '',
  ]);
  const content = Buffer.concat([Buffer.from(start, 'latin1'), chance.bytes(chance.below(3000))]);
  const head = `Content-Disposition: form-data; name="${field}"; filename="${(name + ending).replace(/["\r\n]/g, '')}"\r\n`;
  const parts = chance.oneOf([1, 1, 1, 2, 30]);
  const part = Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([
    ...Array.from({ length: parts }, () => part),
    Buffer.from(chance.oneOf([`--${boundary}--\r\n`, `--${boundary}--\r\n`, '', '--other--'])),
  ]);
  const body = chance.below(6) === 0 ? chance.bytes(2000) : whole;
  const type = chance.oneOf([
    `multipart/form-data; boundary=${boundary}`,
    `multipart/form-data; boundary=${boundary}`,
    'multipart/form-data',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
  ]);
  return request(
    'upload',
    'POST',
    '/api/files',
    { 'Content-Type': type, ...visitor(number) },
    body,
  );
}

const places = [
  '/',
  '/media/',
  '/api/media/',
  '/api/media?language=',
  '/media?q=',
  '/media?page=',
  '/media?sort=',
  '/en/',
  '/product/',
  '/pictures/',
  '/admin/',
  '/assets/',
  '/feed.xml?',
  '/api/',
  '/api/auth/',
  '//',
  '/.%2e/',
  '/id/media/',
];

function path(chance: Chance, number: number): HostileRequest {
  const rest = chance.oneOf([
    () => encodeURIComponent(chance.oneOf(nasty).toWellFormed()).slice(0, 6000),
    () =>
      chance
        .oneOf(nasty)
        .replace(/[^\x21-\x7e]/g, '')
        .slice(0, 6000),
    () => `%${chance.below(256).toString(16)}`.repeat(chance.below(30)),
    () =>
      chance
        .bytes(30)
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, ''),
  ])();
  return request('path', 'GET', chance.oneOf(places) + rest, visitor(number));
}

const names = [
  'Host',
  'Origin',
  'Cookie',
  'Range',
  'Accept-Encoding',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Sec-Fetch-Site',
  'Referer',
  'Accept-Language',
  'Authorization',
  'Content-Length',
];

function headers(chance: Chance, number: number): HostileRequest {
  const added: Record<string, string> = { ...visitor(number) };
  for (let i = chance.below(4); i >= 0; i -= 1) {
    added[chance.oneOf(names)] = chance
      .oneOf(nasty)
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 4000);
  }
  const made = request(
    'headers',
    'GET',
    chance.oneOf(['/', '/en', '/media', '/api/media', '/api/inquiry']),
    added,
  );
  return { ...made, mayBeCut: 'Content-Length' in added };
}

function method(chance: Chance, number: number): HostileRequest {
  const verb = chance.oneOf([
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'HEAD',
    'POST',
    'PROPFIND',
  ]);
  const where = chance.oneOf([
    '/',
    '/api/inquiry',
    '/api/files',
    '/api/media',
    '/admin',
    '/media/1',
    '/nothing',
  ]);
  return request('method', verb, where, visitor(number), Buffer.from(chance.oneOf(nasty)));
}

/** Not even HTTP, or a promise of more than is sent. */
function broken(chance: Chance, number: number): HostileRequest {
  const bytes = chance.oneOf([
    () => chance.bytes(200),
    () => Buffer.from(`GET / HTTP/9.9\r\nHost: x\r\n\r\n`),
    () => Buffer.from(`GET ${'/a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
    () =>
      Buffer.from(`POST /api/inquiry HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{"data":`),
    () =>
      Buffer.from(
        'POST /api/inquiry HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
      ),
    () =>
      Buffer.from(
        'POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    () => Buffer.from(`GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(3000)}\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'\u0000'}\r\n\r\n`),
  ])();
  return { kind: `broken ${number}`, bytes, mayBeCut: true };
}

/** Everybody is another visitor, so that the limits do not hide what lies behind them. */
function visitor(number: number): Record<string, string> {
  return { 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

function request(
  kind: string,
  verb: string,
  target: string,
  given: Record<string, string>,
  body?: Buffer,
): HostileRequest {
  const all = {
    Host: 'localhost',
    Connection: 'close',
    ...(body && { 'Content-Length': String(body.length) }),
    ...given,
  };
  const lines = Object.entries(all).map(([name, content]) => `${name}: ${content}\r\n`);
  const head = Buffer.from(`${verb} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return { kind, bytes: Buffer.concat([head, body ?? Buffer.alloc(0)]), mayBeCut: false };
}
