import { artLanguage, type Language } from './language.ts';
import { type PageName, pages } from './pages.ts';
import type { PictureName } from './picture-files.ts';

/** The pages whose sharing cards come with the site. */
export const suppliedCardNames = [
  'home',
  'about-brand',
  'about-relationship',
  'about-price',
  'product-noshine',
  'product-multi',
  'product-fresh',
  'product-air',
  'product-water',
  'product-build',
  'product-redchec',
  'media',
  'contact',
  'privacy',
] as const;

/** The pages with a sharing card of their own; the server draws those that do not come with the site. */
export const cardNames = [...suppliedCardNames, 'evidence'] as const;

export type SuppliedCardName = (typeof suppliedCardNames)[number];
export type CardName = (typeof cardNames)[number];

/** What stands behind the words of each card. */
export const cardPictures: Record<CardName, PictureName> = {
  home: 'hero',
  'about-brand': 'diorama-daycare-night',
  'about-relationship': 'companies',
  'about-price': 'clock',
  'product-noshine': 'coat',
  'product-multi': 'layers',
  'product-fresh': 'fresh',
  'product-air': 'air',
  'product-water': 'jars',
  'product-build': 'panel-rain',
  'product-redchec': 'spray',
  media: 'quiet',
  contact: 'sample',
  privacy: 'quiet',
  evidence: 'layers',
};

/** The point of a room is in its middle: it moves aside, clear of the words. */
export function standsAside(picture: PictureName): boolean {
  return picture.startsWith('diorama-');
}

const cardOfPage: Record<PageName, CardName> = {
  home: 'home',
  brand: 'about-brand',
  relationship: 'about-relationship',
  price: 'about-price',
  noshine: 'product-noshine',
  multi: 'product-multi',
  fresh: 'product-fresh',
  air: 'product-air',
  water: 'product-water',
  build: 'product-build',
  redchec: 'product-redchec',
  media: 'media',
  stepOne: 'contact',
  stepTwo: 'contact',
  stepThree: 'contact',
  privacy: 'privacy',
  evidence: 'evidence',
};

/** The card of the page at a path without its language; a post without a picture has the list's. */
export function cardOfPath(path: string): CardName | undefined {
  if (path.startsWith(`${pages.media.path}/`)) return 'media';
  const page = (Object.keys(pages) as PageName[]).find((name) => pages[name].path === path);
  return page && cardOfPage[page];
}

export function isSuppliedCard(page: CardName): page is SuppliedCardName {
  return (suppliedCardNames as readonly string[]).includes(page);
}

/** As supplied: 1200 × 630, drawn by art/og.ts. */
export function sharingCard(page: SuppliedCardName, language: Language): string {
  return `/art/og/${page}-${artLanguage[language]}.jpg`;
}
