import { sql } from 'kysely';
import { type Period, type PeriodName, periodBefore } from '#domain/period.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';
import { readInsight } from '../insight/read-insight.ts';
import { readFirstAnswers } from './first-answers.ts';
import {
  type InquiryShare,
  readBusinessTypes,
  readFields,
  readInquiryDays,
  readInquiryLanguages,
  readShares,
  totalOf,
} from './inquiry-figures.ts';

export type Figures = Awaited<ReturnType<typeof readDashboard>>;

/** As many as a list of visits has. */
const mostNames = 50;

/** Visits of a name, and what came of them. */
export interface Origin extends InquiryShare {
  visits: number;
}

/** What the first page of the back office draws of a period, and of the one before it. */
export async function readDashboard(
  database: Database,
  { name, period }: { name: PeriodName; period: Period },
  now = database.now(),
) {
  const before = periodBefore(name, period);
  const insight = await readInsight(database, period);
  const wayBy = (column: 'came_from_page' | 'first_page' | 'campaign' | 'source') =>
    readShares(database, period, sql<string>`coalesce(${sql.ref(column)}, '')`, mostNames);
  const counted = await readPeriod(database, period, insight);
  return {
    period,
    before,
    today: await readToday(database, period, now),
    ...counted,
    compared: {
      ...(await readPeriod(database, before, await readInsight(database, before))),
    },
    pages: joinOrigins(
      insight.pages.map((page) => ({ name: page.name, count: page.views })),
      await wayBy('came_from_page'),
    ),
    sources: joinOrigins(insight.sources, await wayBy('source')),
    campaigns: joinOrigins(insight.campaigns, await wayBy('campaign')).filter(
      (campaign) => campaign.name !== '',
    ),
    languages: joinOrigins(insight.languages, await readInquiryLanguages(database, period)),
    countries: insight.countries,
    devices: insight.devices,
    events: insight.events,
    stops: insight.stops,
    fields: await readFields(database, period),
    businessTypes: await readBusinessTypes(database, period),
  };
}

/** What of a period is compared with another. */
async function readPeriod(
  database: Database,
  period: Period,
  { days: visitDays, funnel }: Awaited<ReturnType<typeof readInsight>>,
) {
  const inquiryDays = await readInquiryDays(database, period);
  const sum = (key: 'views' | 'visitors') => visitDays.reduce((all, one) => all + one[key], 0);
  return {
    days: inquiryDays.map(({ day, inquiries }, at) => ({
      day,
      inquiries,
      visits: visitDays[at]?.visitors ?? 0,
    })),
    totals: { ...totalOf(inquiryDays), visits: sum('visitors'), views: sum('views') },
    funnel,
    firstAnswers: await readFirstAnswers(database, period),
  };
}

/** Of a day that is not over; null where it is part of the period. */
async function readToday(database: Database, period: Period, now: number) {
  const today = dayInSeoul(now);
  if (period.to >= today) return null;
  const only = { from: today, to: today };
  const { totals } = await readPeriod(database, only, await readInsight(database, only));
  return { day: today, inquiries: totals.inquiries, visits: totals.visits };
}

/** Names that brought inquiries without a visit that was counted are told as well. */
function joinOrigins(
  visits: readonly { name: string; count: number }[],
  shares: readonly InquiryShare[],
): Origin[] {
  const byName = new Map(shares.map((share) => [share.name, share]));
  const visited = new Set(visits.map(({ name }) => name));
  return [
    ...visits.map(({ name, count }) => ({
      ...(byName.get(name) ?? { name, inquiries: 0, samples: 0, answered: 0 }),
      visits: count,
    })),
    ...shares.filter(({ name }) => !visited.has(name)).map((share) => ({ ...share, visits: 0 })),
  ];
}
