import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '2001:db8::1',
  '2001::1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '4000::1',
  'fe80::1%br-lan',
])('does not take %s for a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
