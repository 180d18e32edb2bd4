import { type PageName, pages } from '#domain/pages.ts';

/** The pages that menus offer: those of these two sections. */
type MenuPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { section: 'about' | 'product' } ? Name : never;
}[PageName];

export interface MenuPage {
  path: string;
  /** Also the key of its name in the frame's words. */
  name: MenuPageName;
}

const pagesOf = (section: 'about' | 'product') =>
  Object.entries(pages)
    .filter(([, page]) => 'section' in page && page.section === section)
    .map(([name, { path }]) => ({ name, path }) as MenuPage);

export const aboutPages = pagesOf('about');
export const productPages = pagesOf('product');
export const technicalPages = productPages.filter(({ path }) =>
  path.startsWith('/product/technical/'),
);

/** The two products that have an entry of their own in the menus. */
export const noshinePage: MenuPage = { name: 'noshine', path: pages.noshine.path };
export const redchecPage: MenuPage = { name: 'redchec', path: pages.redchec.path };

/** What the banner's second dropdown offers; the price page switches only with the brand page. */
export function siblingsOf(path: string): MenuPage[] {
  if (path === pages.price.path) return aboutPages.filter(({ name }) => name !== 'relationship');
  return [aboutPages, productPages].find((list) => list.some((page) => page.path === path)) ?? [];
}
