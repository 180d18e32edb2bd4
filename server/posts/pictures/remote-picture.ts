import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { pictureLimits } from '#domain/picture.ts';
import { isPublicAddress, lookUpOnly, PrivateAddress } from './public-address.ts';

export type Fetched =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: 'not-an-address' | 'private-address' | 'too-large' | 'unreachable' };

const maxRedirects = 3;

interface Options {
  /** Tests let the loopback address count as public. */
  isAllowed?: (address: string) => boolean;
  timeoutMilliseconds?: number;
}

/** Gets a picture from another site, without letting its address reach into our own network. */
export async function fetchPicture(
  address: string,
  { isAllowed = isPublicAddress, timeoutMilliseconds = 15_000 }: Options = {},
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  let url = URL.parse(address);
  try {
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
        return { ok: false, reason: 'not-an-address' };
      }
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // A literal address is never looked up, so it has to be judged here.
      if (isIP(host) && !isAllowed(host)) return { ok: false, reason: 'private-address' };
      const response = await request(url, isAllowed, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = URL.parse(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return { ok: false, reason: 'unreachable' };
      }
      return await readAll(response);
    }
    return { ok: false, reason: 'unreachable' };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof PrivateAddress ? 'private-address' : 'unreachable',
    };
  }
}

function request(
  url: URL,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const options = {
    signal,
    lookup: lookUpOnly(isAllowed),
    agent: false as const,
    headers: { Accept: 'image/*', 'User-Agent': 'NOSHINE-site' },
  };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}

async function readAll(response: IncomingMessage): Promise<Fetched> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > pictureLimits.bytes) {
      response.destroy();
      return { ok: false, reason: 'too-large' };
    }
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
