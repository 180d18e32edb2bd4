import { enter, expect, test } from '../journeys/admin-site.ts';
import { reachOnePage } from './one-page.ts';

test('a click on each text of a page finds its field', async ({ page }) => {
  await enter(page.request);
  const { texts, unreachable, unknown } = await reachOnePage(page, 'price', 'ko');
  expect({ unreachable, unknown }).toEqual({ unreachable: [], unknown: [] });
  expect(texts).toBeGreaterThan(40);
});
