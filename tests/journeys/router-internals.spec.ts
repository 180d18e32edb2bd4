import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

test('the router’s scripts wait as inert text, and nothing else of it loads before them', async ({
  request,
}) => {
  const page = await (await request.get('/en/contact/stepOne')).text();
  const deferred = page.match(/<script type="text\/deferred">[\s\S]*?<\/script>/g) ?? [];
  expect(deferred).toHaveLength(1);
  expect(deferred[0]).toMatch(/import[^;]*"\/assets\//);
  expect(page).not.toContain('type="module"');
  expect(page).not.toContain('rel="modulepreload"');
});

test('Back and Forward after the router has started keep the document', async ({ page }) => {
  await page.goto('/en/contact/stepOne');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('[name=detail]').fill('A question');
  await page.getByRole('button', { name: 'Next' }).click();
  const phone = page.locator('[name=phoneNumber]');
  await expect(phone).toBeVisible();
  await page.goBack();
  await expect(phone).toBeHidden();
  // Only at an address other than the first one would the page be reloaded.
  await page.goForward();
  await expect(phone).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
