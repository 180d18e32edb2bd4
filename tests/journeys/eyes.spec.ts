import { mainColorsOf } from '../eyes/drawings.ts';
import { takePixels } from '../eyes/pixels.ts';
import { waitForPictures } from '../eyes/sample-site.ts';
import { lowContrast, measureTexts } from '../eyes/text-contrast.ts';
import { spaceTextOut } from '../eyes/text-spacing.ts';
import { cutOffTexts } from '../pseudo/page-errors.ts';
import { openHydrated } from './hydrated-page.ts';
import { expect, test } from './site.ts';

// In the visitor's own language, so that no offer of another one covers the foot of the window.
test.use({ locale: 'en' });

test('words over a bright picture can be read', async ({ page }) => {
  await openHydrated(page, '/en/product/redchec');
  await waitForPictures(page);
  const texts = await measureTexts(page);
  expect(texts.length).toBeGreaterThan(50);
  expect(lowContrast(texts)).toEqual([]);
});

test('with more contrast, text reaches 7 : 1 and fields have edges of 4.5 : 1', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await openHydrated(page, '/en/contact/stepOne');
  const texts = await measureTexts(page);
  expect(texts.length).toBeGreaterThan(30);
  expect(
    lowContrast(texts.map((text) => ({ ...text, needed: text.needed === 3 ? 4.5 : 7 }))),
  ).toEqual([]);
  const area = await page.locator('textarea').boundingBox();
  if (!area) throw new Error('no text area');
  const clip = { x: area.x - 4, y: area.y + 40, width: 12, height: 8 };
  const edge = mainColorsOf(await takePixels(page, { clip, fullPage: true }));
  expect(edge.contrast).toBeGreaterThanOrEqual(4.5);
  const topic = await takePixels(page.locator('button[aria-pressed]').first());
  const side = { x: 0, y: topic.height / 2 - 1, width: 8, height: 2 };
  expect(mainColorsOf(topic, side).contrast).toBeGreaterThanOrEqual(4.5);
});

test('a reader’s own spacing of letters, words and lines cuts nothing off', async ({ page }) => {
  // In the fonts of the system, which are wider: a slow connection keeps them.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['', '/about/brand', '/product/noshine', '/product/redchec', '/nowhere']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/es${path}`);
    await spaceTextOut(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOffTexts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
