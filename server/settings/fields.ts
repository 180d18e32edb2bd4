import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';

/** What several settings are made of. */
export const line = z.string().trim().max(500);
export const inEveryLanguage = z.record(z.enum(languages), line);

export type Texts = Record<Language, string>;

export const noTexts = Object.fromEntries(languages.map((language) => [language, ''])) as Texts;

/** Texts may have been stored before a language came, or with one that has gone since. */
export function complete(stored: Partial<Texts>, missing: Texts): Texts {
  const texts = { ...missing };
  for (const language of languages) texts[language] = stored[language] ?? missing[language];
  return texts;
}

/** What is not given in this language is better read in another than missed. */
export function textIn(language: Language, texts: Texts): string {
  const order: readonly Language[] = [language, 'en', ...languages];
  return order.map((one) => texts[one]).find(Boolean) ?? '';
}
