import { expect, it } from 'vitest';
import { emailKey, phoneKey } from './contact-keys.ts';

it.each([
  ['010-1234-5678', '1012345678'],
  ['+82 10-1234-5678', '1012345678'],
  ['82 10 1234 5678', '1012345678'],
  ['+82 (0)10-1234-5678', '1012345678'],
  ['(+82) 10 1234 5678', '1012345678'],
  ['0082 10 1234 5678', '1012345678'],
  ['82-010-1234-5678', '1012345678'],
  ['０１０－１２３４－５６７８', '1012345678'],
  ['02-123-4567', '21234567'],
  ['+82 2 123 4567', '21234567'],
  ['+62 812-3456-7890', '81234567890'],
  ['62 812 3456 7890', '81234567890'],
  ['0812 3456 7890', '81234567890'],
  ['+1 (415) 555-2671', '4155552671'],
  ['+593 99 123 4567', '991234567'],
  ['062-812-3456', '628123456'],
  ['8212-3456', '82123456'],
])('reads %s by its digits', (written, key) => {
  expect(phoneKey(written)).toBe(key);
});

it.each(['', '010', '000-0000-0000', '123-456', '+82 123456', '전화 주세요'])(
  'takes %s for nobody’s number',
  (written) => {
    expect(phoneKey(written)).toBe('');
  },
);

it('reads an address without regard to capitals and spaces, and nothing else as one', () => {
  expect(emailKey('  Kim.Haneul@Example.COM ')).toBe('kim.haneul@example.com');
  for (const written of ['', '-', '없음', 'none', '@']) expect(emailKey(written)).toBe('');
});
