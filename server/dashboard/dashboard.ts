import { type Period, type PeriodName, periodBefore } from '#domain/period.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';
import { readInsight } from '../insight/read-insight.ts';
import { readFirstAnswers } from './first-answers.ts';
import { type InquiryShare, readInquiryDays, readShares, totalOf } from './inquiry-figures.ts';
import { readVisitDays, type VisitDays } from './visit-days.ts';

export type Figures = Awaited<ReturnType<typeof readDashboard>>;

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
  const shares = await readShares(database, period);
  const pages = insight.pages.map((page) => ({ name: page.name, count: page.views }));
  return {
    period,
    before,
    today: await readToday(database, period, now),
    ...(await readPeriod(database, period, insight)),
    compared: await readPeriod(database, before, await readVisitDays(database, before)),
    pages: joinOrigins(pages, shares.page),
    sources: joinOrigins(insight.sources, shares.source),
    campaigns: joinOrigins(insight.campaigns, shares.campaign).filter(({ name }) => name !== ''),
    languages: joinOrigins(insight.languages, shares.language),
    countries: insight.countries,
    devices: insight.devices,
    events: insight.events,
    stops: insight.stops,
    fields: shares.field,
    businessTypes: shares.businessType,
  };
}

/** What of a period is compared with another. */
async function readPeriod(
  database: Database,
  period: Period,
  { days: visitDays, funnel }: VisitDays,
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
  const { inquiries } = totalOf(await readInquiryDays(database, only));
  const { days } = await readVisitDays(database, only);
  return { day: today, inquiries, visits: days[0]?.visitors ?? 0 };
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
