import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { deviceOf } from './device.ts';

/** As better-auth writes it, with and without https (`server/accounts/auth.ts`). */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * Whether anything may be counted about this visitor: not of programs, not of signed-in staff, and
 * not of people whose browser asks not to be tracked.
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const { cookie } = headers;
  if (cookie?.includes('session=') && sessionCookie.test(cookie)) return false;
  return deviceOf(headers['user-agent'] ?? '') !== 'bot';
}

/**
 * Whether an answer is seen by somebody: neither fetched ahead, which the page itself tells once it
 * is looked at, nor fetched by a script.
 */
export function isSeen({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const dest = headers['sec-fetch-dest'];
  if (dest !== undefined && dest !== 'document') return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose === undefined;
}
