import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const sealing = {
  secret: 'a secret that is long enough',
  purpose: 'a test',
  about: 'mail.example',
};

it('gives back what was sealed, and looks different each time', () => {
  const sealed = seal(sealing, '비밀번호 1');
  expect(unseal(sealing, sealed)).toBe('비밀번호 1');
  expect(sealed).not.toBe(seal(sealing, '비밀번호 1'));
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('비밀');
});

it.each([
  ['another secret', { secret: 'another secret, long enough too' }],
  ['another purpose', { purpose: 'another' }],
  ['another place', { about: 'other.example' }],
])('does not open with %s', (_, other) => {
  expect(unseal({ ...sealing, ...other }, seal(sealing, 'word'))).toBeUndefined();
});

it.each(['', 'short', 'x'.repeat(100)])('does not open what was never sealed: %s', (text) => {
  expect(unseal(sealing, text)).toBeUndefined();
});

it('does not open when a single letter was changed', () => {
  const sealed = seal(sealing, 'word');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(unseal(sealing, `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`)).toBeUndefined();
});

it('does not open with less than the whole proof that nobody changed it', () => {
  const bytes = Buffer.from(seal(sealing, ''), 'base64url');
  expect(unseal(sealing, bytes.toString('base64url'))).toBe('');
  for (let length = 0; length < bytes.length; length += 1) {
    expect(unseal(sealing, bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
  }
});
