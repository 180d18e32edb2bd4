import { expect, it } from 'vitest';
import { makeRecoveryCodes, tidyRecoveryCode } from './recovery-codes.ts';

it('makes ten that can be read from paper', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([2-9a-hj-km-np-z]{4}-){2}[2-9a-hj-km-np-z]{4}$/);
});

it('takes one as it is typed: capitals, spaces, without its lines', () => {
  for (const typed of ['abcd-2345-wxyz', ' ABCD 2345 WXYZ ', 'AbCd2345wxyz', 'abcd–2345–wxyz'])
    expect(tidyRecoveryCode(typed)).toBe('abcd-2345-wxyz');
});

it('leaves those of the last release as they are', () => {
  expect(tidyRecoveryCode(' aB3dE-Fg7Hi ')).toBe('aB3dE-Fg7Hi');
});
