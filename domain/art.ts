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

/** The films that have words in them. */
export const filmNames = ['water', 'redchec'] as const;

export type FilmName = (typeof filmNames)[number];

interface FilmDetails {
  seconds: number;
  /** The day it was first on the site. */
  published: string;
}

/** What search engines are told of a film; tests compare it with the files. */
export const filmDetails: Record<FilmName, FilmDetails> = {
  water: { seconds: 28, published: '2026-11-15' },
  redchec: { seconds: 25, published: '2026-11-15' },
};

export const filmKinds = ['webm', 'mp4', 'vtt'] as const;

/** A film or its captions, made by art/films/make.ts. */
export function filmFile(
  name: FilmName,
  language: Language,
  kind: (typeof filmKinds)[number],
): string {
  return `/art/films/${name}-${artLanguage[language]}.${kind}`;
}
