import { createHash } from 'node:crypto';

/** On every answer, whatever it is. */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl?.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/** On documents besides. */
export const documentHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** No script may make markup or code of a text, except by these policies of our own. */
const trustedTypes =
  "require-trusted-types-for 'script'; trusted-types default site-html held-scripts";

/** Nothing but what the site itself serves; inline scripts only by the hash of their exact bytes. */
export function contentSecurityPolicy(inlineScripts: readonly string[], isHttps: boolean): string {
  const hashes = new Set(inlineScripts.map(sha256));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    trustedTypes,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The back office's UI library writes style attributes, its pictures come from blobs while edited,
 * and its editor makes markup of texts in many places.
 */
export function adminSecurityPolicy(inlineScripts: readonly string[], isHttps: boolean): string {
  return contentSecurityPolicy(inlineScripts, isHttps)
    .replace(`; ${trustedTypes}`, '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("img-src 'self' data:", "img-src 'self' data: blob:")
    .replace("default-src 'none'", "default-src 'none'; frame-src 'self'");
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
