import { type Language, languages } from '#domain/language.ts';
import type { Texts } from './fields.ts';
import { defaultSettings, type Settings } from './settings.ts';

type SampleName = 'name' | 'email' | 'phone' | 'fax' | 'address' | 'externalSite';

/** The values with which the site is supplied and that are still shown, by language where they differ. */
export function samplesIn(
  settings: Pick<Settings, 'contact' | 'company'>,
): Partial<Record<SampleName, Texts>> {
  const found: Partial<Record<SampleName, Texts>> = {};
  const [own, supplied] = [valuesOf(settings), valuesOf(defaultSettings)];
  for (const name of Object.keys(supplied) as SampleName[]) {
    const kept = languages.filter((language) => isSample(own[name], supplied[name], language));
    if (kept.length > 0) {
      const texts = languages.map((one) => [one, kept.includes(one) ? supplied[name][one] : '']);
      found[name] = Object.fromEntries(texts) as Texts;
    }
  }
  return found;
}

function isSample(own: Texts, supplied: Texts, language: Language): boolean {
  return own[language] === supplied[language];
}

function valuesOf({ contact, company }: Pick<Settings, 'contact' | 'company'>) {
  const inAll = (value: string) =>
    Object.fromEntries(languages.map((language) => [language, value])) as Texts;
  return {
    name: company.name,
    email: inAll(contact.email),
    phone: inAll(contact.phone),
    fax: inAll(contact.fax),
    address: contact.address,
    externalSite: inAll(company.externalSite),
  } satisfies Record<SampleName, Texts>;
}
