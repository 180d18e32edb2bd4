import { artLanguage, type Language } from './language.ts';

/** The pages with a sharing card of their own. */
export const cardNames = [
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

export type CardName = (typeof cardNames)[number];

/** 1200 × 630, drawn by art/og.ts. */
export function sharingCard(page: CardName, language: Language): string {
  return `/art/og/${page}-${artLanguage[language]}.jpg`;
}
