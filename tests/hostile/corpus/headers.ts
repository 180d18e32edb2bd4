import { get, type HostileCase, maxHeadBytes, rawBytes, rawRequest, visitorPlace } from './case.ts';

const fill = (unit: string) => unit.repeat(Math.floor((maxHeadBytes - 200) / unit.length));

/** Every header that the server or its libraries read, as long as Node takes it. */
const values: [header: string, name: string, value: string][] = [
  ['Cookie', 'thousands of pairs', fill('a=b; ')],
  ['Cookie', 'language over and over', fill('language=xx; ')],
  ['Cookie', 'almost the language', fill('language ')],
  ['Cookie', 'spaces before the language', `x;${fill(' ')}language=es`],
  ['Cookie', 'semicolons and spaces', fill(';  ')],
  ['Cookie', 'escapes', fill('a=%E0%A4%A; ')],
  ['Cookie', 'quotes', fill('a="; ')],
  ['Cookie', 'session names', fill('__Host-noshine.session_token=a.b; ')],
  ['Accept-Encoding', 'br over and over', `${fill('br;q=0, ')}br;q=0`],
  ['Accept-Encoding', 'almost a weight', `br;q=0.${'0'.repeat(15_000)}1`],
  ['Accept-Encoding', 'spaces before the weight', `br${fill(' ')};q=0 x;q=0`],
  ['Accept-Encoding', 'br and spaces', `gzip;q=0, ${fill('br ')}`],
  ['Accept-Encoding', 'commas', fill(',')],
  ['If-None-Match', 'thousands of tags', fill('W/"aaaaaaaaaaaaaaaaaaaaaa", ')],
  ['If-None-Match', 'quotes', fill('"')],
  ['If-None-Match', 'stars', fill('*,')],
  ['If-Modified-Since', 'digits', fill('9')],
  ['If-Modified-Since', 'almost a date', `Sun, 06 Nov 1994 08:49:37 ${fill('GMT')}`],
  ['If-Range', 'quotes', fill('"')],
  ['Range', 'thousands of ranges', `bytes=${fill('0-0,')}1-1`],
  ['Range', 'digits', `bytes=${'9'.repeat(15_000)}-`],
  ['Range', 'minus signs', `bytes=${fill('-')}`],
  ['X-Forwarded-For', 'thousands of entries', `${fill('10.0.0.1, ')}${visitorPlace}`],
  ['X-Forwarded-For', 'commas', `${fill(',')}${visitorPlace}`],
  ['X-Forwarded-For', 'brackets', `${fill('[')}${visitorPlace}`],
  ['X-Forwarded-For', 'colons at the end', fill(':')],
  ['X-Forwarded-For', 'digits and dots', fill('1.')],
  ['X-Forwarded-For', 'an address with a port of digits', `1.1.1.1:${'9'.repeat(15_000)}`],
  ['X-Forwarded-For', 'spaces', `${fill(' ')}10.0.0.1${' '.repeat(100)}`],
  ['X-Forwarded-Proto', 'commas', fill('https,')],
  ['X-Forwarded-Host', 'a long host', fill('a.')],
  ['Forwarded', 'thousands of entries', fill('for=1.1.1.1;proto=https, ')],
  ['Accept-Language', 'thousands of languages', fill('en-US;q=0.9, ')],
  ['Accept', 'thousands of types', fill('text/html;q=0.9, ')],
  ['Origin', 'a long host', `http://${fill('a.')}`],
  ['Origin', 'null over and over', fill('null ')],
  ['Referer', 'a long path', `http://localhost/${fill('a/')}`],
  ['Sec-Fetch-Site', 'a long word', fill('none')],
  ['Sec-Fetch-Dest', 'a long word', fill('document')],
  ['Host', 'a long host', fill('a.')],
  ['Host', 'colons', fill(':')],
  ['Host', 'a path', `localhost/${fill('a/')}`],
  ['Host', 'an at sign', `x@${fill('y@')}`],
  ['Host', 'brackets', `[${fill('::')}]`],
  ['User-Agent', 'brackets', fill('(')],
  ['Authorization', 'base64', `Basic ${fill('QUFB')}`],
  ['Upgrade', 'a long list', fill('h2c, ')],
  ['Connection', 'a long list', `${fill('x, ')}close`],
  ['TE', 'a long list', fill('trailers, ')],
  ['X-Remix-Response', 'a word of the router', 'yes'],
  ['X-React-Router-Request', 'a long word', fill('a')],
  ['Content-Type', 'parameters on a GET', `text/html${fill(';a=b')}`],
  ['X-Bytes', 'bytes above ASCII', rawBytes('\u0300'.repeat(7_000))],
];

const targets = ['/', '/media?q=a', '/admin', '/api/media', '/art/none.mp4'];

