import { reachOnePage } from '../reach/one-page.ts';
import { enter, expect, test } from './admin-site.ts';

// All pages in all languages: npm run test:reach.
test('a click on each text of a page finds its field', { tag: '@sweep' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1600, height: 1000 });
  await enter(page.request);
  const { texts, unreachable, unknown } = await reachOnePage(page, 'price', 'en');
  expect({ unreachable, unknown }).toEqual({ unreachable: [], unknown: [] });
  expect(texts).toBeGreaterThan(40);
});
