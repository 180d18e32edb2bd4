import type { Locator, Page } from '@playwright/test';
import { averageColor, mainColorsOf } from '../eyes/drawings.ts';
import { type Color, colorDistance, takePixels } from '../eyes/pixels.ts';
import { openHydrated } from './hydrated-page.ts';
import { expect, test } from './site.ts';

// In the visitor's own language, so that no offer of another one covers the foot of the window.
test.use({ locale: 'en', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const schemes = ['light', 'dark'] as const;

async function inBothThemes(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await look(`in a ${colorScheme} contrast theme`);
  }
}

const colorOf = async (element: Locator): Promise<Color> => averageColor(await takePixels(element));

/** The chosen one looks as no other does. */
async function expectChosen(chosen: Locator, other: Locator, message: string): Promise<void> {
  const distance = colorDistance(await colorOf(chosen), await colorOf(other));
  expect(distance, message).toBeGreaterThan(90);
}

/** The bead stands in the middle of its cell. */
async function beadOf(cell: Locator): Promise<Color> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('no cell');
  const size = 12;
  const x = box.x + (box.width - size) / 2;
  const y = box.y + (box.height - size) / 2;
  const clip = { x, y, width: size, height: size };
  return averageColor(await takePixels(cell.page(), { clip }));
}

test('home: the slogan, the name, the tabs and the beads', async ({ page }) => {
  await openHydrated(page, '/en');
  await inBothThemes(page, async (theme) => {
    for (const drawing of [
      page.locator('h1 svg'),
      page.locator('header a').first().locator('svg'),
    ]) {
      await page.evaluate(() => scrollTo(0, 0));
      const { contrast, share } = mainColorsOf(await takePixels(drawing));
      expect(contrast, theme).toBeGreaterThanOrEqual(4.5);
      // A film behind the letters would bring many more colors.
      expect(share, theme).toBeGreaterThan(0.75);
    }
    const tabs = page.getByRole('tab');
    await expectChosen(tabs.first(), tabs.last(), `the tabs ${theme}`);
    const cells = page.getByRole('tabpanel').first().locator('tbody tr').first().locator('td');
    await cells.first().scrollIntoViewIfNeeded();
    const distance = colorDistance(await beadOf(cells.first()), await beadOf(cells.last()));
    expect(distance, `the beads ${theme}`).toBeGreaterThan(90);
  });
});

test('the light switch: what is chosen', async ({ page }) => {
  await openHydrated(page, '/en/product/noshine');
  const part = page.locator('#lightSwitch');
  await inBothThemes(page, async (theme) => {
    await part.locator('[value=dark]').check();
    const choice = (value: string) => part.locator(`label:has([value=${value}]) span`);
    await expectChosen(choice('dark'), choice('sun'), `the light ${theme}`);
    await expectChosen(choice('third'), choice('first'), `the generation ${theme}`);
  });
});

test('the form: fields have edges, what is picked and the step stand out', async ({ page }) => {
  await openHydrated(page, '/en/contact/stepOne');
  const topics = page.locator('button[aria-pressed]');
  await topics.first().click();
  await inBothThemes(page, async (theme) => {
    await expectChosen(topics.first(), topics.nth(1), `the topics ${theme}`);
    const steps = page.locator('ol:has([aria-current=step]) li > :first-child');
    await expectChosen(steps.first(), steps.nth(1), `the steps ${theme}`);
    const area = await page.locator('textarea').boundingBox();
    if (!area) throw new Error('no text area');
    // A strip across its left edge.
    const clip = { x: area.x - 4, y: area.y + 40, width: 12, height: 8 };
    const { contrast } = mainColorsOf(await takePixels(page, { clip, fullPage: true }));
    expect(contrast, theme).toBeGreaterThanOrEqual(4.5);
  });
});
