import type { Words } from '#content/words.ts';

type PageName = keyof Words['frame']['pages'];

export type Section = 'about' | 'product' | 'media' | 'contact';

export interface Page {
  path: string;
  name: PageName;
}

/** Where each section begins; the banner's first dropdown lists them in this order. */
export const sections: Record<Section, string> = {
  about: '/about/brand',
  product: '/product/noshine',
  media: '/media',
  contact: '/contact/stepOne',
};

export const aboutPages: Page[] = [
  { path: '/about/brand', name: 'brand' },
  { path: '/about/relationship', name: 'relationship' },
  { path: '/about/price', name: 'price' },
];

export const technicalPages: Page[] = [
  { path: '/product/technical/multi', name: 'multi' },
  { path: '/product/technical/fresh', name: 'fresh' },
  { path: '/product/technical/air', name: 'air' },
  { path: '/product/technical/water', name: 'water' },
  { path: '/product/technical/build', name: 'build' },
];

export const noshinePage: Page = { path: '/product/noshine', name: 'noshine' };
export const redchecPage: Page = { path: '/product/redchec', name: 'redchec' };

export const productPages: Page[] = [noshinePage, ...technicalPages, redchecPage];

/** What the banner's second dropdown offers; the price page switches only with the brand page. */
export function siblingsOf(path: string): Page[] {
  if (path === '/about/price') return aboutPages.filter(({ name }) => name !== 'relationship');
  return [aboutPages, productPages].find((pages) => pages.some((page) => page.path === path)) ?? [];
}

export function sectionOf(path: string): Section | undefined {
  return (Object.keys(sections) as Section[]).find(
    (section) => path === `/${section}` || path.startsWith(`/${section}/`),
  );
}
