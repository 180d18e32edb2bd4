import { type Language, localeOf } from '#domain/language.ts';

/** "850 kB", "1.2 MB". */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  const digits = isLarge && amount < 10 ? 1 : 0;
  const number = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: digits });
  return `${number.format(amount)}\u00a0${isLarge ? 'MB' : 'kB'}`;
}
