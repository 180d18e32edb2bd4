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
 * SAMPLE VALUES. The owner replaces this file's values with the real company's; outside this file
 * only the texts name them. Staff can later change the contact details in the back office.
 */
export const company = {
  brand,
  /** Shown in the footer and in mails. */
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
  /** Listed on the freshness page; unnamed until the owner may name it. */
  testAgency: inEveryLanguage({
    ko: '기관명 (견본 항목)',
    en: 'Name to follow (sample entry)',
    id: 'Nama laboratorium (entri contoh)',
    es: 'Nombre del laboratorio (entrada de muestra)',
  }),
};
