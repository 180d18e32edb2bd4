import type { Language } from '#domain/language.ts';

/** The day in Korea, where the posts are written, in the words of the reader's language. */
export function formatDay(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'Asia/Seoul',
  }).format(time);
}
