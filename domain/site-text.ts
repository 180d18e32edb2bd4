import type { Language } from './language.ts';

/** Names one text of the site in one language. */
export interface TextKey {
  /** A file of `content/`, without its ending. */
  page: string;
  /** The names on the way to it: `hero.slogan.0`. */
  path: string;
  language: Language;
}
