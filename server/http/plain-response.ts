import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';

/** A short sentence, where there is no page to show and no framework to ask. */
export function sendText(
  res: ServerResponse,
  siteUrl: string | undefined,
  { status, text, retryAfter }: { status: number; text: string; retryAfter?: number },
): void {
  res.writeHead(status, {
    ...securityHeaders(siteUrl),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfter && { 'Retry-After': retryAfter }),
  });
  res.end(`${text}\n`);
}

export function sendRedirect(
  res: ServerResponse,
  siteUrl: string | undefined,
  { status, to }: { status: 302 | 308; to: string },
): void {
  res.writeHead(status, {
    ...securityHeaders(siteUrl),
    Location: to,
    'Cache-Control': status === 302 ? 'no-store' : 'public, max-age=3600',
    'Content-Length': 0,
    ...(status === 302 && { Vary: 'Cookie, Sec-Fetch-Site' }),
  });
  res.end();
}
