import type { Language } from '#domain/language.ts';

type ErrorWords = typeof import('./ko/errors.json');

const files = import.meta.glob<ErrorWords>('./*/errors.json', { eager: true, import: 'default' });

/** Shipped in every language: it must speak when not even the owner's own words could be loaded. */
export function errorWordsOf(language: Language): ErrorWords {
  return files[`./${language}/errors.json`] as ErrorWords;
}
