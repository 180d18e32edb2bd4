import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { problem } from './problem.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a request comes from; a client that does not has no cookies to misuse. */
export function isSameSite(
  header: (name: string) => string | undefined,
  siteUrl: string | undefined,
): boolean {
  const fetchSite = header('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = header('origin');
  if (!origin) return true;
  if (siteUrl) return origin === siteUrl;
  const host = header('host');
  return Boolean(host) && (origin === `http://${host}` || origin === `https://${host}`);
}

/** In front of every route that changes something. */
export function requireSameSite(config: Pick<Config, 'siteUrl'>) {
  return createMiddleware(async (c, next) => {
    if (harmless.has(c.req.method) || isSameSite((name) => c.req.header(name), config.siteUrl)) {
      return next();
    }
    return problem('cross-site', 'This call comes from another site.');
  });
}
