import { createHash } from 'node:crypto';

/** On every answer, whatever it is. */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(siteUrl) && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/** For answers that are no documents, should a browser show one all the same. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * `posted` answers a form without scripts, with what one visitor has typed; every `page` is the same
 * for all. `preview` is a public page in a frame of the back office; `editable` is one whose texts
 * can be picked there, by a script of the back office and none else.
 */
export type DocumentKind = 'page' | 'posted' | 'admin' | 'preview' | 'editable';

const isFramed = (kind: DocumentKind) => kind === 'preview' || kind === 'editable';

/**
 * Where something is shown that is not for everybody. A browser gives such a document a process of
 * its own, which takes 60 ms before the first paint: pages do without (docs/decisions/0044).
 */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** What a document has besides what the site serves. */
interface DocumentParts {
  /** What the program itself wrote into it, each by its exact text. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Where the players come from that a reader may start in it. */
  players?: readonly string[];
}

/** On documents. */
export function documentHeaders(
  kind: DocumentKind,
  siteUrl: string | undefined,
  { scripts = [], styles = [], players = [] }: DocumentParts = {},
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': kind === 'page' ? 'no-cache' : 'no-store',
    ...securityHeaders(siteUrl),
    ...(isFramed(kind) && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(kind !== 'page' && isolation),
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Content-Security-Policy': contentSecurityPolicy(kind, siteUrl, { scripts, styles, players }),
  };
}

/** No script may make markup or code of a text, except by these policies of our own. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types default site-html site-worker deferred-scripts',
];

/**
 * Nothing but what the site itself serves; inline scripts and styles only by the hash of their
 * exact bytes.
 * A page that is edited neither sends nor asks for anything.
 * The back office is allowed more: its UI library writes style attributes, its pictures come from
 * blobs while they are edited, it shows previews in a frame, and its editor makes markup of texts
 * in many places.
 */
function contentSecurityPolicy(
  kind: DocumentKind,
  siteUrl: string | undefined,
  { scripts, styles, players }: Required<DocumentParts>,
): string {
  const isAdmin = kind === 'admin';
  const isEditable = kind === 'editable';
  const scriptSources = [...(isEditable ? [] : ["'self'"]), ...hashesOf(scripts)];
  return [
    "default-src 'none'",
    ...(isAdmin ? ["frame-src 'self'"] : []),
    ...(players.length > 0 ? [`frame-src ${players.join(' ')}`] : []),
    ['script-src', ...(scriptSources.length > 0 ? scriptSources : ["'none'"])].join(' '),
    isAdmin
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...hashesOf(styles)].join(' '),
    `img-src 'self' data:${isAdmin ? ' blob:' : ''}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${isEditable ? "'none'" : "'self'"}`,
    "manifest-src 'self'",
    `form-action ${isEditable ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    `frame-ancestors ${isFramed(kind) ? "'self'" : "'none'"}`,
    ...(isAdmin ? [] : trustedTypes),
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashesOf(texts: readonly string[]): Set<string> {
  return new Set(texts.map((text) => `'sha256-${sha256(text)}'`));
}

function isHttps(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
