import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

test('the router’s scripts wait as inert text, and nothing else of it loads before them', async ({
  request,
}) => {
  for (const path of ['/en', '/en/contact/stepOne']) {
    const page = await (await request.get(path)).text();
    const deferred = page.match(/<script type="text\/deferred">[\s\S]*?<\/script>/g) ?? [];
    expect(deferred, path).toHaveLength(1);
    expect(deferred[0], path).toMatch(/import[^;]*"\/assets\//);
    expect(page, path).not.toMatch(/<script[^>]*type="module"|rel="modulepreload"/);
  }
});

test('Back and Forward after the router has started keep the document', async ({ page }) => {
  await page.goto('/en/about/brand');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const title = page.getByRole('heading', { level: 1, name: 'Privacy policy' });
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(title).toBeHidden();
  // Only at an address other than the first one would the page be reloaded.
  await page.goForward();
  await expect(title).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
