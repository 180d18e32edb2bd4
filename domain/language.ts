interface LanguageEntry {
  /** What the language calls itself; never translated. */
  ownName: string;
  /** For numbers, units and dates. */
  locale: string;
  /** For sharing cards. */
  ogLocale: string;
  /** Which of the two font files its pages load first (scripts/fonts.ts). */
  font: 'korean' | 'latin';
  /** Whose films and sharing cards it shows: another language's until its own are drawn. */
  art: string;
  /** How it writes "colony-forming units" for short. */
  colonyUnit: string;
}

/**
 * All that a language needs besides its texts in `content/<code>/`. The order is the
 * specification's language index, so a new language stands last.
 */
// biome-ignore format: one line is one language
const table = {
  ko: { ownName: '한국어', locale: 'ko', ogLocale: 'ko_KR', font: 'korean', art: 'ko', colonyUnit: 'CFU' },
  en: { ownName: 'English', locale: 'en', ogLocale: 'en_US', font: 'latin', art: 'en', colonyUnit: 'CFU' },
  id: { ownName: 'Bahasa Indonesia', locale: 'id', ogLocale: 'id_ID', font: 'latin', art: 'id', colonyUnit: 'CFU' },
  es: { ownName: 'Español', locale: 'es-419', ogLocale: 'es_LA', font: 'latin', art: 'es', colonyUnit: 'UFC' },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof table;

export const languages = Object.keys(table) as readonly Language[];

export const defaultLanguage: Language = 'ko';

function column<Name extends keyof LanguageEntry>(name: Name) {
  return Object.fromEntries(
    languages.map((language) => [language, table[language][name]]),
  ) as Record<Language, (typeof table)[Language][Name]>;
}

// Marked so that a page ships only the columns that it reads.
export const ownName: Record<Language, string> = column('ownName');
export const localeOf: Record<Language, string> = /* @__PURE__ */ column('locale');
export const ogLocale: Record<Language, string> = /* @__PURE__ */ column('ogLocale');
export const fontOf: Record<Language, LanguageEntry['font']> = /* @__PURE__ */ column('font');
export const artLanguage: Record<Language, Language> = /* @__PURE__ */ column('art');
export const colonyUnit: Record<Language, string> = /* @__PURE__ */ column('colonyUnit');

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
