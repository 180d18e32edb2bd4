import { describe, expect, it } from 'vitest';
import { indexedPaths } from '#domain/pages.ts';
import type { PostAddresses } from '../posts/post-addresses.ts';
import { showCases } from '../site/cases-shown.ts';
import { crawlerFiles } from './sitemap.ts';

const origin = 'https://www.example.com';

/** Posts with these numbers, each in one language. */
function withPosts(...mnums: number[]): PostAddresses {
  const partOf = (mnum: number) => mnum - (mnum % 1_000);
  return {
    count: async () => mnums.length,
    parts: async () => [...new Set(mnums.map(partOf))],
    inPart: async (first) =>
      mnums
        .filter((mnum) => partOf(mnum) === first)
        .map((mnum) => ({ mnum, languages: ['en'], updatedAt: 0 })),
  };
}

const noCases = () => showCases([]);

const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('stays XML whatever the name of the host', async () => {
    const sitemap = await crawlerFiles('https://r&d.example', withPosts(), noCases)
      .get('/sitemap.xml')
      ?.make();
    expect(sitemap).toContain('<loc>https://r&amp;d.example/</loc>');
    expect(sitemap).toContain('href="https://r&amp;d.example/en"');
    expect(sitemap).not.toContain('r&d');
  });

  it('is one file as long as there are few posts', async () => {
    const sitemap = await crawlerFiles(origin, withPosts(7, 8_001), noCases)
      .get('/sitemap.xml')
      ?.make();
    expect(sitemap).toContain('<urlset ');
    expect(locations(sitemap)).toContain(`${origin}/en/media/8001`);
  });

  it('is an index of parts when there are many, with the same addresses', async () => {
    const mnums = Array.from({ length: 1_001 }, (_, index) => 999 + index);
    const files = crawlerFiles(origin, withPosts(...mnums), noCases);
    const index = await files.get('/sitemap.xml')?.make();
    expect(index).toContain('<sitemapindex ');
    const paths = locations(index).map((location = '') => location.slice(origin.length));
    expect(paths).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-posts-0.xml',
      '/sitemap-posts-1000.xml',
    ]);
    const parts = await Promise.all(paths.map((path) => files.get(path)?.make()));
    const listed = parts.flatMap(locations);
    expect(listed).toHaveLength(indexedPaths.length * 4 + 1_001);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has no other parts', async () => {
    const files = crawlerFiles(origin, withPosts(7), noCases);
    expect(await files.get('/sitemap-posts-1000.xml')?.make()).toBeUndefined();
    for (const path of ['/sitemap-posts-1.xml', '/sitemap-posts-00.xml', '/sitemap-posts-.xml']) {
      expect(files.get(path)).toBeUndefined();
    }
  });
});
