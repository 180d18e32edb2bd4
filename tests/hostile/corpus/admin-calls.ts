import { type HostileCase, postJson } from './case.ts';
import { hostileTexts, marksOfTwoClasses } from './texts.ts';

/**
 * What the back office answers to anybody, with the words each call takes and how long each may
 * be. `every-call.test.ts` holds the same list: a call that is open there belongs here.
 */
const openCalls: Record<string, Record<string, number>> = {
  '/api/admin/session': { email: 254, password: 200 },
  '/api/admin/session/second-step': { code: 20, kind: 20 },
  '/api/admin/session/reset-request': { email: 254 },
  '/api/admin/links/look': { token: 100 },
  '/api/admin/links/use': { token: 100, password: 200, email: 254, name: 100 },
};

/** Right in every other field, so that the odd one is looked at. */
const usual: Record<string, string> = {
  email: 'nobody@noshine.example',
  password: 'a password of nobody',
  code: '123456',
  kind: 'app',
  token: 'a'.repeat(43),
  name: 'Nobody',
};

function call(target: string, field: string, how: string, value: () => string): HostileCase {
  const fields = Object.keys(openCalls[target] ?? {});
  const rest = Object.fromEntries(fields.map((name) => [name, usual[name]]));
  return postJson(`${target}: ${field}, ${how}`, target, () =>
    JSON.stringify({ ...rest, [field]: value() }),
  );
}

/** As long as the longest body that any call of the back office takes. */
const twoMegabytes = 660_000;

const everyField = Object.entries(openCalls).flatMap(([target, fields]) =>
  Object.entries(fields).flatMap(([field, limit]) => [
    call(target, field, 'marks within its limit', () => marksOfTwoClasses.make(limit)),
    call(target, field, 'marks over its limit', () => marksOfTwoClasses.make(limit * 4)),
    call(target, field, 'marks in 60 KB', () => marksOfTwoClasses.make(20_000)),
    call(target, field, 'U+FDFA in 60 KB', () => '\ufdfa'.repeat(20_000)),
    call(target, field, 'spaces in 60 KB', () => `x${' '.repeat(60_000)}x`),
  ]),
);

const everyText = hostileTexts.flatMap(({ name, make }) => [
  call('/api/admin/session', 'email', `${name}, within its limit`, () => make(250)),
  call('/api/admin/session', 'password', `${name}, within its limit`, () => make(198)),
]);

const deep = (depth: number) => '['.repeat(depth);

export const adminCalls: HostileCase[] = [
  ...everyField,
  ...everyText,
  ...Object.keys(openCalls).flatMap((target) => [
    {
      ...postJson(`${target}: 1.9 MB of open brackets`, target, () => deep(1_900_000)),
      mayBeCut: true,
    },
    {
      ...postJson(
        `${target}: 1.9 MB of objects`,
        target,
        () => `[${'{"a":1},'.repeat(230_000)}{}]`,
      ),
      mayBeCut: true,
    },
    {
      ...postJson(`${target}: 1.9 MB of marks`, target, () =>
        JSON.stringify({ ...usual, email: marksOfTwoClasses.make(twoMegabytes) }),
      ),
      mayBeCut: true,
    },
  ]),
  call('/api/admin/session', 'email', 'dots for the address pattern', () => 'a.'.repeat(120)),
  call(
    '/api/admin/links/use',
    'email',
    'dots and at signs',
    () => `${'a.'.repeat(60)}@${'a-.'.repeat(40)}`,
  ),
  call(
    '/api/admin/links/use',
    'email',
    'plus signs',
    () => `a${'+a'.repeat(110)}@${'b.'.repeat(10)}c`,
  ),
];
