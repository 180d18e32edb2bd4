import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/pages.ts';
import { languages, localize } from '../../domain/language.ts';
import { hydrated } from '../journeys/hydration.ts';
import { expect, test, withMotion } from '../journeys/site.ts';

const sizes = [
  [360, 740],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Here the screens that one passes are looked at as well, with everything that moves. */
const scrolledWidths: readonly number[] = [390, 1440];

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Pictures below the fold load when they are scrolled to.
    for (const picture of document.images) picture.loading = 'eager';
    const seen = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(seen.map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

for (const language of languages) {
  for (const lights of ['on', 'off'] as const) {
    for (const [width, height] of sizes) {
      test.describe(`${language}, ${width} px, lights ${lights}`, () => {
        test.use({ lights, viewport: { width, height }, ...withMotion });

        for (const path of pagePaths) {
          const address = localize(path, language);
          const file = `${width}-${language}${path.replaceAll('/', '-')}-${lights}`;

          test(`${address} looks as it did at rest`, async ({ page }) => {
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await page.goto(address);
            await hydrated(page);
            await loadPictures(page);
            await expect(page).toHaveScreenshot(`${file}.png`, { fullPage: true });
          });

          if (!scrolledWidths.includes(width)) continue;
          test(`${address} looks as it did while one scrolls`, async ({ page }) => {
            await page.goto(address);
            await hydrated(page);
            await loadPictures(page);
            const length = await page.evaluate(() => document.documentElement.scrollHeight);
            for (let top = 0; top < length; top += Math.round(height * 0.9)) {
              await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
              await expect.soft(page).toHaveScreenshot(`${file}-${top}.png`, { timeout: 10_000 });
            }
          });
        }
      });
    }
  }
}
