import { type Result, scoreOf } from './observatory-rules.ts';

/** Only the part of an answer that is judged. */
export interface JudgedAnswer {
  headers: Headers;
  html: string | undefined;
}

export interface Judgement {
  score: number;
  results: Result[];
}

/** As the Observatory would judge an https address; redirections and the preload list aside. */
export function judge({ headers, html }: JudgedAnswer): Judgement {
  const policy = readPolicy(headers.get('content-security-policy'));
  const hsts = judgeHsts(headers.get('strict-transport-security'));
  const results: Result[] = [
    judgePolicy(policy),
    judgeCookies(headers.getSetCookie(), hsts === 'hsts-six-months'),
    judgeSharing(headers),
    judgeReferrer(headers.get('referrer-policy')),
    hsts,
    judgeScripts(html),
    judgeSniffing(headers.get('x-content-type-options')),
    judgeFrames(headers.get('x-frame-options'), policy),
    judgeResourcePolicy(headers.get('cross-origin-resource-policy')),
    judgeOpener(headers.get('cross-origin-opener-policy')),
    judgeEmbedder(headers.get('cross-origin-embedder-policy')),
  ];
  return { score: scoreOf(results), results };
}

type Policy = Map<string, Set<string>> | 'invalid' | undefined;

function readPolicy(header: string | null): Policy {
  if (!header) return undefined;
  const policy = new Map<string, Set<string>>();
  for (const directive of header.toLowerCase().split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (!name) continue;
    // A directive twice is taken as a mistake.
    if (policy.has(name)) return 'invalid';
    policy.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return policy;
}

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const inline = /^('unsafe-inline'|data:)$/;
const insecure = /^(http|ftp):/;
const nonceOrHash = /^'(sha(256|384|512)|nonce)-/;

function judgePolicy(policy: Policy): Result {
  if (!policy) return 'csp-missing';
  if (policy === 'invalid') return 'csp-invalid';
  const sourcesOf = (name: string) => [
    ...(policy.get(name) ?? policy.get('default-src') ?? new Set(['*'])),
  ];
  // Beside a nonce or a hash browsers ignore 'unsafe-inline'.
  const effective = (name: string) => {
    const sources = sourcesOf(name);
    return sources.some((one) => nonceOrHash.test(one))
      ? sources.filter((one) => one !== "'unsafe-inline'")
      : sources;
  };
  const [script, style] = [effective('script-src'), effective('style-src')];
  const passive = ['img-src', 'media-src'];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, all]) => [...all]);
  const isUnsafe = (one: string) => broad.test(one) || inline.test(one);

  if (script.some(isUnsafe) || sourcesOf('object-src').some((one) => broad.test(one))) {
    return 'csp-unsafe-inline';
  }
  if (active.some((one) => insecure.test(one))) return 'csp-insecure-scheme';
  if ([...script, ...style].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (passive.flatMap(sourcesOf).some((one) => insecure.test(one))) {
    return 'csp-insecure-scheme-in-passive-content';
  }
  if (style.some(isUnsafe)) return 'csp-unsafe-in-style-src-only';
  const fallback = policy.get('default-src');
  const isNone = fallback?.size === 1 && fallback.has("'none'");
  return isNone ? 'csp-default-src-none-without-unsafe' : 'csp-without-unsafe';
}

/** The worst of all cookies. */
function judgeCookies(cookies: readonly string[], hasHsts: boolean): Result {
  if (cookies.length === 0) return 'cookies-none';
  const order: Result[] = [
    'cookies-session-without-secure',
    'cookies-session-without-httponly',
    'cookies-samesite-invalid',
    'cookies-session-without-secure-but-hsts',
    'cookies-without-secure',
    'cookies-without-secure-but-hsts',
    'cookies-secure-httponly',
  ];
  const found = new Set(cookies.flatMap((cookie) => judgeCookie(cookie, hasHsts)));
  return order.find((one) => found.has(one)) ?? 'cookies-secure-httponly-samesite';
}

