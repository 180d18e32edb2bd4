import type { AdminLanguage } from '../words/define-words.ts';

const zone = 'Asia/Seoul';
const locale = { ko: 'ko-KR', en: 'en-GB' };

export function showDate(at: number, language: AdminLanguage): string {
  const format = new Intl.DateTimeFormat(locale[language], { dateStyle: 'medium', timeZone: zone });
  return format.format(at);
}

export function showTime(at: number, language: AdminLanguage): string {
  return new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
}

export function showClock(at: number, language: AdminLanguage): string {
  const format = new Intl.DateTimeFormat(locale[language], { timeStyle: 'medium', timeZone: zone });
  return format.format(at);
}

/** Korea has had no summer time since 1988, so its clock is always nine hours ahead of UTC. */
const ahead = 9 * 3_600_000;

/** `2026-11-15T09:30`, the clock in Seoul, for an `<input type="datetime-local">`. */
export function toSeoulClock(at: number): string {
  return new Date(at + ahead).toISOString().slice(0, 16);
}

export function fromSeoulClock(clock: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock)) return undefined;
  const at = Date.parse(`${clock}:00Z`);
  return Number.isNaN(at) ? undefined : at - ahead;
}
