/** The company's own time, whatever the clock of a server or a visitor; Korea has no summer time. */
export const seoulTimeZone = 'Asia/Seoul';

/** For days that a database counts. */
export const seoulOffset = 9 * 60 * 60 * 1000;

export const day = 24 * 60 * 60 * 1000;

export function yearInSeoul(at: number): number {
  return new Date(at + seoulOffset).getUTCFullYear();
}

/** The day as `2026-11-15`. */
export function dayInSeoul(at: number): string {
  return new Date(at + seoulOffset).toISOString().slice(0, 10);
}

/** When a day that is written as `2026-11-15` begins; NaN when it is no day. */
export function startOfDayInSeoul(date: string): number {
  return Date.parse(`${date}T00:00:00+09:00`);
}

/** The number of a day in Seoul since 1970, for what is kept by days. */
export function dayNumber(at: number): number {
  return Math.floor((at + seoulOffset) / day);
}

/** Of a day's number, as `2026-11-15`. */
export function dayOfNumber(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}
