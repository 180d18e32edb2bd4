import type { Language } from './language.ts';

/** Koreans dial a number of their own country without its code: 02-0000-0000. */
export function formatPhone(phone: string, language: Language): string {
  return language === 'ko' ? phone.replace(/^\+82\s*/, '0') : phone;
}
