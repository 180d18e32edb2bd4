import { filmNames } from './films.ts';
import { defaultLanguage, isLanguage, type Language, languages } from './language.ts';

/** The films of the public pages: the loop behind the home page's first screen, and those with words. */
export const siteFilmNames = ['hero', ...filmNames] as const;

export type SiteFilmName = (typeof siteFilmNames)[number];

const mebibyte = 1024 * 1024;

export const filmLimits = {
  bytes: 200 * mebibyte,
  /** A film arrives in parts, each small enough for proxies and for a slow line. */
  partBytes: 4 * mebibyte,
  captionBytes: 100 * 1024,
  /** Every visitor of the home page loads its film: from here on staff are told. */
  lightBytes: 10 * mebibyte,
};

export const posterSize = { width: 1280, height: 720 };

export interface FilmFacts {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
}

/** What the owner shows in place of a supplied film. */
export interface OwnFilm extends FilmFacts {
  /** Of its content; `<hash>.mp4` is its file. */
  hash: string;
  bytes: number;
  /** The day it was first saved, which search engines are told. */
  since: string;
  /** The file of the still that stands in its place until it plays; the loop has none. */
  poster: string | null;
  /** Each by the hash of its content: `<hash>.vtt`. */
  captions: Partial<Record<Language, string>>;
}

/** The loop has no words in it: it is the same in every language. */
export function languagesOfFilm(name: SiteFilmName): readonly Language[] {
  return name === 'hero' ? [defaultLanguage] : languages;
}

export function isSiteFilm(name: string, language: string): name is SiteFilmName {
  if (!(siteFilmNames as readonly string[]).includes(name)) return false;
  return isLanguage(language) && languagesOfFilm(name as SiteFilmName).includes(language);
}

export const filmFileOf = (hash: string) => `${hash}.mp4`;
export const captionFileOf = (hash: string) => `${hash}.vtt`;

export function filmAddress(file: string): string {
  return `/films/${file}`;
}

/** The names of all its files in the public store. */
export function filesOfFilm({ hash, poster, captions }: OwnFilm): string[] {
  const texts = Object.values(captions).map(captionFileOf);
  return [filmFileOf(hash), ...(poster === null ? [] : [poster]), ...texts];
}
