import { lookup as lookUpName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for this machine, its network and the places where clouds keep their keys. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // The library calls everything unicast that has no other name, even what nobody was ever given.
  return address.kind() === 'ipv4' || address.match(globalUnicast);
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
