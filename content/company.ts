import { type Language, languages } from '#domain/language.ts';
import { brand } from './brand.ts';

/** English stands in for a language that has no text of its own here. */
function inEveryLanguage(
  texts: { en: string } & Partial<Record<Language, string>>,
): Record<Language, string> {
  return Object.fromEntries(
    languages.map((language) => [language, texts[language] ?? texts.en]),
  ) as Record<Language, string>;
}

/**
 * SAMPLE VALUES, with which the site looks whole until the owner gives the real ones in the settings
 * of the back office. The checklist on its first page says which are still in use.
 */
export const company = {
  brand,
  name: inEveryLanguage({
    ko: '노샤인 샘플 주식회사',
    en: 'Noshine Sample Co., Ltd.',
    id: 'Noshine Sample Co., Ltd.',
    es: 'Noshine Sample Co., Ltd.',
  }),
  email: 'hello@noshine.example',
  phone: '+82 2-0000-0000',
  fax: '+82 2-0000-0001',
  address: inEveryLanguage({
    ko: '서울특별시 샘플구 견본로 1 (견본 주소)',
    en: '1 Sample-ro, Sample-gu, Seoul, Republic of Korea (sample address)',
    id: '1 Sample-ro, Sample-gu, Seoul, Republik Korea (alamat contoh)',
    es: '1 Sample-ro, Sample-gu, Seúl, República de Corea (dirección de muestra)',
  }),
  /** Where that is, in ISO 3166: for search engines. */
  country: 'KR',
  /** Where the second logo in the header leads. */
  externalSite: 'https://company.example/',
};
