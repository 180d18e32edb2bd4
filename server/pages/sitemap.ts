import { defaultLanguage, type Language, languages, localize } from '#domain/language.ts';
import { indexedPaths } from '#domain/pages.ts';
import type { PublishedPosts } from '../posts/published.ts';
import type { GeneratedFile } from './generated-file.ts';

/** One page with the languages it exists in. */
interface SitemapEntry {
  path: string;
  languages: readonly Language[];
  lastModified?: Date;
}

const fixedEntries: SitemapEntry[] = indexedPaths.map((path) => ({ path, languages }));

/** A post is listed in the languages in which it can be read, not where another one stands in. */
async function postEntries(posts: Pick<PublishedPosts, 'addresses'>): Promise<SitemapEntry[]> {
  return (await posts.addresses()).map(({ mnum, languages, updatedAt }) => ({
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
  const address = (alternate: Language) => origin + localize(entry.path, alternate);
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

/** What crawlers ask for first. */
export function crawlerFiles(
  origin: string,
  posts: Pick<PublishedPosts, 'addresses'>,
): [address: string, file: GeneratedFile][] {
  const sitemap = async () => sitemapXml(origin, [...fixedEntries, ...(await postEntries(posts))]);
  return [
    [
      '/robots.txt',
      { type: 'text/plain; charset=utf-8', topics: [], make: async () => robotsTxt(origin) },
    ],
    ['/sitemap.xml', { type: 'application/xml', topics: ['posts'], make: sitemap }],
  ];
}
