import { type Language, languages } from '#domain/language.ts';

/** All languages, the one a post was first written in before the others. */
export function originalFirst(original: Language): Language[] {
  return [original, ...languages.filter((language) => language !== original)];
}
