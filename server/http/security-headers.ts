import { createHash } from 'node:crypto';

/** On every answer, whatever it is. */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(siteUrl) && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/** For answers that are no documents, should a browser show one all the same. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** `preview` is a public page in a frame of the back office. */
export type DocumentKind = 'page' | 'admin' | 'preview';

/** On documents; `scripts` are the inline ones that the program itself wrote. */
export function documentHeaders(
  kind: DocumentKind,
  siteUrl: string | undefined,
  scripts: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': kind === 'page' ? 'no-cache' : 'no-store',
    ...securityHeaders(siteUrl),
    ...(kind === 'preview' && { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Content-Security-Policy': contentSecurityPolicy(kind, siteUrl, scripts),
  };
}

/** No script may make markup or code of a text, except by these policies of our own. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types default site-html deferred-scripts',
];

/**
 * Nothing but what the site itself serves; inline scripts only by the hash of their exact bytes.
 * The back office is allowed more: its UI library writes style attributes, its pictures come from
 * blobs while they are edited, it shows previews in a frame, and its editor makes markup of texts
 * in many places.
 */
function contentSecurityPolicy(
  kind: DocumentKind,
  siteUrl: string | undefined,
  scripts: readonly string[],
): string {
  const isAdmin = kind === 'admin';
  const hashes = new Set(scripts.map((script) => `'sha256-${sha256(script)}'`));
  return [
    "default-src 'none'",
    ...(isAdmin ? ["frame-src 'self'"] : []),
    ["script-src 'self'", ...hashes].join(' '),
    `style-src 'self'${isAdmin ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${isAdmin ? ' blob:' : ''}`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${kind === 'preview' ? "'self'" : "'none'"}`,
    ...(isAdmin ? [] : trustedTypes),
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
