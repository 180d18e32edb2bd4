import type { FormStep, Insight } from '#domain/insight.ts';
import { daysOf, type Period } from '#domain/period.ts';
import { dayNumber, startOfDayInSeoul } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';

export type VisitDays = Pick<Insight, 'days' | 'funnel'>;

/** Of a period that another is compared with: the few rows of each day that are needed of it. */
export async function readVisitDays(
  { db }: Pick<Database, 'db'>,
  period: Period,
): Promise<VisitDays> {
  const days = daysOf(period);
  const numbers = days.map((day) => dayNumber(startOfDayInSeoul(day)));
  const rows = await db
    .selectFrom('insight_counts')
    .select(['day', 'kind', 'name', 'count'])
    // Day by day, so that the hundreds of other rows of each are not even looked at.
    .where('day', 'in', numbers)
    .where('kind', 'in', ['total', 'step'])
    .execute();
  const counts = new Map(
    rows.map(({ day, kind, name, count }) => [`${day} ${kind} ${name}`, Number(count)]),
  );
  const reached = (step: FormStep) =>
    numbers.reduce((sum, number) => sum + (counts.get(`${number} step ${step}`) ?? 0), 0);
  return {
    days: days.map((day, at) => ({
      day,
      views: counts.get(`${numbers[at]} total views`) ?? 0,
      visitors: counts.get(`${numbers[at]} total visitors`) ?? 0,
    })),
    funnel: {
      stepOne: reached('step-one'),
      stepTwo: reached('step-two'),
      stepThree: reached('step-three'),
      sent: reached('sent'),
    },
  };
}
