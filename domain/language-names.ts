import { type Language, languages, localeOf, ownName } from './language.ts';

/** What the languages are called in one of them: English says "Indonesian", Korean "인도네시아어". */
export function languageNames(reader: Language): Record<Language, string> {
  const names = new Intl.DisplayNames(localeOf[reader], { type: 'language' });
  return Object.fromEntries(
    languages.map((language) => [language, names.of(language) ?? ownName[language]]),
  ) as Record<Language, string>;
}
