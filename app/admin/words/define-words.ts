import type { StaffLanguage } from '#domain/staff.ts';

/** Korean is the shape; English must say the same things, no more and no less. */
export function defineWords<T>(words: { ko: T; en: NoInfer<T> }): Record<StaffLanguage, T> {
  return words;
}
