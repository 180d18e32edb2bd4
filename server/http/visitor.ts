import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Who is calling, as far as the proxies in front can be trusted: each of them appends the address
 * it was called from, so with two of them the visitor is the second from the right.
 */
export function visitorAddress(
  forwardedFor: string | undefined,
  remote: string | undefined,
  trustProxy: number,
): string {
  const given = trustProxy > 0 ? (forwardedFor ?? '').split(',') : [];
  const chain = [...given, remote ?? ''].map(plainAddress).filter(Boolean);
  return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? 'unknown';
}

/** One household of IPv6 has 2^64 addresses: it counts as one visitor. */
export function visitorNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export function visitorOf(c: Context, trustProxy: number): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const remote = incoming?.socket.remoteAddress;
  return visitorNetwork(visitorAddress(c.req.header('x-forwarded-for'), remote, trustProxy));
}

function plainAddress(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  const withoutPort = trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(withoutPort) ? withoutPort : '';
}
