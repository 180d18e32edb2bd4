import { type HostileCase, rawRequest } from './case.ts';
import { marksOfTwoClasses } from './texts.ts';

/** The three steps as a browser without scripts posts them. */
const steps = ['/contact/stepOne', '/contact/stepTwo', '/contact/stepThree', '/en/contact/stepOne'];

const bodies: [name: string, body: () => string][] = [
  ['marks within the limit', () => `detail=${encodeURIComponent(marksOfTwoClasses.make(19_000))}`],
  [
    'marks in a quarter megabyte',
    () => `name=${encodeURIComponent(marksOfTwoClasses.make(40_000))}`,
  ],
  ['thousands of fields', () => 'name=x&'.repeat(30_000)],
  ['ampersands', () => '&'.repeat(250_000)],
  ['broken escapes', () => '%'.repeat(250_000)],
  ['plus signs', () => `name=${'+'.repeat(250_000)}`],
  ['brackets', () => `${'a[b]'.repeat(30_000)}=1`],
  ['more than allowed', () => `name=${'x'.repeat(2_000_000)}`],
];

export const forms: HostileCase[] = [
  ...steps.flatMap((target) =>
    bodies.map(([name, body]) => ({
      name: `form post ${target}: ${name}`,
      bytes: () =>
        rawRequest({
          method: 'POST',
          target,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: body(),
        }),
      mayBeCut: true,
    })),
  ),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LINK'].flatMap(
    (method) =>
      ['/', '/api/inquiry', '/admin/a/b', '/media?q=a', '/api/admin/session'].map((target) => ({
        name: `method ${method} ${target}`,
        bytes: () => rawRequest({ method, target, body: 'x'.repeat(1_000) }),
      })),
  ),
];
