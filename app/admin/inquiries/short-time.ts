import { dayInSeoul, seoulTimeZone, yearInSeoul } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';

const locale = { ko: 'ko-KR', en: 'en-US' };

/** As mailboxes write it: today the time, this year the day, otherwise the whole date. */
export function showShortTime(at: number, language: StaffLanguage, now = Date.now()): string {
  const options: Intl.DateTimeFormatOptions =
    dayInSeoul(at) === dayInSeoul(now)
      ? { timeStyle: 'short' }
      : yearInSeoul(at) === yearInSeoul(now)
        ? { month: 'short', day: 'numeric' }
        : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(locale[language], { ...options, timeZone: seoulTimeZone }).format(
    at,
  );
}
