import { type HostileCase, postJson } from './case.ts';
import { hostileTexts, marksOfTwoClasses } from './texts.ts';

/**
 * What the back office answers to anybody, with the texts each route takes and how long each may
 * be; `hostile.test.ts` sees that none is missing.
 */
export const openCalls: Record<string, Record<string, number>> = {
  '/api/admin/session': { email: 254, password: 200 },
  '/api/admin/session/second-step': { code: 20, kind: 20 },
  '/api/admin/session/passkey/options': { step: 20 },
  '/api/admin/session/passkey': { step: 20, response: 100 },
  '/api/admin/session/reset-request': { email: 254 },
  '/api/admin/links/check': { token: 100 },
  '/api/admin/links/use': { token: 100, password: 200, email: 254, name: 100 },
};

/** What a browser says of a passkey that nobody has registered. */
function passkey(change: Record<string, string>) {
  const id = Buffer.alloc(32, 7).toString('base64url');
  const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"eA"}').toString(
    'base64url',
  );
  const authenticatorData = Buffer.alloc(37).toString('base64url');
  const response = { clientDataJSON, authenticatorData, signature: id, ...change };
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}

/** Right in every other field, so that the odd one is looked at. */
const usual: Record<string, unknown> = {
  email: 'nobody@noshine.example',
  password: 'a password of nobody',
  code: '123456',
  kind: 'app',
  step: 'first',
  response: passkey({}),
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

/** As long as the longest body that any route of the back office takes. */
const twoMegabytes = 660_000;

const everyField = Object.entries(openCalls).flatMap(([target, fields]) =>
  Object.entries(fields).flatMap(([field, limit]) => [
    call(target, field, 'marks within its limit', () => marksOfTwoClasses.make(limit)),
    call(target, field, 'marks over its limit', () => marksOfTwoClasses.make(limit * 4)),
    call(target, field, 'marks in 15 KB', () => marksOfTwoClasses.make(7_500)),
    call(target, field, 'U+FDFA in 15 KB', () => '\ufdfa'.repeat(5_000)),
    call(target, field, 'spaces in 15 KB', () => `x${' '.repeat(15_000)}x`),
    call(target, field, 'marks in 60 KB', () => marksOfTwoClasses.make(30_000)),
  ]),
);

const everyText = hostileTexts.flatMap(({ name, make }) => [
  call('/api/admin/session', 'email', `${name}, within its limit`, () => make(250)),
  call('/api/admin/session', 'password', `${name}, within its limit`, () => make(198)),
]);

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

const passkeys = (
  [
    ['data nested deep', { authenticatorData: base64(Buffer.alloc(8_000, 0x81)) }],
    ['data of many maps', { authenticatorData: base64(Buffer.alloc(8_000, 0xbf)) }],
    ['data of a length that is a lie', { authenticatorData: base64(Buffer.alloc(8_000, 0xff)) }],
    ['a client nested deep', { clientDataJSON: base64('['.repeat(8_000)) }],
    ['a client of marks', { clientDataJSON: base64(`{"a":"${marksOfTwoClasses.make(2_000)}"}`) }],
    ['a signature of nothing but length', { signature: base64(Buffer.alloc(8_000, 0x30)) }],
    ['what is no base64', { signature: '=+/-_'.repeat(1_600) }],
  ] as [string, Record<string, string>][]
).map(([name, change]) =>
  postJson(`/api/admin/session/passkey: ${name}`, '/api/admin/session/passkey', () =>
    JSON.stringify({ step: 'first', response: passkey(change) }),
  ),
);

const deep = (depth: number) => '['.repeat(depth);

export const adminRoutes: HostileCase[] = [
  ...everyField,
  ...everyText,
  ...passkeys,
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
