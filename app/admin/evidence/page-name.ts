import type { PageName } from '#domain/pages.ts';

/** What staff call a page of the site, by the file of its texts. */
export function nameOfPage(page: PageName, names: Record<string, string>): string {
  return names[`product-${page}`] ?? names[`about-${page}`] ?? names[page] ?? page;
}
