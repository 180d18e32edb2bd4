import type { Page } from '@playwright/test';
import { settled } from './hydration.ts';
import { expect, test } from './site.ts';

test.use({ popup: 'shown', viewport: { width: 1440, height: 900 }, locale: 'en-US' });

test.beforeEach(async ({ page }) => {
  // However slow the machine is, the font counts as soon; and what moves is added up.
  await page.addInitScript(() => {
    performance.now = () => 0;
    Object.assign(window, { shift: 0 });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as never as Shifted).shift += (entry as never as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

interface Shifted {
  shift: number;
}

const visits = [
  '/',
  '/product/noshine',
  '/media',
  '/en',
  '/en/about/brand',
  '/en/product/technical/build',
  '/id/product/technical/water',
  '/id/contact/stepOne',
  '/es/product/redchec',
  '/es/about/relationship',
  '/es/privacy',
];

for (const address of visits) {
  test(`a first visit to ${address} has one typeface, and nothing moves for it`, async ({
    page,
    browserName,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-font', '');
    await expect(page.locator('[data-font-later]')).toHaveCount(0);
    expect(await familiesOf(page)).toHaveLength(1);
    if (browserName === 'chromium') expect(await strayFonts(page)).toEqual([]);
    expect(await page.evaluate(() => (window as never as Shifted).shift)).toBeLessThan(0.001);
  });
}

test('where something would move even so, the whole page keeps its fonts', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      // Whatever fonts the machine has, with the page's own these words are wider.
      sheet.replaceSync('[data-font] header summary { letter-spacing: 0.1em !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await page.goto('/en/about/brand');
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  expect(await familiesOf(page)).toHaveLength(1);
  await expect(page.locator('[style*="letter-spacing"]')).toHaveCount(0);
});

/** What elements ask for, also those in menus that are still closed. */
const familiesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('body, body :not(source, track)')].map(
        (element) => getComputedStyle(element).fontFamily,
      ),
    ),
  ]);

/** Texts in the page's own letters that the browser drew, wholly or partly, in another font. */
async function strayFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 });
  const stray: string[] = [];
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    if (nodeType !== 3 || !/^[\s\da-z\u00c0-\u017f가-힣.,:()–—-]*$/i.test(nodeValue)) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const others = fonts.filter(({ familyName }) => !familyName.startsWith('Pretendard'));
    if (others.length > 0) stray.push(`${nodeValue}: ${others.map((font) => font.familyName)}`);
  }
  return stray;
}
