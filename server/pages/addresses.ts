import {
  defaultLanguage,
  isLanguage,
  type Language,
  localize,
  splitLanguage,
} from '#domain/language.ts';
import { firstPathOf, pagePaths, sections } from '#domain/pages.ts';

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
  | { kind: 'unknown'; language: Language };

const postPath = /^\/media\/[1-9]\d{0,14}$/;

const sectionPaths = sections.map((section) => [`/${section}`, firstPathOf(section)] as const);

/** By their lower case, in which some people type them. */
const canonicalPaths = new Map([
  ...sectionPaths,
  ...pagePaths.map((path) => [path.toLowerCase(), path] as const),
]);

function canonicalPath(path: string): string | undefined {
  const lower = withoutTrailingSlashes(path).toLowerCase();
  return canonicalPaths.get(lower) ?? (postPath.test(lower) ? lower : undefined);
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
  if (!canonical) return { kind: 'unknown', language };
  const address = localize(canonical, language);
  if (isData) {
    const base = `${address === '/' ? '/_' : address}.data`;
    const kept = cachedQuery(canonical, query);
    const key = base + (kept ?? `?${query}`);
    return { kind: 'data', language, path: canonical, key, isCacheable: kept !== undefined };
  }
  if (address !== pathname || first === defaultLanguage) {
    return { kind: 'redirect', to: address + (query && `?${query}`) };
  }
  const kept = cachedQuery(canonical, withoutForeign(canonical, query));
  const key = address + (kept ?? `?${query}`);
  return { kind: 'page', key, language, path: canonical, isCacheable: kept !== undefined };
}

/** A loop: a regular expression would try again from every slash of a long run. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Only the media list reads its query; elsewhere campaign parameters and the like change nothing. */
function withoutForeign(path: string, query: string): string {
  if (path !== '/media' || !query) return '';
  const given = new URLSearchParams(query);
  const own = ['sort', 'page', 'q'].flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(own).toString();
}

/** The canonical query of a document worth keeping, or undefined when it is rendered each time. */
function cachedQuery(path: string, query: string): string | undefined {
  if (!query) return '';
  if (path !== '/media') return undefined;
  const given = new URLSearchParams(query);
  if ([...given.keys()].some((name) => name !== 'sort' && name !== 'page')) return undefined;
  const kept = new URLSearchParams();
  if (given.get('sort') === 'oldest') kept.set('sort', 'oldest');
  const page = given.get('page') ?? '1';
  if (!/^[1-9]\d{0,8}$/.test(page)) return kept.size ? `?${kept}` : '';
  if (page !== '1') kept.set('page', page);
  return kept.size ? `?${kept}` : '';
}
