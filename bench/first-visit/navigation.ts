import type { Browser, Page } from '@playwright/test';
import { median } from '../load.ts';
import { figure, row } from './lines.ts';
import { addressOf, type VisitedPage } from './options.ts';
import { closePopup, openVisitor, settings } from './settings.ts';
import { openSlowLine } from './slow-line.ts';
import { watchTraffic } from './traffic.ts';

const walk: readonly VisitedPage[] = ['home', 'noshine', 'air', 'media'];
/** How long a pointer rests on a link before it is clicked. */
const hover = 1000;

const ways = {
  tapped: { rests: false, isSpeculated: true },
  'hovered first': { rests: true, isSpeculated: true },
  'tapped, nothing fetched ahead': { rests: false, isSpeculated: false },
} as const;

/**
 * From the click on a link of the menu until the next page's heading has been painted, on a visit
 * whose pages are all in the cache. Under a debugger Chromium fetches ahead but does not prerender.
 */
export async function timeNavigation(browser: Browser, site: string, rounds: number) {
  const line = await openSlowLine(site, settings.phone);
  console.log('\nnavigation, phone, ko: ms from the click until the heading is painted');
  console.log(row('', [...walk.slice(1), 'home']));
  for (const [name, { rests, isSpeculated }] of Object.entries(ways)) {
    line.allowSpeculation(isSpeculated);
    const { page, session, leave } = await openVisitor(browser, 'phone', 'ko', 'as it is');
    const { untilQuiet } = watchTraffic(session);
    await page.addInitScript(noteNavigation);
    await closePopup(page, line.url);
    for (const one of [...walk.slice(1), 'home'] as const) {
      await page.goto(line.url + addressOf(one, 'ko'));
      await untilQuiet(1000);
    }
    const times = walk.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [step, noted] of times.entries()) {
        const next = walk[(step + 1) % walk.length] as VisitedPage;
        noted.push(await timeStep(page, addressOf(next, 'ko'), rests));
        await untilQuiet();
      }
    }
    await leave();
    const medians = times.map((noted) => figure(median(noted)));
    console.log(row('', [...medians, `  ${name}`]));
  }
  line.close();
}

async function timeStep(page: Page, path: string, rests: boolean): Promise<number> {
  const link = page.locator(`header a[href="${path}"]:visible`).first();
  const menu = page.locator('header details', { has: page.locator('nav') }).last();
  if ((await link.count()) === 0) {
    const folded = menu.locator(`xpath=descendant-or-self::details[.//a[@href="${path}"]]`);
    for (const details of await folded.all()) {
      if ((await details.getAttribute('open')) === null) await details.locator('> summary').tap();
    }
  }
  if (rests) {
    await link.hover();
    await page.waitForTimeout(hover);
    await link.click();
  } else await link.tap();
  const painted = await page.waitForFunction(() => sessionStorage.getItem('painted'), undefined, {
    polling: 100,
  });
  const time = Number(await painted.jsonValue());
  await page.evaluate(() => sessionStorage.removeItem('painted'));
  return time;
}

/** Runs in every document: the same clock for a new document and for one that changes in place. */
function noteNavigation(): void {
  const now = (time: number) => performance.timeOrigin + time;
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const noteClick = (event: Event) => {
    if (!(event.target as Element).closest('a[href]')) return;
    sessionStorage.setItem('clicked', String(now(event.timeStamp)));
    sessionStorage.setItem('left', heading());
  };
  const noteHeading = () => {
    const clicked = sessionStorage.getItem('clicked');
    if (!clicked || !heading() || heading() === sessionStorage.getItem('left')) return;
    sessionStorage.removeItem('clicked');
    requestAnimationFrame(() =>
      requestAnimationFrame((time) =>
        sessionStorage.setItem('painted', String(now(time) - Number(clicked))),
      ),
    );
  };
  addEventListener('click', noteClick, true);
  new MutationObserver(noteHeading).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
