import { type HostileCase, rawBytes, rawRequest } from './case.ts';
import { hostileTexts } from './texts.ts';

const boundary = 'hostile';

export function uploadRequest(body: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  const headers = { 'Content-Type': type };
  return rawRequest({ method: 'POST', target: '/api/files', headers, body });
}

/** A well-made form with one file. */
export function fileForm(name: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const part = (disposition: string, content = 'x', more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const file = part('name="file"; filename="a.txt"', 'hello');

const form = (name: string, body: () => string, type?: string): HostileCase => ({
  name: `form: ${name}`,
  bytes: () => uploadRequest(Buffer.from(body(), 'latin1'), type),
  mayBeCut: true,
});

const fileNames = hostileTexts.flatMap(({ name, make }) =>
  [300, 5_000].map((length) => {
    const text = make(length).replace(/["\r\n\0]/g, '_');
    return form(`a file name of ${name}, ${length}`, () =>
      part(`name="file"; filename="${rawBytes(text)}.txt"`, 'hello').concat(end),
    );
  }),
);

const nested = (depth: number): string => {
  let body = 'x';
  for (let level = 0; level < depth; level += 1) {
    body = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--`;
  }
  return body;
};

export const multipart: HostileCase[] = [
  ...fileNames,
  form('thousands of tiny parts', () => part('name="a"').repeat(10_000) + file + end),
  form('thousands of files', () => file.repeat(10_000) + end),
  form('thousands of headers in a part', () =>
    part('name="file"; filename="a.txt"', 'x', 'X: y\r\n'.repeat(100_000)).concat(end),
  ),
  form('one header without end', () =>
    part('name="file"; filename="a.txt"', 'x', `X: ${'y'.repeat(2_000_000)}\r\n`).concat(end),
  ),
  form('a folded header without end', () =>
    part('name="file"; filename="a.txt"', 'x', `X: y\r\n${' z\r\n'.repeat(100_000)}`).concat(end),
  ),
  form('parameters without end', () => part(`name="file"${'; a=b'.repeat(3_000)}`).concat(end)),
  form('semicolons without end', () => part(`name="file"${';'.repeat(15_000)}`).concat(end)),
  form('a quote that never closes', () => part(`name="${'\\"'.repeat(7_000)}`).concat(end)),
  form('an encoded name', () =>
    part(`name="file"; filename*=utf-8''${'%cc%80'.repeat(2_500)}.txt`).concat(end),
  ),
  form('an encoded name of an unknown charset', () =>
    part(`name="file"; filename*=x-none''${'%ff'.repeat(5_000)}.txt`).concat(end),
  ),
  form('a field name without end', () => part(`name="${'a'.repeat(15_000)}"`).concat(end)),
  form('a field of 5 MB', () => part('name="a"', 'x'.repeat(5_000_000)) + file + end),
  form('boundary look-alikes', () =>
    part('name="file"; filename="a.txt"', `\r\n--${boundary.slice(0, -1)}`.repeat(100_000)).concat(
      end,
    ),
  ),
  form('line ends only', () =>
    part('name="file"; filename="a.txt"', '\r\n'.repeat(500_000)).concat(end),
  ),
  form('minus signs only', () =>
    part('name="file"; filename="a.txt"', '\r\n-'.repeat(500_000)).concat(end),
  ),
  form('boundaries without parts', () => `--${boundary}\r\n`.repeat(50_000) + end),
  form('ends without parts', () => end.repeat(50_000)),
  form('no end', () => file),
  form('no header end', () => `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n`),
  form('parts in parts', () => `--${boundary}\r\n${nested(200)}\r\n${end}`),
  form('nothing', () => ''),
  form('a preamble without end', () => 'x'.repeat(3_000_000) + file + end),
  form('an epilogue without end', () => file + end + 'x'.repeat(3_000_000)),
  form(
    'a giant boundary',
    () => `--${'b'.repeat(8_000)}\r\n`,
    `multipart/form-data; boundary=${'b'.repeat(8_000)}`,
  ),
  form(
    'a boundary that almost repeats itself',
    () => `\r\n--${'a'.repeat(69)}`.repeat(20_000),
    `multipart/form-data; boundary=${'a'.repeat(70)}b`,
  ),
  form('an empty boundary', () => file + end, 'multipart/form-data; boundary='),
  form('no boundary', () => file + end, 'multipart/form-data'),
  form('many boundaries', () => file + end, `multipart/form-data${'; boundary=x'.repeat(1_000)}`),
  form(
    'a quoted boundary',
    () => file + end,
    `multipart/form-data; boundary="${'\\"'.repeat(3_000)}`,
  ),
  form(
    'words and ampersands instead',
    () => 'a=b&'.repeat(500_000),
    'application/x-www-form-urlencoded',
  ),
];
