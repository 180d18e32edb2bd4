import { expect, it } from 'vitest';
import { crawlerFiles } from './sitemap.ts';

it('stays XML whatever the name of the host', async () => {
  const posts = { addresses: async () => [] };
  const files = new Map(crawlerFiles('https://r&d.example', posts));
  const sitemap = await files.get('/sitemap.xml')?.make();
  expect(sitemap).toContain('<loc>https://r&amp;d.example/</loc>');
  expect(sitemap).toContain('href="https://r&amp;d.example/en"');
  expect(sitemap).not.toContain('r&d');
});
