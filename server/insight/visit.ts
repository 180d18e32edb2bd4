import { type Device, type FormStep, formSteps, type InquiryWay } from '#domain/insight.ts';
import type { CountRow } from './counts.ts';
import type { InsightSchema } from './schema.ts';

export type VisitRow = InsightSchema['insight_visits'];

/** How somebody came to the site. */
export interface Arrival {
  page: string;
  source: string;
  campaign: string;
}

/** What is known of one visitor since the last round of writing. */
export interface Visit {
  visitor: number;
  /** The first page of these that was seen. */
  page: string;
  device: Device;
  /** By the languages of the browser, which every request names. */
  countryOfLanguages: string;
  /** By the time zone, which only the page's own script can tell. */
  countryOfZone?: string;
  arrival?: Arrival;
  cameFromPage?: string;
  steps: Set<FormStep>;
}

const bitOf = (step: FormStep) => 1 << formSteps.indexOf(step);

/** Somebody whom nobody sent: on the same day that is no other visit than the one before. */
const isDirect = ({ source, campaign }: Arrival) => source === '' && campaign === '';

/** The last way counts, but for one that says nothing. */
export function noteArrival(visit: Visit, arrival: Arrival): void {
  if (!visit.arrival || !isDirect(arrival)) visit.arrival = arrival;
}

/** How a visitor came, of what is written and of what is not yet. */
export function wayBy(
  row: Pick<VisitRow, 'first_page' | 'source' | 'campaign' | 'came_from_page'> | undefined,
  visit: Visit | undefined,
): InquiryWay | undefined {
  const { arrival, page = '', cameFromPage = row?.came_from_page ?? '' } = visit ?? {};
  if (arrival && (!row || !isDirect(arrival))) {
    const { page: firstPage, source, campaign } = arrival;
    return { cameFromPage, firstPage, source, campaign };
  }
  if (row) {
    return {
      cameFromPage,
      firstPage: row.first_page,
      source: row.source,
      campaign: row.campaign,
    };
  }
  return visit && { cameFromPage, firstPage: page, source: '', campaign: '' };
}

export function newRow(day: number, visit: Visit): VisitRow {
  const { visitor, arrival, page } = visit;
  return {
    day,
    visitor,
    first_page: arrival?.page ?? page,
    source: arrival?.source ?? '',
    campaign: arrival?.campaign ?? '',
    country: visit.countryOfZone || visit.countryOfLanguages,
    came_from_page: visit.cameFromPage ?? '',
    steps: [...visit.steps].reduce((bits, step) => bits | bitOf(step), 0),
  };
}

/** What somebody adds to the counts who has not been here today. */
export function countsOfNew({ country }: VisitRow, { arrival, device, steps }: Visit): CountRow[] {
  return [
    one('total', 'visitors'),
    one('device', device),
    one('country', country),
    ...(arrival ? countsOfArrival(arrival) : []),
    ...[...steps].map((step) => one('step', step)),
  ];
}

/** What changes about somebody who has; the same once more changes nothing. */
export function changeRow(
  row: VisitRow,
  { arrival, countryOfZone: country, cameFromPage, steps }: Visit,
): { row: VisitRow; counts: CountRow[] } {
  const changed = { ...row };
  const counts: CountRow[] = [];
  const hasOtherWay =
    arrival &&
    !isDirect(arrival) &&
    (arrival.source !== row.source || arrival.campaign !== row.campaign);
  if (hasOtherWay) {
    const { page: first_page, source, campaign } = arrival;
    Object.assign(changed, { first_page, source, campaign });
    counts.push(...countsOfArrival(arrival));
  }
  if (country && country !== row.country) {
    changed.country = country;
    counts.push({ ...one('country', row.country), count: -1 }, one('country', country));
  }
  if (cameFromPage) changed.came_from_page = cameFromPage;
  for (const step of steps) {
    if (changed.steps & bitOf(step)) continue;
    changed.steps |= bitOf(step);
    counts.push(one('step', step));
  }
  return { row: changed, counts };
}

function countsOfArrival({ source, campaign }: Arrival): CountRow[] {
  return [one('source', source), ...(campaign ? [one('campaign', campaign)] : [])];
}

function one(kind: CountRow['kind'], name: string): CountRow {
  return { kind, name, count: 1 };
}
