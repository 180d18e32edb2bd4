import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const limits = { bytes: 20 * 1024 * 1024, milliseconds: 15_000, redirects: 4 };

/** Addresses that lead into our own house or nowhere; a pasted address must not reach them. */
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
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

export function isOutside(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export type FetchPictureResult =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: 'refused' | 'unreachable' | 'too-large' };

/** Tests reach their own server through this. */
type MayVisit = (address: string) => boolean;

/**
 * Gets a picture that somebody pasted from another site. The name is looked up once and the very
 * address that was judged is the one connected to, at every redirect anew.
 */
export async function fetchPicture(
  address: string,
  mayVisit: MayVisit = isOutside,
): Promise<FetchPictureResult> {
  let url = URL.parse(address);
  const signal = AbortSignal.timeout(limits.milliseconds);
  for (let hop = 0; hop <= limits.redirects; hop++) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
      return { ok: false, reason: 'refused' };
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayVisit(host)) return { ok: false, reason: 'refused' };
    try {
      const response = await get(url, mayVisit, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = URL.parse(headers.location, url.href);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return { ok: false, reason: 'unreachable' };
      }
      return await readAll(response);
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'EREFUSED';
      return { ok: false, reason: isRefused ? 'refused' : 'unreachable' };
    }
  }
  return { ok: false, reason: 'unreachable' };
}

function get(url: URL, mayVisit: MayVisit, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const judged: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const refused = found.length === 0 || !found.every((one) => mayVisit(one.address));
      if (refused) return done(Object.assign(new Error('refused'), { code: 'EREFUSED' }), '');
      const [first] = found;
      if (options.all) return done(null, found);
      return done(null, first?.address ?? '', first?.family);
    });
  };
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'user-agent': 'NOSHINE-site' };
    request(url, { lookup: judged, signal, headers, agent: false }, resolve)
      .once('error', reject)
      .end();
  });
}

async function readAll(response: IncomingMessage): Promise<FetchPictureResult> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > limits.bytes) return { ok: false, reason: 'too-large' };
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
