import type { Language } from '#domain/language.ts';
import en from './en/errors.json';
import es from './es/errors.json';
import id from './id/errors.json';
import ko from './ko/errors.json';

const words: Record<Language, typeof ko> = { ko, en, id, es };

/** Shipped in every language: it must speak when not even the owner's own words could be loaded. */
export function errorWordsOf(language: Language): typeof ko {
  return words[language];
}
