import type { Language } from '#domain/language.ts';

type ErrorWords = typeof import('./ko/errors.json');

const files = import.meta.glob<ErrorWords>('./*/errors.json', { eager: true, import: 'default' });

/** Shipped in every language to every page: it must speak when nothing could be loaded. */
export function errorWordsOf(language: Language): ErrorWords {
  return files[`./${language}/errors.json`] as ErrorWords;
}
