import type { IncomingMessage } from 'node:http';
import {
  type FormStep,
  type FormStop,
  formSteps,
  type InquiryWay,
  type InsightEvent,
} from '#domain/insight.ts';
import { casesPath, pages, sectionOf } from '#domain/pages.ts';
import { dayNumber } from '#domain/seoul.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SeenPage } from '../http/cached-response.ts';
import { readAddress } from '../pages/addresses.ts';
import { readSettings } from '../settings/settings.ts';
import { campaignOf } from './campaign.ts';
import { isSeen } from './counted.ts';
import { countryOfZone } from './country.ts';
import { Counts } from './counts.ts';
import { readKnownNames } from './known-names.ts';
import { forgetSaltsBefore, forgetVisitsBefore, takeSalt } from './salts.ts';
import { sourceOf } from './source.ts';
import { type Arrival, noteArrival, wayBy } from './visit.ts';
import { type Visitor, Visitors } from './visitors.ts';
import { writeCounts, writeVisits } from './write-visits.ts';

/** How a page was come to, as far as the browser says. */
interface Way {
  /** The address of the page before. */
  from: string;
  /** Whether that is one of this site. */
  isFromHere: boolean;
  /** Of the address that was asked for. */
  query: string;
}

/** What the script of a page tells when it was fetched ahead, or begins a visit. */
interface Told {
  /** Where the visitor came from; not given where the page before was one of the form. */
  from?: string | undefined;
  zone?: string | undefined;
}

interface Parts {
  database: Database;
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  now?: () => number;
}

export type VisitCounter = Awaited<ReturnType<typeof openVisitCounter>>;

const stepOfPath = new Map<string, FormStep>([
  [pages.stepOne.path, 'step-one'],
  [pages.stepTwo.path, 'step-two'],
  [pages.stepThree.path, 'step-three'],
]);

const aMinute = 60_000;

/** So many visitors are written in one transaction, which others wait for. */
const perWrite = 500;

/**
 * Counts visits in memory; `write` adds them to what all instances have counted (decision 0067).
 * Nothing of a visitor is counted whom `isCounted` leaves out.
 */
