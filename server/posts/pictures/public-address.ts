import { lookup as lookUpName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only the global range counts as public, and of it not the ways back into IPv4. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** False for this machine, its network and the places where clouds keep their keys. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

export class PrivateAddress extends Error {}

/**
 * A name lookup for a request that may go to public addresses only. It hands over the very
 * address that was checked, so a name cannot point elsewhere a moment later.
 */
export function lookUpOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookUpName(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) {
        return done(new PrivateAddress(hostname), '', 0);
      }
      if (options.all) return done(null, found);
      const [first] = found;
      return done(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