/** A cached page, a page that is rendered each time, the back office, the API, a file. */
const everywhere = values.map(([header, name, value], at) =>
  get(`header ${header}: ${name}`, targets[at % targets.length] as string, { [header]: value }),
);

const onHome = values
  .filter(([header]) => /^(Cookie|Accept-Encoding|If-None-Match|Range)$/.test(header))
  .map(([header, name, value]) =>
    get(`header ${header} on the home page: ${name}`, '/', {
      [header]: value,
      'Sec-Fetch-Site': 'none',
    }),
  );

const onFilm = values
  .filter(([header]) => /^(Range|If-Range|If-None-Match)$/.test(header))
  .map(([header, name, value]) =>
    get(`header ${header} on a file: ${name}`, '/favicon.ico', { [header]: value }),
  );

const onPosts = values
  .filter(([header]) => /^(Origin|Host|Sec-Fetch-Site|X-Forwarded-For|Cookie)$/.test(header))
  .map(([header, name, value]) => ({
    name: `header ${header} on a sign-in: ${name}`,
    bytes: () =>
      rawRequest({
        method: 'POST',
        target: '/api/admin/session',
        headers: { 'Content-Type': 'application/json', [header]: value },
        body: '{"email":"nobody@noshine.example","password":"wrong"}',
      }),
  }));

const cut = (name: string, text: string): HostileCase => ({
  name: `HTTP: ${name}`,
  bytes: () => Buffer.from(text, 'latin1'),
  mayBeCut: true,
  manner: { hangsUp: true },
});

const post = (lines: string, rest = '') =>
  `POST /api/inquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n${lines}\r\n${rest}`;

const chunked = 'Transfer-Encoding: chunked\r\n';

export const headers: HostileCase[] = [
  ...everywhere,
  ...onHome,
  ...onFilm,
  ...onPosts,
  cut('thousands of header lines', `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3_000)}\r\n`),
  cut('more header than Node takes', `GET / HTTP/1.1\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`),
  cut(
    'an address longer than Node takes',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ),
  cut('Expect', post('Expect: 100-continue\r\nContent-Length: 2\r\n', '{}')),
  cut('an odd Expect', post('Expect: the-unexpected\r\nContent-Length: 2\r\n', '{}')),
  cut('thousands of tiny chunks', post(chunked, `${'1\r\n \r\n'.repeat(250_000)}0\r\n\r\n`)),
  cut('chunks of a few letters', post(chunked, `${'3\r\n"""\r\n'.repeat(30_000)}0\r\n\r\n`)),
  cut('chunks with long extensions', post(chunked, `1;${'a=b;'.repeat(3_000)}\r\n{\r\n0\r\n\r\n`)),
  cut('a chunk of a size without end', post(chunked, `${'f'.repeat(10_000)}\r\n`)),
  cut('thousands of trailers', post(chunked, `0\r\n${'X: y\r\n'.repeat(2_000)}\r\n`)),
  cut('chunked twice', post(`${chunked}${chunked}`, '0\r\n\r\n')),
  cut('chunked and a length', post(`${chunked}Content-Length: 5\r\n`, '0\r\n\r\n')),
  cut('an unknown transfer encoding', post('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n')),
  cut('two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')),
  cut('a negative length', post('Content-Length: -1\r\n', '{}')),
  cut('a length without end', post(`Content-Length: ${'9'.repeat(1_000)}\r\n`, '{}')),
  cut('a promise of more than is sent', post('Content-Length: 200000\r\n', '{"data":')),
  ...['/api/files', '/api/admin/session', '/', '/contact/stepOne'].map((target) => ({
    ...cut('', ''),
    name: `HTTP: thousands of tiny chunks to ${target}`,
    bytes: () => {
      const type = target === '/api/files' ? 'multipart/form-data; boundary=x' : 'application/json';
      const lines = `Host: x\r\nContent-Type: ${type}\r\nConnection: close\r\n${chunked}`;
      const chunks = '1\r\n \r\n'.repeat(200_000);
      return Buffer.from(`POST ${target} HTTP/1.1\r\n${lines}\r\n${chunks}0\r\n\r\n`);
    },
  })),
  cut(
    'thousands of tiny chunks on a GET',
    `GET / HTTP/1.1\r\nHost: x\r\n${chunked}\r\n${'1\r\nx\r\n'.repeat(200_000)}0\r\n\r\n`,
  ),
  cut('twenty requests at once', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)),
  cut('HTTP 0.9', 'GET /\r\n'),
  cut('HTTP 2 without a handshake', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  cut('a line without end', 'GET '.repeat(20_000)),
  cut('zeros', '\0'.repeat(50_000)),
  cut('a TLS handshake', `\x16\x03\x01${'\x02\x00\x01\xfc'.repeat(200)}`),
];
