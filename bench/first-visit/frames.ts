import type { Browser, Page } from '@playwright/test';
import { figure, row } from './lines.ts';
import { addressOf } from './options.ts';
import { closePopup, openVisitor } from './settings.ts';

const field = '[data-ten-thousand]';
/** The ten thousand take less than that to go out. */
const watched = 3000;
/** In ms: halfway to the second frame of a screen that shows sixty a second. */
const missedFrame = 25;

/** How evenly the ten thousand go out on a slow phone, beside a page that moves one square. */
export async function countFrames(browser: Browser, site: string): Promise<void> {
  console.log(
    '\nten thousand to ten, phone, ko: frames a second; longer than a frame; longest, ms',
  );
  const home = await openVisitor(browser, 'phone', 'ko', 'as it is');
  await closePopup(home.page, site);
  await home.page.goto(site + addressOf('home', 'ko'));
  await home.page.locator(field).scrollIntoViewIfNeeded();
  await home.page.locator(`${field} [data-ready]`).waitFor();
  const button = home.page.locator(`${field} button`);
  await button.scrollIntoViewIfNeeded();
  print('home, tap', await watchFrames(home.page, () => button.tap()));
  await button.tap();
  const gesture = { x: 200, y: 600, yDistance: -1600, speed: 600 };
  const scroll = () => home.session.send('Input.synthesizeScrollGesture', gesture);
  print('home, scroll', await watchFrames(home.page, scroll));
  await home.leave();
  const { page, leave } = await openVisitor(browser, 'phone', 'ko', 'as it is');
  await page.setContent('<div style="width: 9px; height: 9px; background: red"></div>');
  print('one square', await watchFrames(page, () => page.evaluate(moveSquare)));
  await leave();
}

function print(name: string, intervals: readonly number[]): void {
  const rate = (1000 * intervals.length) / intervals.reduce((sum, time) => sum + time, 0);
  const missed = intervals.filter((time) => time > missedFrame).length / intervals.length;
  const figures = [
    rate.toFixed(1),
    `${(100 * missed).toFixed(1)} %`,
    figure(Math.max(...intervals)),
  ];
  console.log(row(name.padEnd(16), figures));
}

async function watchFrames(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const times = page.evaluate(timesOfFrames, watched);
  await act();
  const all = await times;
  return all.slice(1).map((time, at) => time - (all[at] ?? time));
}

function timesOfFrames(milliseconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const note = (now: number) => {
      times.push(now);
      if (now - (times[0] ?? now) < milliseconds) requestAnimationFrame(note);
      else resolve(times);
    };
    requestAnimationFrame(note);
  });
}

function moveSquare(): void {
  const square = document.querySelector('div') as HTMLElement;
  let at = 0;
  const move = () => {
    at = (at + 1) % 300;
    square.style.translate = `${at}px`;
    requestAnimationFrame(move);
  };
  move();
}
