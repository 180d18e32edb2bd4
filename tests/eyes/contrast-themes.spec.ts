import { join } from 'node:path';
import { expect } from '../journeys/site.ts';
import { invisibleDrawings } from './drawings.ts';
import { everyPath, openPage, test } from './sample-site.ts';
import { lowContrast, measureTexts } from './text-contrast.ts';

const pictures = join(import.meta.dirname, '../../.cache/eyes');
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test.use({ locale: 'en' });

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in a ${colorScheme} contrast theme at ${viewport.width} px`, () => {
      test.use({
        viewport,
        colorScheme,
        contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
      });

      test('no drawing disappears', async ({ page }) => {
        for (const path of everyPath) {
          await openPage(page, path, 'en');
          expect.soft(await invisibleDrawings(page), path).toEqual([]);
          const file = `${viewport.width}-${colorScheme}${path.replaceAll('/', '-')}.png`;
          await page.screenshot({ path: join(pictures, file), fullPage: true });
        }
      });
    });
  }

  test.describe(`with more contrast at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

    test('text reaches 7 : 1, large letters 4.5 : 1', async ({ page }) => {
      for (const path of everyPath) {
        await openPage(page, path, 'en');
        const texts = await measureTexts(page);
        const wanted = texts.map((text) => ({ ...text, needed: text.needed === 3 ? 4.5 : 7 }));
        expect.soft(lowContrast(wanted), path).toEqual([]);
      }
    });
  });
}
