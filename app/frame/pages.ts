import type { Words } from '#content/words.ts';
import { type PageName, pages } from '#domain/pages.ts';

export interface MenuPage {
  path: string;
  name: PageName & keyof Words['frame']['pages'];
}

const menuPage = (name: MenuPage['name']): MenuPage => ({ path: pages[name].path, name });

export const aboutPages = (['brand', 'relationship', 'price'] as const).map(menuPage);

export const technicalPages = (['multi', 'fresh', 'air', 'water', 'build'] as const).map(menuPage);

export const noshinePage = menuPage('noshine');
export const redchecPage = menuPage('redchec');

export const productPages = [noshinePage, ...technicalPages, redchecPage];

/** What the banner's second dropdown offers; the price page switches only with the brand page. */
export function siblingsOf(path: string): MenuPage[] {
  if (path === pages.price.path) return aboutPages.filter(({ name }) => name !== 'relationship');
  return [aboutPages, productPages].find((list) => list.some((page) => page.path === path)) ?? [];
}
