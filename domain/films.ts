import { artLanguage, type Language } from './language.ts';

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

/** The same film cut 4:5, with larger words, for phones. */
export function phoneFilm(name: FilmName, language: Language): string {
  return `/art/films/${name}-phone-${artLanguage[language]}.mp4`;
}
