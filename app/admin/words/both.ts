export type AdminLanguage = 'ko' | 'en';

/** Korean is the shape; English must say the same things, no more and no less. */
export function inBoth<T>(texts: { ko: T; en: NoInfer<T> }): Record<AdminLanguage, T> {
  return texts;
}
