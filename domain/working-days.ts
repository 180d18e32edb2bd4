import { day, seoulOffset } from './seoul.ts';

/** Days since 1970 in Seoul. The first of them was a Thursday. */
const dayNumber = (at: number) => Math.floor((at + seoulOffset) / day);
const isWorkday = (number: number) => (number + 4) % 7 !== 0 && (number + 4) % 7 !== 6;

export function isWorkingDay(at: number): boolean {
  return isWorkday(dayNumber(at));
}

/**
 * How many working days have begun since: from Friday to Monday it is one. Public holidays count as
 * ordinary days.
 */
export function workingDaysSince(from: number, now: number): number {
  const first = dayNumber(from) + 1;
  const last = dayNumber(now);
  const weeks = Math.max(0, Math.floor((last - first + 1) / 7));
  let days = weeks * 5;
  for (let number = first + weeks * 7; number <= last; number += 1) {
    if (isWorkday(number)) days += 1;
  }
  return days;
}

/** The time between two moments in milliseconds, without Saturdays and Sundays. */
export function workingTimeBetween(from: number, until: number): number {
  return Math.max(0, workingTimeUntil(until) - workingTimeUntil(from));
}

/** Since a Monday long ago. */
function workingTimeUntil(at: number): number {
  const daysSinceMonday = dayNumber(at) + 3;
  const weekday = ((daysSinceMonday % 7) + 7) % 7;
  const weeks = (daysSinceMonday - weekday) / 7;
  const ofToday = weekday < 5 ? (((at + seoulOffset) % day) + day) % day : 0;
  return (weeks * 5 + Math.min(weekday, 5)) * day + ofToday;
}
