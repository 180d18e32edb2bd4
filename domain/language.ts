/** The four interface languages, in the order of the specification's language index. */
export const languages = ['ko', 'en', 'id', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ko';

/** What each language calls itself; never translated. */
export const ownName: Record<Language, string> = {
  ko: '한국어',
  en: 'English',
  id: 'Bahasa Indonesia',
  es: 'Español',
};

export const ogLocale: Record<Language, string> = {
  ko: 'ko_KR',
  en: 'en_US',
  id: 'id_ID',
  es: 'es_419',
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function languageAt(index: number): Language | undefined {
  return languages[index];
}

export function indexOf(language: Language): number {
  return languages.indexOf(language);
}

/** `/about/brand` in Indonesian is `/id/about/brand`; Korean has no prefix. */
export function localize(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The reverse of `localize`: which language a path is in, and its path without the prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (first !== defaultLanguage && isLanguage(first)) {
    return { language: first, path: pathname.slice(first.length + 1) || '/' };
  }
  return { language: defaultLanguage, path: pathname };
}
