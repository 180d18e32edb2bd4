import type { Crawl } from './crawl.ts';
import { checkFeeds } from './feeds.ts';
import { checkHeads } from './heads.ts';
import { checkLinks } from './links.ts';
import { checkSitemap } from './sitemap.ts';
import { checkStructuredData } from './structured-data.ts';

/** What no tool checks for us; each finds nothing, or a line per error. */
export const ownChecks: Record<string, (crawl: Crawl, origin: string) => string[]> = {
  links: checkLinks,
  'canonical addresses, languages, titles, sharing cards': checkHeads,
  'structured data': checkStructuredData,
  sitemap: checkSitemap,
  feeds: checkFeeds,
};
