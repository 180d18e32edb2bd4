import { seoulOffset, seoulTimeZone } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';

const locale = { ko: 'ko-KR', en: 'en-US' };

export function showDate(at: number, language: StaffLanguage): string {
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeZone: seoulTimeZone,
  });
  return format.format(at);
}

export function showTime(at: number, language: StaffLanguage): string {
  return new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: seoulTimeZone,
  }).format(at);
}

export function showClock(at: number, language: StaffLanguage): string {
  const format = new Intl.DateTimeFormat(locale[language], {
    timeStyle: 'short',
    timeZone: seoulTimeZone,
  });
  return format.format(at);
}

/** `2026-11-15T09:30`, the clock in Seoul, for an `<input type="datetime-local">`. */
export function toSeoulClock(at: number): string {
  return new Date(at + seoulOffset).toISOString().slice(0, 16);
}

export function fromSeoulClock(clock: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock)) return undefined;
  const at = Date.parse(`${clock}:00Z`);
  return Number.isNaN(at) ? undefined : at - seoulOffset;
}

const hour = 3_600_000;

/** A whole hour that is not just about to come. */
export function nextHour(): number {
  return Math.ceil((Date.now() + hour / 2) / hour) * hour;
}
