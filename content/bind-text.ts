import type { Language } from '#domain/language.ts';
import { bindKorean } from './bind-korean.ts';
import { bindLatin } from './bind-latin.ts';

/** Keeps together what no line break should part, by the rules of its language. */
export function bindWords(text: string, language: Language): string {
  return language === 'ko' ? bindKorean(text) : bindLatin(text, language);
}

/** Pages only: what is stored, sent or compared (topics, consent, mails) stays as it is written. */
const bound = /^(frame|home|about-|product|media|cases|evidence|not-found|popup)/;

/** One text as a page shows it. */
export function bindText(text: string, page: string, language: Language): string {
  return bound.test(page) ? bindWords(text, language) : text;
}
