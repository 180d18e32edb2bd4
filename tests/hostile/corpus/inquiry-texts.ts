import { type HostileCase, postJson } from './case.ts';
import { hostileTexts, marksOfTwoClasses } from './texts.ts';

const lines = [
  'interestedField',
  'file',
  'companyName',
  'name',
  'phoneNumber',
  'email',
  'homePageAddress',
  'introduction',
  'referralCode',
  'consentVersion',
  'businessType',
  'idempotencyKey',
  'fileId',
  'introductionId',
] as const;

const lineLimit = 500;
const detailLimit = 20_000;
/** UTF-8 takes up to three bytes of the 256 KiB for each unit of these texts. */
const fullBody = 84_000;

function inquiry(name: string, fields: () => Record<string, unknown>): HostileCase {
  return postJson(`inquiry: ${name}`, '/api/inquiry', () =>
    JSON.stringify({ data: { detail: 'x', name: 'x', phoneNumber: '1', ...fields() } }),
  );
}

/** JSON may write any character as six: the body is six times as long for the same text. */
function escaped(text: string): string {
  return [...Array(text.length).keys()]
    .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}

const everyField = lines.flatMap((field) =>
  [
    ['within its limit', lineLimit - 10],
    ['over its limit', lineLimit + 1],
    ['as long as the body may be', fullBody],
  ].map(([how, length]) =>
    inquiry(`${field}, ${marksOfTwoClasses.name}, ${how}`, () => ({
      [field]: marksOfTwoClasses.make(Number(length)),
    })),
  ),
);

const everyText = hostileTexts.flatMap(({ name, make }) => [
  inquiry(`detail within its limit, ${name}`, () => ({ detail: make(detailLimit - 10) })),
  inquiry(`detail over its limit, ${name}`, () => ({ detail: make(4 * detailLimit) })),
  inquiry(`name as long as the body may be, ${name}`, () => ({ name: make(fullBody) })),
]);

export const inquiryTexts: HostileCase[] = [
  ...everyField,
  ...everyText,
  inquiry('every field full within its limit', () => ({
    ...Object.fromEntries(lines.slice(0, 9).map((field) => [field, '\u0300\u0316'.repeat(245)])),
    detail: marksOfTwoClasses.make(detailLimit - 10),
  })),
  inquiry('every field full of U+FDFA within its limit', () => ({
    ...Object.fromEntries(lines.slice(0, 9).map((field) => [field, '\ufdfa'.repeat(490)])),
    detail: '\ufdfa'.repeat(detailLimit - 10),
  })),
  postJson('inquiry: marks written as escapes', '/api/inquiry', () => {
    const marks = escaped(marksOfTwoClasses.make(40_000));
    return `{"data":{"detail":"${marks}","name":"x","phoneNumber":"1"}}`;
  }),
  postJson('inquiry: U+FDFA written as escapes', '/api/inquiry', () => {
    const letters = escaped('\ufdfa'.repeat(40_000));
    return `{"data":{"detail":"${letters}","name":"x","phoneNumber":"1"}}`;
  }),
  inquiry('an e-mail address of at signs', () => ({ email: '@'.repeat(490) })),
  inquiry('an e-mail address of dots', () => ({ email: `a@${'a.'.repeat(240)}` })),
  inquiry('a detail of at signs and dots', () => ({ detail: 'a@a.'.repeat(4_990) })),
  inquiry('a detail of links', () => ({ detail: 'http://a.b/ '.repeat(1_660) })),
  inquiry('a detail of one endless word', () => ({ detail: 'a'.repeat(detailLimit) })),
  inquiry('a detail of random Hangul', () => ({
    detail: String.fromCharCode(
      ...Array.from({ length: detailLimit }, (_, at) => 0xac00 + ((at * 7919) % 11_172)),
    ),
  })),
  inquiry('a detail of angle brackets', () => ({ detail: '<'.repeat(detailLimit) })),
  inquiry('a phone number of digits without end', () => ({ phoneNumber: '0'.repeat(490) })),
  inquiry('a phone number of brackets and spaces', () => ({ phoneNumber: '( '.repeat(240) })),
];
