import { sql } from 'kysely';
import type { Period } from '#domain/period.ts';
import { workingTimeBetween } from '#domain/working-days.ts';
import type { Database } from '../database/database.ts';
import { within } from './inquiry-figures.ts';

/** The latest of a period; more would not move its middle. */
const most = 5000;

export interface FirstAnswers {
  count: number;
  /** In milliseconds without weekends; null while nothing was answered. */
  median: number | null;
  slowest: number | null;
  /** How many within a working day, within two, within five, and later. */
  within: { oneDay: number; twoDays: number; fiveDays: number; later: number };
}

const workingDay = 24 * 60 * 60 * 1000;

/** How long those who wrote in a period have waited for the first answer. */
export async function readFirstAnswers(
  { db }: Pick<Database, 'db'>,
  period: Period,
): Promise<FirstAnswers> {
  const { rows } = await sql<{ received_at: number; answered_at: number }>`
    select received_at, answered_at from inquiries
    where ${within(period)} and answered_at is not null
    order by received_at desc limit ${most}`.execute(db);
  const times = rows
    .map((row) => workingTimeBetween(Number(row.received_at), Number(row.answered_at)))
    .toSorted((a, b) => a - b);
  const upTo = (days: number) => times.filter((time) => time <= days * workingDay).length;
  return {
    count: times.length,
    median: times[Math.floor((times.length - 1) / 2)] ?? null,
    slowest: times.at(-1) ?? null,
    within: {
      oneDay: upTo(1),
      twoDays: upTo(2) - upTo(1),
      fiveDays: upTo(5) - upTo(2),
      later: times.length - upTo(5),
    },
  };
}
