import type { Browser, Locator, Page } from '@playwright/test';
import type { PageName } from '#domain/pages.ts';
import { median } from '../load.ts';
import { figure } from './lines.ts';
import { addressOf } from './options.ts';
import { closePopup, openVisitor } from './settings.ts';
import { watchTraffic } from './traffic.ts';

const wanted = 100;
/** The browser notes nothing shorter than a frame. */
const oneFrame = 16;
const rounds = 3;

interface Step {
  name: string;
  on: PageName;
  act(page: Page): Promise<void>;
}

const menu = (page: Page) => page.locator('header details', { has: page.locator('nav') }).last();
const languageMenu = (page: Page) =>
  page.locator('header details', { hasText: 'Bahasa Indonesia' }).last();
const choice = (page: Page, value: string) => page.locator(`label:has([value="${value}"])`);
const tap = (on: PageName, name: string, target: (page: Page) => Locator): Step => ({
  name,
  on,
  act: (page) => touch(page, target(page)),
});

const visit: readonly Step[] = [
  tap('home', 'open the menu', (page) => menu(page).locator('> summary')),
  tap('home', 'close the menu', (page) => menu(page).locator('> summary')),
  tap('home', 'open the languages', (page) => languageMenu(page).locator('> summary')),
  tap('home', 'close the languages', (page) => languageMenu(page).locator('> summary')),
  tap('home', 'second tab', (page) => page.getByRole('tab').last()),
  tap('home', 'first tab', (page) => page.getByRole('tab').first()),
  tap('brand', 'open the banner', (page) => page.locator('main details > summary').first()),
  tap('brand', 'close the banner', (page) => page.locator('main details > summary').first()),
  tap('noshine', 'light: lamp', (page) => choice(page, 'lamp')),
  tap('noshine', 'light: dark', (page) => choice(page, 'dark')),
  tap('noshine', 'first generation', (page) => choice(page, 'first')),
  tap('air', 'rooms by night', (page) => page.locator('#gallery button')),
  tap('air', 'rooms by day', (page) => page.locator('#gallery button')),
  tap('relationship', 'picture', (page) => page.locator('main button').first()),
  tap('media', 'oldest first', (page) => choice(page, 'oldest')),
  {
    name: 'type a question',
    on: 'stepOne',
    // Letters that have keys: others would come without an event.
    act: (page) => page.locator('[name=detail]').pressSequentially('coating'),
  },
  tap('stepOne', 'next', (page) => page.locator('main form [type=submit]').last()),
];

/** As a finger does it: `tap()` puts listeners of its own into the page, which take their time too. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** How long after a hand has done something the page shows it. */
export async function timeInteractions(browser: Browser, site: string): Promise<void> {
  const times = visit.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const { page, session, leave } = await openVisitor(browser, 'phone', 'ko');
    const { untilQuiet } = watchTraffic(session);
    await page.addInitScript(noteInteractions);
    await closePopup(page, site);
    for (const [index, { on, act }] of visit.entries()) {
      if (visit[index - 1]?.on !== on) {
        await page.goto(site + addressOf(on, 'ko'));
        await untilQuiet();
      }
      await page.evaluate(() => sessionStorage.removeItem('interactions'));
      await act(page);
      times[index]?.push(await longestInteraction(page));
      await untilQuiet();
    }
    await leave();
  }
  console.log('\ninteractions, phone, ko: ms until the next paint');
  for (const [index, { name, on }] of visit.entries()) {
    const time = figure(median(times[index] ?? []), 0, wanted);
    console.log(`${on.padEnd(13)}${name.padEnd(22)}${time.padStart(6)}`);
  }
  const all = times.flat().toSorted((a, b) => a - b);
  const most = figure(all[Math.ceil(all.length * 0.75) - 1] ?? Number.NaN, 0, wanted);
  console.log(`75th percentile${most.padStart(26)}  (wanted ${wanted})`);
}

/** Kept beyond the document, since an interaction may lead to another one. */
function noteInteractions(): void {
  type Timing = PerformanceEventTiming & { interactionId?: number };
  new PerformanceObserver((list) => {
    const longest = Number(sessionStorage.getItem('interactions') ?? 0);
    const durations = (list.getEntries() as Timing[])
      .filter(({ interactionId }) => interactionId)
      .map(({ duration }) => duration);
    sessionStorage.setItem('interactions', String(Math.max(longest, ...durations)));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What takes less than a frame is never noted; what was noted may still get longer. */
async function longestInteraction(page: Page): Promise<number> {
  const noted = () => sessionStorage.getItem('interactions');
  await page.waitForFunction(noted, undefined, { polling: 50, timeout: 1000 }).catch(() => {});
  await page.waitForTimeout(200);
  return Math.max(oneFrame, Number(await page.evaluate(noted)));
}
