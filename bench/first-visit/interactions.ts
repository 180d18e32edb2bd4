import type { Browser, Page } from '@playwright/test';
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
/** In ms: what has just come into sight is looked at before it is touched. */
const lookTime = 500;

interface Step {
  name: string;
  on: PageName;
  /** What is touched, or typed into; the last of several. */
  target: string;
  typed?: string;
}

const menu = 'header details:has(nav) > summary';
const languages = 'header details:not(:has(nav)) > summary';
const choice = (value: string) => `label:has([value="${value}"])`;

const visit: readonly Step[] = [
  { on: 'home', name: 'open the menu', target: menu },
  { on: 'home', name: 'close the menu', target: menu },
  { on: 'home', name: 'open the languages', target: languages },
  { on: 'home', name: 'close the languages', target: languages },
  { on: 'home', name: 'second tab', target: '[role=tab]' },
  { on: 'home', name: 'first tab', target: '[role=tab]:first-child' },
  { on: 'brand', name: 'open the banner', target: 'main details > summary' },
  { on: 'brand', name: 'close the banner', target: 'main details > summary' },
  { on: 'noshine', name: 'light: lamp', target: choice('lamp') },
  { on: 'noshine', name: 'light: dark', target: choice('dark') },
  { on: 'noshine', name: 'first generation', target: choice('first') },
  { on: 'air', name: 'rooms by night', target: '#gallery button' },
  { on: 'air', name: 'rooms by day', target: '#gallery button' },
  { on: 'relationship', name: 'picture', target: 'main button' },
  { on: 'media', name: 'oldest first', target: choice('oldest') },
  // Letters that have keys: others would come without an event.
  { on: 'stepOne', name: 'type a question', target: '[name=detail]', typed: 'coating' },
  { on: 'stepOne', name: 'next', target: 'main form [type=submit]' },
];

/**
 * As a hand does it. Locators would put listeners of their own into the page, which take their time
 * with every touch.
 */
async function act(page: Page, { target, typed }: Step, untilQuiet: () => Promise<void>) {
  const [x, y] = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].findLast((each) =>
      each.checkVisibility(),
    );
    if (!element) throw new Error(`Nothing to touch: ${selector}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, target);
  await page.waitForTimeout(lookTime);
  await untilQuiet();
  await page.touchscreen.tap(x, y);
  if (typed) await page.keyboard.type(typed);
}

/** How long after a hand has done something the page shows it. */
export async function timeInteractions(browser: Browser, site: string): Promise<void> {
  const times = visit.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const { page, session, leave } = await openVisitor(browser, 'phone', 'ko');
    const { untilQuiet } = watchTraffic(session);
    await page.addInitScript(noteInteractions);
    await closePopup(page, site);
    for (const [index, step] of visit.entries()) {
      if (visit[index - 1]?.on !== step.on) {
        await page.goto(site + addressOf(step.on, 'ko'));
        await untilQuiet();
      }
      await page.evaluate(() => sessionStorage.removeItem('interactions'));
      await act(page, step, untilQuiet);
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

/**
 * What takes less than a frame is never noted, and nothing can be read between two documents; what was
 * noted may still get longer.
 */
async function longestInteraction(page: Page): Promise<number> {
  let longest = 0;
  const read = async () => {
    const noted = await page
      .evaluate(() => sessionStorage.getItem('interactions'))
      .catch(() => null);
    longest = Math.max(longest, Number(noted));
  };
  for (let tries = 0; tries < 10 && longest === 0; tries++) {
    await page.waitForTimeout(100);
    await read();
  }
  await page.waitForTimeout(200);
  await read();
  return Math.max(oneFrame, longest);
}
