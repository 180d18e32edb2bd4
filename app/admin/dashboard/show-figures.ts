import { seoulTimeZone, startOfDayInSeoul } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { AdminWords } from '../words/words.tsx';

const hour = 60 * 60 * 1000;

/** `Nov 16`; with its year where it is another than today's. */
export function showDay(day: string, language: StaffLanguage): string {
  const isThisYear = day.slice(0, 4) === new Date().toISOString().slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: seoulTimeZone,
  }).format(startOfDayInSeoul(day));
}

/** With the day of the week: it explains more than the number. */
export function showWeekday(day: string, language: StaffLanguage): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: seoulTimeZone,
  }).format(startOfDayInSeoul(day));
}

/** A length of time as somebody says it: minutes below an hour, hours below a day. */
export function showLength(time: number, { times }: AdminWords['figures']): string {
  if (time < hour) return times.minutes(Math.max(1, Math.round(time / 60_000)));
  const hours = Math.round(time / hour);
  return hours < 24 ? times.hours(hours) : times.days(Math.floor(hours / 24), hours % 24);
}

export function showPercent(part: number, whole: number, language: StaffLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return format.format(whole === 0 ? 0 : part / whole);
}

export function showNumber(value: number, language: StaffLanguage, digits = 0): string {
  return value.toLocaleString(language, { maximumFractionDigits: digits });
}
