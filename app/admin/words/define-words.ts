export type AdminLanguage = 'ko' | 'en';

export const adminLanguages: readonly AdminLanguage[] = ['ko', 'en'];

/** Korean is the shape; English must say the same things, no more and no less. */
export function defineWords<T>(words: { ko: T; en: NoInfer<T> }): Record<AdminLanguage, T> {
  return words;
}
