import type { Language } from '#domain/language.ts';
import { bindKorean } from './bind-korean.ts';
import { bindLatin } from './bind-latin.ts';

/** Keeps together what no line break should part, by the rules of its language. */
export function bindWords(text: string, language: Language): string {
  return language === 'ko' ? bindKorean(text) : bindLatin(text, language);
}

/** For what is copied, searched for or read by machines. */
export function unbindWords(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** Pages only: what is stored, sent or compared (topics, consent, mails) stays as it is written. */
const bound = /^(frame|home|about-|product|media|cases|evidence|not-found|popup)/;

interface Place {
  page: string;
  /** The names on the way to it: `hero.slogan.0`. */
  path: string;
}

/** One text as a page shows it; what `<head>` says has no lines. */
export function bindText(text: string, { page, path }: Place, language: Language): string {
  const isShown = bound.test(page) && !path.startsWith('meta.');
  return isShown ? bindWords(text, language) : text;
}
