import { type Language, localeOf } from '#domain/language.ts';
import { seoulTimeZone } from '#domain/seoul.ts';

/** In the company's own time, named as such. */
export function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: seoulTimeZone,
    timeZoneName: 'long',
  });
  return format.format(at);
}
