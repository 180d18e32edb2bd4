import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have begun: its own script, and in the inquiry React, which has
 * taken over an element once that carries React's key.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header a') ?? {};
    const isTaken = Object.keys(link).some((key) => key.startsWith('__reactProps'));
    const isInteractive = 'interactive' in document.documentElement.dataset;
    return isInteractive && (isTaken || !location.pathname.includes('/contact/'));
  });
}

/** Waits until the font is there as well, after which nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  // It takes over in the next frame, or not at all.
  await page.evaluate(
    () =>
      new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(() => frame(0)))),
  );
}

/** Touches every island, which brings React, and waits until each works. */
export async function wakeIslands(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  });
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-awake])') === null,
  );
}

/** The page as it is while its code is still on the way, or never comes. */
export async function withoutCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}
