import { day, dayInSeoul, startOfDayInSeoul } from './seoul.ts';

/** Rolling ones end with yesterday: half a day is not compared with whole ones. */
const rollingPeriods = { '7-days': 7, '28-days': 28, '90-days': 90 } as const;

type RollingPeriod = keyof typeof rollingPeriods;

export const periodNames = [
  ...(['7-days', '28-days', '90-days'] satisfies RollingPeriod[]),
  ...(['this-month', 'last-month', 'own'] as const),
] as const;

export type PeriodName = (typeof periodNames)[number];

/** Days in Seoul, as `2026-11-15`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** In days. More is no question for a page that is drawn by the day. */
const longestPeriod = 366;

export function isPeriodName(value: unknown): value is PeriodName {
  return periodNames.includes(value as PeriodName);
}

export function isRolling(name: PeriodName): name is RollingPeriod {
  return Object.hasOwn(rollingPeriods, name);
}

export function shiftDay(date: string, days: number): string {
  return dayInSeoul(startOfDayInSeoul(date) + days * day);
}

export function countDays({ from, to }: Period): number {
  return Math.round((startOfDayInSeoul(to) - startOfDayInSeoul(from)) / day) + 1;
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: countDays(period) }, (_, at) => shiftDay(period.from, at));
}

export function startOf({ from }: Period): number {
  return startOfDayInSeoul(from);
}

/** The first moment that is no longer in it. */
export function endOf({ to }: Period): number {
  return startOfDayInSeoul(to) + day;
}

export function periodOf(name: Exclude<PeriodName, 'own'>, now: number): Period {
  const today = dayInSeoul(now);
  if (isRolling(name)) {
    return { from: shiftDay(today, -rollingPeriods[name]), to: shiftDay(today, -1) };
  }
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (name === 'this-month') return { from: firstOfMonth, to: today };
  const to = shiftDay(firstOfMonth, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const isDay = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && shiftsToItself(date) && date >= '2000-01-01';

/** No 31st of February, which some engines take for a day in March. */
function shiftsToItself(date: string): boolean {
  const at = startOfDayInSeoul(date);
  return !Number.isNaN(at) && dayInSeoul(at) === date;
}

/** Undefined when it is none, too long, or has not begun; what is still to come is cut off. */
export function ownPeriod(from: string, to: string, now: number): Period | undefined {
  const today = dayInSeoul(now);
  if (!isDay(from) || !isDay(to) || from > to || from > today) return undefined;
  const period = { from, to: to > today ? today : to };
  return countDays(period) <= longestPeriod ? period : undefined;
}

/**
 * What a period is compared with: as many days just before it; a month with the month before, and
 * one that is not over with the same days of that month.
 */
export function periodBefore(name: PeriodName, { from, to }: Period): Period {
  if (isRolling(name) || name === 'own') {
    const length = countDays({ from, to });
    return { from: shiftDay(from, -length), to: shiftDay(from, -1) };
  }
  const lastOfMonth = shiftDay(from, -1);
  const first = `${lastOfMonth.slice(0, 7)}-01`;
  if (name === 'last-month') return { from: first, to: lastOfMonth };
  const sameDay = `${lastOfMonth.slice(0, 7)}-${to.slice(8)}`;
  return { from: first, to: sameDay < lastOfMonth ? sameDay : lastOfMonth };
}
