import { type HostileCase, postJson, rawRequest } from './case.ts';

/** Bodies that are odd as JSON, whatever is asked. Each fits into 256 KiB unless it says so. */
const shapes: [name: string, body: () => string][] = [
  ['deep arrays', () => '['.repeat(250_000)],
  ['deep arrays, closed', () => '['.repeat(120_000) + ']'.repeat(120_000)],
  ['deep objects', () => '{"a":'.repeat(50_000)],
  ['deep objects, closed', () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['data nested deep', () => `{"data":${'[{"name":'.repeat(20_000)}1${'}]'.repeat(20_000)}}`],
  ['data of wide keys', () => `{"data":{${keys(20_000, (at) => `k${at}`)}}}`],
  ['a hundred thousand keys', () => `{${keys(100_000, (at) => at.toString(36))}}`],
  ['one key over and over', () => `{"data":{${keys(25_000, () => 'name')}}}`],
  ['keys that look like numbers', () => `{"data":{${keys(20_000, (at) => String(at * 65_537))}}}`],
  ['__proto__ nested', () => `{"data":${'{"__proto__":'.repeat(15_000)}1${'}'.repeat(15_001)}`],
  ['constructor and prototype', () => '{"data":{"constructor":{"prototype":{"name":"x"}}}}'],
  ['a number of a quarter million digits', () => `{"data":{"elapsed":${'9'.repeat(250_000)}}}`],
  ['an exponent without end', () => `{"data":{"elapsed":1e${'9'.repeat(250_000)}}}`],
  ['a fraction without end', () => `{"data":{"elapsed":0.${'0'.repeat(250_000)}1}}`],
  ['a string without end', () => `{"data":{"name":"${'x'.repeat(260_000)}`],
  ['backslashes', () => `{"data":{"name":"${'\\\\'.repeat(125_000)}"}}`],
  ['unfinished escapes', () => `{"data":{"name":"${'\\u'.repeat(100_000)}"}}`],
  ['white space', () => ' '.repeat(260_000)],
  ['white space around', () => `${' '.repeat(130_000)}{"data":{}}${'\n'.repeat(130_000)}`],
  ['commas', () => `[${','.repeat(250_000)}]`],
  ['nulls', () => `{"data":[${'null,'.repeat(50_000)}null]}`],
  ['arrays where words belong', () => `{"data":{"name":[${'"x",'.repeat(60_000)}"x"]}}`],
  ['objects where words belong', () => `{"data":{"detail":{${keys(20_000, (at) => `d${at}`)}}}}`],
  [
    'brackets as deep as allowed, side by side',
    () => `[${`${'['.repeat(30)}${']'.repeat(30)},`.repeat(4_200)}1]`,
  ],
  ['nothing', () => ''],
  ['a lone quote', () => '"'],
];

function keys(count: number, name: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => `"${name(at)}":1`).join(',');
}

const odd = (name: string, headers: Record<string, string>, body: Buffer | string) => ({
  name: `inquiry: ${name}`,
  bytes: () => rawRequest({ method: 'POST', target: '/api/inquiry', headers, body }),
});

const least = '{"data":{"detail":"x","name":"x","phoneNumber":"1"}}';

export const jsonShapes: HostileCase[] = [
  ...shapes.map(([name, body]) => postJson(`inquiry: JSON, ${name}`, '/api/inquiry', body)),
  ...shapes.map(([name, body]) => postJson(`sign-in: JSON, ${name}`, '/api/admin/session', body)),
  odd('no content type', {}, least),
  odd('text/plain', { 'Content-Type': 'text/plain' }, least),
  odd('another charset', { 'Content-Type': 'application/json; charset=utf-16' }, least),
  odd(
    'UTF-16',
    { 'Content-Type': 'application/json; charset=utf-16le' },
    Buffer.from(least, 'utf16le'),
  ),
  odd(
    'bytes that are no UTF-8',
    { 'Content-Type': 'application/json' },
    Buffer.alloc(200_000, 0xff),
  ),
  odd(
    'said to be compressed',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    least,
  ),
  { ...odd('larger than allowed', {}, Buffer.alloc(300_000, 0x20)), mayBeCut: true },
];
