import { type Language, localeOf } from '#domain/language.ts';
import { seoulTimeZone } from '#domain/seoul.ts';

/** In the company's own time, named as such, since visitors sit in many. */
export function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: seoulTimeZone,
  });
  const zone = new Intl.DateTimeFormat(localeOf[language], {
    timeZoneName: 'long',
    timeZone: seoulTimeZone,
  });
  const zoneName = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${format.format(at)} (${zoneName})`;
}