function judgeCookie(cookie: string, hasHsts: boolean): Result[] {
  const [pair = '', ...attributes] = cookie.split(';').map((one) => one.trim().toLowerCase());
  const isSession = /login|sess/.test(pair.split('=')[0] ?? '');
  const isSecure = attributes.includes('secure');
  const sameSite = attributes.find((one) => one.startsWith('samesite'))?.split('=')[1];
  const results: Result[] = [];
  if (!isSecure) {
    results.push(hasHsts ? 'cookies-without-secure-but-hsts' : 'cookies-without-secure');
    if (isSession) {
      results.push(
        hasHsts ? 'cookies-session-without-secure-but-hsts' : 'cookies-session-without-secure',
      );
    }
  }
  if (isSession && !attributes.includes('httponly'))
    results.push('cookies-session-without-httponly');
  if (sameSite === undefined) results.push('cookies-secure-httponly');
  else if (!['strict', 'lax', 'none'].includes(sameSite) || (sameSite === 'none' && !isSecure)) {
    results.push('cookies-samesite-invalid');
  }
  return results;
}

/** Asked with an Origin of another site: see `observe`. */
function judgeSharing(headers: Headers): Result {
  const allowed = headers.get('access-control-allow-origin');
  if (!allowed) return 'cors-none';
  if (allowed === '*') return 'cors-public';
  const isUniversal = headers.get('access-control-allow-credentials')?.toLowerCase() === 'true';
  return isUniversal && allowed === foreignOrigin ? 'cors-universal' : 'cors-restricted';
}

export const foreignOrigin = 'https://observatory.example';

function judgeReferrer(header: string | null): Result {
  if (!header) return 'referrer-missing';
  const known = header
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  const last = known.findLast((one) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin|origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/.test(
      one,
    ),
  );
  if (!last) return 'referrer-invalid';
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(last)
    ? 'referrer-private'
    : 'referrer-unsafe';
}

/** Six months, as many as others round it. */
const sixMonths = 15_552_000;

function judgeHsts(header: string | null): Result {
  if (!header) return 'hsts-missing';
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (!seconds || header.includes(',')) return 'hsts-invalid';
  return Number(seconds) < sixMonths ? 'hsts-less-than-six-months' : 'hsts-six-months';
}

function judgeScripts(html: string | undefined): Result {
  if (html === undefined) return 'sri-no-html';
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  if (scripts.length === 0) return 'sri-no-scripts';
  const found = new Set<Result>();
  for (const attributes of scripts) {
    const src = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (!src) continue;
    const hasIntegrity = /\bintegrity="/.test(attributes);
    if (!/^(https?:)?\/\//.test(src)) {
      if (hasIntegrity) found.add('sri-own-scripts');
    } else if (src.startsWith('https:')) {
      found.add(hasIntegrity ? 'sri-external-scripts' : 'sri-missing-external-https');
    } else found.add(hasIntegrity ? 'sri-external-insecure' : 'sri-missing-external-insecure');
  }
  const order: Result[] = [
    'sri-missing-external-insecure',
    'sri-external-insecure',
    'sri-missing-external-https',
    'sri-external-scripts',
    'sri-own-scripts',
  ];
  return order.find((one) => found.has(one)) ?? 'sri-missing-but-own-origin';
}

function judgeSniffing(header: string | null): Result {
  if (!header) return 'nosniff-missing';
  return header.trim().toLowerCase() === 'nosniff' ? 'nosniff' : 'nosniff-invalid';
}

function judgeFrames(header: string | null, policy: Policy): Result {
  if (policy && policy !== 'invalid' && policy.has('frame-ancestors')) return 'frames-by-csp';
  if (!header) return 'frames-missing';
  return /^(deny|sameorigin)$/i.test(header.trim()) ? 'frames-denied' : 'frames-invalid';
}

function judgeResourcePolicy(header: string | null): Result {
  if (!header) return 'corp-missing';
  const value = header.trim().toLowerCase();
  if (value === 'same-origin') return 'corp-same-origin';
  if (value === 'same-site') return 'corp-same-site';
  return value === 'cross-origin' ? 'corp-cross-origin' : 'corp-invalid';
}

function judgeOpener(header: string | null): Result {
  if (!header) return 'coop-missing';
  if (header === 'unsafe-none') return 'coop-none';
  return /^(same-origin|same-origin-allow-popups|noopener-allow-popups)(;|$)/.test(header)
    ? 'coop-isolated'
    : 'coop-invalid';
}

function judgeEmbedder(header: string | null): Result {
  if (!header) return 'coep-missing';
  if (header === 'unsafe-none') return 'coep-none';
  return /^(require-corp|credentialless)(;|$)/.test(header) ? 'coep-isolated' : 'coep-invalid';
}