export async function openVisitCounter({ database, config, now = database.now }: Parts) {
  const counts = new Counts();
  const visitors = new Visitors(config.trustProxy);
  /** By the very object that the cache holds, so that a page from memory costs one look-up. */
  const views = new Map<SeenPage, number>();
  const ownHost = config.siteUrl && new URL(config.siteUrl).host;
  let isOn = false;
  let today = dayNumber(now());
  /** Until which day the salts and the visitors of earlier ones are forgotten. */
  const forgotten = { salts: 0, visits: 0 };

  async function refresh(): Promise<void> {
    isOn = (await readSettings(database.db)).countVisits;
  }

  async function beginDay(): Promise<void> {
    const day = dayNumber(now());
    // Only when all of it is there: what fails is tried again with the next round.
    const [salt, names] = [await takeSalt(database, day), await readKnownNames(database, day)];
    today = day;
    counts.beginDay(names);
    visitors.begin(salt);
  }

  /** Who asks, if anything is counted about them. */
  const counted = (req: IncomingMessage) => (isOn ? visitors.find(req) : undefined);

  /** The host of this site by which it was asked for, when no other is configured. */
  const isOwn = (address: string, { headers: { host } }: IncomingMessage) =>
    address !== '' && URL.parse(address)?.host === (ownHost ?? host);

  function pageAt(address: string | undefined): SeenPage | undefined {
    const { pathname = '', search = '' } = (address && URL.parse(address)) || {};
    const found = pathname ? readAddress(pathname + search) : undefined;
    return found?.kind === 'page' ? found : undefined;
  }

  function countViews(page: SeenPage, times: number): void {
    counts.add('total', 'views', times);
    counts.add('page', counts.admit('page', page.path), times);
    counts.add('language', page.language, times);
    if (page.path.startsWith(`${casesPath}/`)) counts.add('event', 'case-opened', times);
  }

  function arrivalBy(req: IncomingMessage, page: SeenPage, { from, query }: Way): Arrival {
    const mayBeNew = () => visitors.mayBringName(req);
    const source = counts.admit('source', sourceOf(from), mayBeNew);
    const campaign = counts.admit('campaign', campaignOf(query), mayBeNew);
    return { page: page.path, source, campaign };
  }

  /** Notes how the visitor came here, and that a step of the form is open. */
  function follow(req: IncomingMessage, { number }: Visitor, page: SeenPage, way: Way): void {
    if (number === undefined) return;
    const { from, isFromHere, query } = way;
    const step = stepOfPath.get(page.path);
    const isArrival = !isFromHere && (from !== '' || query !== '');
    if (!step && !isArrival && visitors.isKnown(number)) return;
    const visit = visitors.visitOf(number, req, page.path);
    if (!visit) return;
    if (!isFromHere) noteArrival(visit, arrivalBy(req, page, way));
    if (!step) return;
    visit.steps.add(step);
    const before = isFromHere ? pageAt(from)?.path : undefined;
    if (before && sectionOf(before) !== 'contact') visit.cameFromPage = before;
  }

  async function writeDay(): Promise<void> {
    for (const [page, times] of views) countViews(page, times);
    views.clear();
    const taken = visitors.take();
    for (let at = 0; at < taken.length; at += perWrite) {
      const some = taken.slice(at, at + perWrite);
      await database
        .write(async (trx) =>
          writeCounts(trx, today, await writeVisits(trx, database, today, some)),
        )
        .catch((error) => {
          visitors.putBack(taken.slice(at));
          throw error;
        });
      visitors.markWritten(some);
    }
    const rows = counts.take();
    await database
      .write((trx) => writeCounts(trx, today, rows))
      .catch((error) => {
        counts.putBack(rows);
        throw error;
      });
  }

  await refresh();
  await beginDay();

  return {
    /** Whether visits are counted, which the owner can switch off. */
    refresh,

    /** Of an answer from the cache or one that was made; `query` as it was asked for. */
    viewed(req: IncomingMessage, page: SeenPage, query = ''): void {
      const visitor = isOn && isSeen(req) && visitors.find(req);
      if (!visitor) return;
      views.set(page, (views.get(page) ?? 0) + 1);
      const { referer: from = '', 'sec-fetch-site': site } = req.headers;
      follow(req, visitor, page, {
        from,
        isFromHere: site === 'same-origin' || isOwn(from, req),
        query,
      });
    },

    /** A view that only the page itself can tell: it was fetched ahead, or no document was loaded. */
    told(req: IncomingMessage, isView: boolean, { from, zone }: Told): void {
      const { referer } = req.headers;
      const page = pageAt(referer);
      const visitor = counted(req);
      if (!visitor || !page || !referer) return;
      if (isView) countViews(page, 1);
      const query = URL.parse(referer)?.search ?? '';
      const isFromHere = from === undefined || isOwn(from, req);
      follow(req, visitor, page, { from: from ?? '', isFromHere, query });
      const country = zone && countryOfZone(zone);
      const visit = country && visitor.number && visitors.visitOf(visitor.number, req, page.path);
      if (visit) visit.countryOfZone = country;
    },

    /** A step of the form that was posted to without scripts. */
    stepShown(req: IncomingMessage, page: SeenPage): void {
      const visitor = counted(req);
      if (!visitor) return;
      countViews(page, 1);
      follow(req, visitor, page, { from: '', isFromHere: true, query: '' });
    },

    happened(req: IncomingMessage, event: InsightEvent): void {
      if (counted(req)) counts.add('event', event);
    },

    stopped(req: IncomingMessage, stops: readonly FormStop[]): void {
      if (!counted(req)) return;
      for (const stop of stops) counts.add('stop', stop);
    },

    /** Whoever sends the form has been through its steps, also where no page could tell of them. */
    sent(req: IncomingMessage): void {
      const number = counted(req)?.number;
      if (number === undefined) return;
      const visit = visitors.visitOf(number, req, pages.stepThree.path);
      for (const step of formSteps) visit?.steps.add(step);
    },

    /** How the visitor came who sends an inquiry; undefined when that is not known. */
    async wayOf(req: IncomingMessage): Promise<InquiryWay | undefined> {
      const number = counted(req)?.number;
      if (number === undefined) return undefined;
      // First of all: what is not in memory any more by then is in the row.
      const pending = visitors.pending(number);
      const row = await database.db
        .selectFrom('insight_visits')
        .select(['first_page', 'source', 'campaign', 'came_from_page'])
        .where('day', '=', today)
        .where('visitor', '=', number)
        .executeTakeFirst();
      return wayBy(row, pending);
    },

    /** Adds what was counted to the database, and begins a new day when it has come. */
    async write(): Promise<void> {
      const isOver = dayNumber(now()) !== today;
      // Also while the database does not answer: nobody is told apart beyond the day.
      try {
        await writeDay();
      } finally {
        if (isOver) visitors.begin(undefined);
      }
      if (isOver) await beginDay();
      if (forgotten.salts !== today) {
        await forgetSaltsBefore(database, today);
        forgotten.salts = today;
      }
      // Others may still write their last visitors of yesterday, who are not new.
      if (forgotten.visits === today || dayNumber(now() - aMinute) !== today) return;
      await forgetVisitsBefore(database, today);
      forgotten.visits = today;
    },
  };
}
