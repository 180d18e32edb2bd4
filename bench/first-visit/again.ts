import type { Browser } from '@playwright/test';
import { median } from '../load.ts';
import { figure, row } from './lines.ts';
import { addressOf, type Options } from './options.ts';
import { openVisitor } from './settings.ts';
import { readTimings, type Timings } from './timings.ts';
import { watchTraffic } from './traffic.ts';

/** The second visit to a page, with what the first one has left in the cache. */
export async function timeSecondVisits(
  browser: Browser,
  site: string,
  { pages, languages, settings, rounds }: Options,
): Promise<void> {
  for (const setting of settings) {
    for (const language of languages) {
      console.log(`\nsecond visit, ${setting}, ${language}: ms`);
      console.log(row('', ['first', 'largest']));
      for (const name of pages) {
        const url = site + addressOf(name, language);
        const visits: Timings[] = [];
        while (visits.length < rounds) {
          const { page, session, leave } = await openVisitor(browser, setting, language);
          const { untilQuiet } = watchTraffic(session);
          await page.goto(url);
          await untilQuiet();
          // The same address right away would be a reload.
          await page.goto('about:blank');
          await page.goto(url);
          await untilQuiet();
          visits.push(await readTimings(page));
          await leave();
        }
        const first = figure(median(visits.map((visit) => visit.firstPaint)));
        const largest = figure(median(visits.map((visit) => visit.largestPaint)));
        console.log(row(name, [first, largest]));
      }
    }
  }
}
