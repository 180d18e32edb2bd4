import { readFileSync } from 'node:fs';
import { type Language, languages } from '#domain/language.ts';

/** One file of every language, for the server itself, which no bundler helps with `wordsOf`. */
export function readWords<Words>(file: `${string}.json`): Record<Language, Words> {
  const read = (language: Language): Words =>
    JSON.parse(readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8'));
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    Language,
    Words
  >;
}
