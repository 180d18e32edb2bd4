import { languages, localize } from '#domain/language.ts';
import { expect } from '../journeys/site.ts';
import { cutOffTexts } from '../pseudo/page-errors.ts';
import { everyPath, openPage, test } from './sample-site.ts';
import { spaceTextOut } from './text-spacing.ts';

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('a reader’s own spacing of text cuts nothing off', async ({ page }) => {
      for (const path of everyPath) {
        const address = localize(path, language);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await spaceTextOut(page);
        // 320 px is 1280 px at 400 %.
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await cutOffTexts(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    });

    test.describe('with the popup', () => {
      test.use({ popup: 'shown' });

      test('headings begin with the one h1 and skip no level', async ({ page }) => {
        for (const path of everyPath) {
          const address = await openPage(page, path, language);
          const levels = await page
            .locator('h1, h2, h3, h4, h5, h6')
            .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
          expect.soft(levels.filter((level) => level === 1).length, address).toBe(1);
          expect.soft(levels[0], address).toBe(1);
          const isSkipped = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
          expect.soft(isSkipped, `${address}: ${levels.join(' ')}`).toBe(false);
        }
      });
    });
  });
