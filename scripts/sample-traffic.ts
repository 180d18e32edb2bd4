import { day, dayNumber } from '#domain/seoul.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import type { Database } from '#server/database/database.ts';
import type { CountKind, InsightSchema } from '#server/insight/schema.ts';
import { createRandom, type Random } from './sample-random.ts';

type Row = InsightSchema['insight_counts'];

export const sampleDays = 90;

/** The fair was five weeks ago, and somebody put its code on the booth. */
export const fair = { from: 38, to: 34, campaign: 'green-build-expo / qr / booth' };
export const newsletter = { from: 12, to: 8, campaign: 'newsletter / email / november' };
export const adsCampaign = 'naver / cpc / air-quality';

const pages = {
  '/': 30,
  '/product/noshine': 14,
  '/product/technical/air': 11,
  '/product/technical/water': 8,
  '/evidence': 7,
  '/product/technical/multi': 5,
  '/about/brand': 5,
  '/contact/stepOne': 5,
  '/about/price': 4,
  '/product/technical/fresh': 4,
  '/media': 4,
  '/product/redchec': 3,
  '/product/technical/build': 3,
  '/about/relationship': 2,
  '/media/3': 2,
  '/contact/stepTwo': 2,
  '/contact/stepThree': 1.4,
  '/privacy': 0.6,
};
const languages = { ko: 62, en: 21, id: 9, es: 8 };
export const sources = {
  'search:naver': 34,
  'search:google': 27,
  '': 22,
  'blog.naver.com': 5,
  'search:daum': 4,
  'www.linkedin.com': 3,
  'search:bing': 2,
  'www.youtube.com': 2,
  'expo.sample.example': 1,
};
const countries = { KR: 64, US: 9, ID: 8, MX: 4, ES: 3, JP: 3, VN: 2, CL: 2, SG: 2, '': 3 };
const devices = { phone: 54, desktop: 41, tablet: 5 };
const stops = {
  'detail.required': 30,
  'phoneNumber.required': 22,
  'consent.not-agreed': 18,
  'name.required': 9,
  'file.too-large': 8,
  'file.wrong-type': 6,
  'email.not-allowed': 4,
  'introduction.too-large': 3,
};
/** How many of a hundred visitors do it. */
const events = {
  'film-started': 21,
  'film-finished': 9,
  'popup-shown': 48,
  'popup-closed': 31,
  'popup-applied': 3,
  'language-switched': 6,
  'light-switched': 12,
  'report-opened': 5,
  'case-opened': 1,
};

/** Visitors of so many days ago: more on working days, a little more each week, most at the fair. */
function visitorsOf(daysAgo: number, now: number, random: Random): number {
  const growth = 1.25 - (daysAgo / sampleDays) * 0.5;
  const week = isWorkingDay(now - daysAgo * day) ? 1 : 0.46;
  const special = isDuring(fair, daysAgo) ? 1.9 : isDuring(newsletter, daysAgo) ? 1.25 : 1;
  return Math.round(96 * growth * week * special * random.between(0.82, 1.18));
}

export const isDuring = ({ from, to }: { from: number; to: number }, daysAgo: number) =>
  daysAgo <= from && daysAgo >= to;

/** How many inquiries came in on a day: most after the fair, fewest on weekends. */
export function sampleInquiriesOf(daysAgo: number, isWorking: boolean): number {
  if (daysAgo === 0) return 0;
  const special = isDuring(fair, daysAgo) ? 3 : isDuring(newsletter, daysAgo) ? 1.8 : 1;
  return Math.floor((isWorking ? 1.35 : 0.5) * special + createRandom(daysAgo * 7919).next());
}

/** Ninety days of visits that nobody made, as counts: they are only to be looked at. */
export async function putSampleTraffic(database: Database, now: number): Promise<void> {
  const random = createRandom(20_261);
  const rows: Row[] = [];
  for (let daysAgo = sampleDays; daysAgo >= 0; daysAgo -= 1) {
    const number = dayNumber(now) - daysAgo;
    // Of today only the morning has passed.
    const visitors = Math.round(visitorsOf(daysAgo, now, random) * (daysAgo === 0 ? 0.4 : 1));
    const isWorking = isWorkingDay(now - daysAgo * day);
    rows.push(...rowsOfDay({ number, daysAgo, visitors, isWorking }, random));
  }
  await database.write(async (trx) => {
    for (let at = 0; at < rows.length; at += 1000) {
      await trx
        .insertInto('insight_counts')
        .values(rows.slice(at, at + 1000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

interface SampleDay {
  number: number;
  daysAgo: number;
  visitors: number;
  isWorking: boolean;
}

function rowsOfDay({ number, daysAgo, visitors, isWorking }: SampleDay, random: Random): Row[] {
  const views = Math.round(visitors * random.between(2.6, 3.4));
  const row = (kind: CountKind, name: string, count: number) => ({
    ...{ day: number, kind, name },
    count: Math.round(count),
  });
  const shared = (kind: CountKind, weights: Record<string, number>, total: number) => {
    const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
    return Object.entries(weights).map(([name, weight]) =>
      row(kind, name, ((total * weight) / sum) * random.between(0.8, 1.2)),
    );
  };
  // From the end: as many were sent as there are inquiries.
  const sent = sampleInquiriesOf(daysAgo, isWorking);
  const stepThree = Math.round(sent * random.between(1.05, 1.35));
  const stepTwo = Math.round(stepThree * random.between(1.25, 1.6) + random.next());
  const stepOne = Math.round(stepTwo * random.between(1.5, 2) + random.between(0, 2));
  const steps = { 'step-one': stepOne, 'step-two': stepTwo, 'step-three': stepThree };
  return [
    row('total', 'views', views),
    row('total', 'visitors', visitors),
    ...shared('page', pages, views),
    ...shared('language', languages, views),
    ...shared('source', sources, visitors),
    ...shared('country', countries, visitors),
    ...shared('device', devices, visitors),
    ...Object.entries(events).map(([name, percent]) =>
      row('event', name, ((visitors * percent) / 100) * random.between(0.7, 1.3)),
    ),
    ...Object.entries(steps).map(([name, count]) => row('step', name, count)),
    row('step', 'sent', sent),
    ...shared('stop', stops, stepOne * 0.9),
    row('campaign', adsCampaign, visitors * 0.04),
    ...(isDuring(fair, daysAgo) ? [row('campaign', fair.campaign, visitors * 0.38)] : []),
    ...(isDuring(newsletter, daysAgo)
      ? [row('campaign', newsletter.campaign, visitors * 0.16)]
      : []),
  ].filter(({ count }) => count > 0);
}
