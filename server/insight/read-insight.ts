import { sql } from 'kysely';
import { type Count, type FormStep, type Insight, otherName } from '#domain/insight.ts';
import { dayNumber, dayOfNumber, startOfDayInSeoul } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';
import type { CountKind } from './schema.ts';

/** Days in Seoul as `2026-11-17`, both of them included. */
export interface Span {
  from: string;
  to: string;
}

/** Names in a list, besides the one that stands for all others. */
const mostNames = 50;

/** Two whole years and a day more. */
const mostDays = 732;

/** What was counted from one day to another; a span that is too long ends early. */
export async function readInsight(
  { db }: Pick<Database, 'db'>,
  { from, to }: Span,
): Promise<Insight> {
  const first = dayNumber(startOfDayInSeoul(from));
  const last = Math.min(dayNumber(startOfDayInSeoul(to)), first + mostDays - 1);
  const days = await readDays(db, first, last);
  const counts = await readCounts(db, first, last);
  const list = (kind: CountKind) => longestFirst(counts.get(kind) ?? []);
  const steps = new Map((counts.get('step') ?? []).map(({ name, count }) => [name, count]));
  const reached = (step: FormStep) => steps.get(step) ?? 0;
  return {
    days,
    pages: list('page').map(({ name, count }) => ({ name, views: count })),
    languages: list('language'),
    sources: list('source'),
    campaigns: list('campaign'),
    countries: list('country'),
    devices: list('device'),
    events: list('event'),
    funnel: {
      stepOne: reached('step-one'),
      stepTwo: reached('step-two'),
      stepThree: reached('step-three'),
      sent: reached('sent'),
    },
    stops: list('stop'),
  };
}

async function readDays(db: Database['db'], first: number, last: number) {
  const rows = await db
    .selectFrom('insight_counts')
    .select(['day', 'name', 'count'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', '=', 'total')
    .execute();
  const counts = new Map(rows.map(({ day, name, count }) => [`${day} ${name}`, Number(count)]));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    day: dayOfNumber(first + at),
    views: counts.get(`${first + at} views`) ?? 0,
    visitors: counts.get(`${first + at} visitors`) ?? 0,
  }));
}

async function readCounts(
  db: Database['db'],
  first: number,
  last: number,
): Promise<Map<CountKind, Count[]>> {
  const { rows } = await sql<{ kind: CountKind; name: string; count: number }>`
    select kind, name, sum(count) as count from insight_counts
    where day between ${first} and ${last} and kind <> 'total'
    group by kind, name`.execute(db);
  return Map.groupBy(
    rows.map(({ kind, name, count }) => ({ kind, name, count: Number(count) })),
    ({ kind }) => kind,
  );
}

function longestFirst(counts: readonly Count[]): Count[] {
  const all = counts
    .filter(({ name, count }) => name !== otherName && count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const shown = all.slice(0, mostNames).map(({ name, count }) => ({ name, count }));
  const others = counts.find(({ name }) => name === otherName)?.count ?? 0;
  const rest = all.slice(mostNames).reduce((sum, { count }) => sum + count, others);
  return rest > 0 ? [...shown, { name: otherName, count: rest }] : shown;
}
