import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Who is calling, as far as the proxies in front can be trusted: each of them appends the address
 * it was called from, so with two of them the visitor is the second from the right. Places are
 * counted before anything is read: an entry that is no address (a proxy may write `unknown`) must
 * not move a visitor's own entry into a trusted place; the proxy after it then counts instead.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  remote: string | undefined,
  trustProxy: number,
): string {
  const trusted = [...lastEntries(forwardedFor ?? '', trustProxy), remote ?? ''];
  return trusted.map(plainAddress).find(Boolean) ?? 'unknown';
}

/** From the right, and no more than are looked at: a header may have thousands. */
function lastEntries(list: string, count: number): string[] {
  const entries: string[] = [];
  for (let end = list.length; end > 0 && entries.length < count; ) {
    const comma = list.lastIndexOf(',', end - 1);
    entries.unshift(list.slice(comma + 1, end));
    end = comma;
  }
  return entries;
}

/** One household of IPv6 has 2^64 addresses: it counts as one visitor. */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

export function clientNetworkOf(c: Context, trustProxy: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const remote = incoming?.socket.remoteAddress;
  return clientNetwork(clientAddress(c.req.header('x-forwarded-for'), remote, trustProxy));
}

/** The same of a request that has not reached the framework. */
export function clientNetworkOfRequest(req: IncomingMessage, trustProxy: number): string {
  const forwardedFor = req.headers['x-forwarded-for'] as string | undefined;
  return clientNetwork(clientAddress(forwardedFor, req.socket.remoteAddress, trustProxy));
}

/** An IPv6 address with brackets, zone and port has fewer. */
const maxAddressLength = 100;

function plainAddress(text: string): string {
  const plain = text
    .slice(0, maxAddressLength)
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // `isIP` first: the library also takes `1` and octal numbers for addresses.
  return isIP(plain) ? ipaddr.process(plain).toString() : '';
}
