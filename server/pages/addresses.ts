import { isCaseSlug } from '#domain/case.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  localize,
  splitLanguage,
} from '#domain/language.ts';
import { casesPath, firstPathOf, pagePaths, pages, sections } from '#domain/pages.ts';
import { isListParameter, listQuery, readListState } from '#domain/post-list.ts';

/** A page, or the data from which the router's client makes it. */
export interface PageAddress {
  kind: 'page' | 'data';
  /** Canonical: the address under which it is cached. */
  key: string;
  language: Language;
  path: string;
  isCacheable: boolean;
}

/** What an address turns out to be, before anything is rendered. */
export type Address =
  | PageAddress
  | { kind: 'admin'; isData: boolean }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; language: Language; missing: 'page' | 'post' };

const postPattern = /^\/media\/[1-9]\d{0,14}$/;
const noPostPattern = /^\/media\/[^/]+$/;

const sectionPaths = sections.map((section) => [`/${section}`, firstPathOf(section)] as const);

/** By their lower case, in which some people type them. */
const canonicalPaths = new Map([
  ...sectionPaths,
  [casesPath, casesPath] as const,
  ...pagePaths.map((path) => [path.toLowerCase(), path] as const),
]);

function canonicalPath(path: string): string | undefined {
  const lower = withoutTrailingSlashes(path).toLowerCase();
  const known = canonicalPaths.get(lower);
  return known ?? (postPattern.test(lower) || caseSlugIn(lower) ? lower : undefined);
}

/** Of the path of one case. */
export function caseSlugIn(path: string): string | undefined {
  const slug = path.startsWith(`${casesPath}/`) ? path.slice(casesPath.length + 1) : '';
  return isCaseSlug(slug) ? slug : undefined;
}

/** `url` is the path and query as asked for. */
export function readAddress(url: string): Address {
  const [rawPath = '/', query = ''] = splitOnce(url, '?');
  const isData = rawPath.endsWith('.data');
  if (/^\/admin(\/|\.data$|$)/.test(rawPath)) return { kind: 'admin', isData };
  const pathname = isData ? rawPath.slice(0, -5).replace(/^\/_$/, '/') : rawPath;
  const [, first = ''] = pathname.split('/', 2);
  const prefix = first.toLowerCase();
  const { language, path } = isLanguage(prefix)
    ? { language: prefix, path: pathname.slice(first.length + 1) || '/' }
    : splitLanguage(pathname);
  const canonical = canonicalPath(path);
  if (!canonical) {
    const missing = noPostPattern.test(withoutTrailingSlashes(path)) ? 'post' : 'page';
    return { kind: 'unknown', language, missing };
  }
  const address = localize(canonical, language);
  if (isData) {
    const base = `${address === '/' ? '/_' : address}.data`;
    const kept = cacheableQuery(canonical, query, true);
    const key = base + (kept ?? `?${query}`);
    return { kind: 'data', language, path: canonical, key, isCacheable: kept !== undefined };
  }
  if (address !== pathname || first === defaultLanguage) {
    return { kind: 'redirect', to: address + (query && `?${query}`) };
  }
  const kept = cacheableQuery(canonical, query, false);
  const key = address + (kept ?? `?${query}`);
  return { kind: 'page', key, language, path: canonical, isCacheable: kept !== undefined };
}

/** A loop: a regular expression takes quadratic time on a long run of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The canonical query of a document worth caching, or undefined when it is rendered each time:
 * searches and former versions of the policy. Elsewhere campaign parameters and the like change
 * nothing. Of data the router's client may ask for a part, by a parameter of its own.
 */
function cacheableQuery(path: string, query: string, isData: boolean): string | undefined {
  if (!query) return '';
  const given = new URLSearchParams(query);
  if (isData && [...given.keys()].some((name) => !isListParameter(name))) return undefined;
  if (path === pages.privacy.path) return given.has('version') ? undefined : '';
  if (path !== pages.media.path) return '';
  const state = readListState(given);
  return state.q ? undefined : listQuery(state);
}
