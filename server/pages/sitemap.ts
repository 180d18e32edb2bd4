import type { ReadCases } from '#domain/case.ts';
import { defaultLanguage, type Language, languages, localize } from '#domain/language.ts';
import { casesPath, indexedPaths } from '#domain/pages.ts';
import { escapeXml } from '../escape.ts';
import { type PostAddresses, postsPerPart } from '../posts/post-addresses.ts';
import { caseDependencies } from './dependencies.ts';
import type { GeneratedFile, GeneratedFiles } from './generated-file.ts';

/** One page with the languages it exists in. */
interface SitemapEntry {
  path: string;
  languages: readonly Language[];
  lastModified?: Date;
}

const fixedEntries: SitemapEntry[] = indexedPaths.map((path) => ({ path, languages }));

/** With the list of them, as long as there is one. */
function caseEntries(cases: ReadCases): SitemapEntry[] {
  const all = cases.list(defaultLanguage);
  if (all.length === 0) return [];
  return [
    { path: casesPath, languages },
    ...all.map(({ facts, languages, updatedAt }) => ({
      path: `${casesPath}/${facts.slug}`,
      languages,
      lastModified: new Date(updatedAt),
    })),
  ];
}

/** A post is listed in the languages in which it can be read, not where another one stands in. */
async function postEntries(posts: PostAddresses, part: number): Promise<SitemapEntry[]> {
  return (await posts.inPart(part)).map(({ mnum, languages, updatedAt }) => ({
    path: `/media/${mnum}`,
    languages,
    lastModified: new Date(updatedAt),
  }));
}

function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) =>
    entry.languages.map((alternate) => urlXml(origin, entry, alternate)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function urlXml(origin: string, entry: SitemapEntry, language: Language): string {
  const address = (alternate: Language) => escapeXml(origin + localize(entry.path, alternate));
  const fallback = entry.languages.includes(defaultLanguage) ? defaultLanguage : entry.languages[0];
  const alternates = [
    ...entry.languages.map((alternate) => [alternate, address(alternate)]),
    ...(fallback ? [['x-default', address(fallback)]] : []),
  ];
  return `<url><loc>${address(language)}</loc>${
    entry.lastModified ? `<lastmod>${entry.lastModified.toISOString()}</lastmod>` : ''
  }${alternates
    .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
    .join('')}</url>`;
}

function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function indexXml(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`;
}

const pagesPart = '/sitemap-pages.xml';
const postsPart = (first: number) => `/sitemap-posts-${first}.xml`;
const postsPartPattern = /^\/sitemap-posts-(0|[1-9]\d{0,14})\.xml$/;

/**
 * What crawlers ask for first. With few posts the sitemap is one file; with many an index of parts,
 * each of as many posts as are written in a moment: far below the 50,000 addresses that are allowed.
 */
export function crawlerFiles(
  origin: string,
  posts: PostAddresses,
  readCases: () => ReadCases,
): GeneratedFiles {
  const pageEntries = () => [...fixedEntries, ...caseEntries(readCases())];

  async function sitemap(): Promise<string> {
    const parts = await posts.parts();
    if ((await posts.count()) > postsPerPart) {
      return indexXml(origin, [pagesPart, ...parts.map(postsPart)]);
    }
    const entries = await Promise.all(parts.map((part) => postEntries(posts, part)));
    return sitemapXml(origin, [...pageEntries(), ...entries.flat()]);
  }

  async function postsSitemap(first: number): Promise<string | undefined> {
    const entries = await postEntries(posts, first);
    return entries.length > 0 ? sitemapXml(origin, entries) : undefined;
  }

  const xml = (make: GeneratedFile['make']): GeneratedFile => ({
    type: 'application/xml',
    madeOf: ['posts', ...caseDependencies],
    make,
  });
  const files = new Map<string, GeneratedFile>([
    [
      '/robots.txt',
      { type: 'text/plain; charset=utf-8', madeOf: [], make: async () => robotsTxt(origin) },
    ],
    ['/sitemap.xml', xml(sitemap)],
    [pagesPart, xml(async () => sitemapXml(origin, pageEntries()))],
  ]);

  return {
    get(address) {
      const first = Number(postsPartPattern.exec(address)?.[1] ?? Number.NaN);
      return first % postsPerPart === 0 ? xml(() => postsSitemap(first)) : files.get(address);
    },
  };
}
