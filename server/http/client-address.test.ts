import { expect, it } from 'vitest';
import { clientAddress, clientNetwork } from './client-address.ts';

it.each([
  ['ignores the header without a proxy', '198.51.100.1', '203.0.113.7', 0, '203.0.113.7'],
  ['takes the last entry behind one proxy', 'forged, 198.51.100.1', '10.0.0.1', 1, '198.51.100.1'],
  ['ignores what a visitor put in front', '1.2.3.4, 198.51.100.1', '10.0.0.1', 1, '198.51.100.1'],
  ['looks past two proxies', '198.51.100.1, 10.0.0.2', '10.0.0.1', 2, '198.51.100.1'],
  ['counts places before it reads them', '1.2.3.4, unknown', '10.0.0.1', 1, '10.0.0.1'],
  ['never reaches what a visitor wrote', '1.2.3.4, unknown, 10.0.0.2', '10.0.0.1', 2, '10.0.0.2'],
  ['takes what there is when the chain is short', undefined, '10.0.0.1', 2, '10.0.0.1'],
  [
    'understands ports, brackets and mapped addresses',
    '[2001:db8::1]:443',
    '::1',
    1,
    '2001:db8::1',
  ],
  ['reads IPv4 inside IPv6 as IPv4', undefined, '::ffff:203.0.113.7', 0, '203.0.113.7'],
  ['reads it in hexadecimal too', '::ffff:cb00:7107', '10.0.0.1', 1, '203.0.113.7'],
  ['leaves out the name of an interface', undefined, 'fe80::1%br-lan', 0, 'fe80::1'],
  ['takes no bare number for an address', '16909060', '10.0.0.1', 1, '10.0.0.1'],
])('%s', (_, forwarded, remote, proxies, expected) => {
  expect(clientAddress(forwarded, remote, proxies)).toBe(expected);
});

it('counts a whole IPv6 network as one visitor', () => {
  expect(clientNetwork('2001:db8:0:1::abcd')).toBe('2001:db8:0:1::/64');
  expect(clientNetwork('2001:0db8:0:1:1:2:3:4')).toBe('2001:db8:0:1::/64');
  expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
});
