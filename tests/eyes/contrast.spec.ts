import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import { expect } from '../journeys/site.ts';
import { everyPath, openPage, test, waitForPictures } from './sample-site.ts';
import { lowContrast, measureTexts } from './text-contrast.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** What a visitor can switch on a page, and so put behind its words. */
const switches: Record<string, ((page: Page) => Promise<void>)[]> = {
  [pages.home.path]: [(page) => page.getByRole('tab').last().click()],
  [pages.noshine.path]: [
    (page) => page.locator('#lightSwitch [value=lamp]').check(),
    (page) => page.locator('#lightSwitch [value=dark]').check(),
  ],
  [pages.air.path]: [(page) => page.locator('main [data-lights]').click()],
  [pages.relationship.path]: [swapPictures],
};

async function swapPictures(page: Page): Promise<void> {
  for (const stage of await page.locator('main button:has(img)').all()) await stage.click();
}

for (const language of languages)
  for (const viewport of sizes)
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ locale: language, viewport });

      test('words can be read over what lies behind them', async ({ page }) => {
        let count = 0;
        async function measure(address: string) {
          await waitForPictures(page);
          const texts = await measureTexts(page);
          count += texts.length;
          expect.soft(lowContrast(texts), address).toEqual([]);
        }
        for (const path of everyPath) {
          const address = await openPage(page, path, language);
          await measure(address);
          for (const turn of switches[path] ?? []) {
            await turn(page);
            await measure(`${address}, switched`);
          }
        }
        console.log(`${language} ${viewport.width}: ${count} texts`);
        expect(count).toBeGreaterThan(1000);
      });
    });

test.describe('the film behind the slogan', () => {
  test.use({ locale: 'en', contextOptions: { reducedMotion: 'no-preference' } });

  for (const viewport of sizes)
    test(`leaves every word readable at any moment at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/en');
      const film = page.locator('video').first();
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), {
          timeout: 120_000,
        })
        .toBeGreaterThan(0);
      for (let part = 0; part < 8; part += 1) {
        await film.evaluate(async (video: HTMLVideoElement, share) => {
          video.pause();
          video.style.transition = 'none';
          const isShown = new Promise((shown) => video.requestVideoFrameCallback(shown));
          video.currentTime = share * video.duration;
          await isShown;
        }, part / 8);
        expect
          .soft(lowContrast(await measureTexts(page)), `${part} eighths into the film`)
          .toEqual([]);
      }
    });
});
