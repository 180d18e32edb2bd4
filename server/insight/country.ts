import { countries } from '#domain/countries.ts';
import { remember } from './remember.ts';
import { zoneCountries } from './zone-countries.ts';

/** Spoken in so many countries that a browser that names none leaves it open. */
const widelySpoken = new Set(['en', 'es', 'fr', 'pt', 'ar']);

const maxLength = 100;

/** By the first language that a browser asks for: `ko-KR,ko;q=0.9` is Korea; '' when it says none. */
export const countryOfLanguages: (header: string) => string = remember((header) => {
  const [first = ''] = header.slice(0, maxLength).split(/[,;]/, 1);
  try {
    const locale = new Intl.Locale(first.trim());
    const { region } = widelySpoken.has(locale.language) ? locale : locale.maximize();
    return known(region);
  } catch {
    return '';
  }
});

/** By the name of a time zone; '' when it is that of no single country. */
export function countryOfZone(zone: string): string {
  return zoneCountries.get(zone) ?? '';
}

function known(region: string | undefined): string {
  return region && countries.includes(region) ? region : '';
}
