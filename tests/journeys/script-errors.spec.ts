import type { Page } from '@playwright/test';
import type { SiteProcess } from '../support/site-process.ts';
import { settled } from './hydration.ts';
import { expect as baseExpect, test } from './site.ts';

/** Patient: scripts start when the page has loaded. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** As in a browser that lacks something: the light switch asks for it, and so does the inquiry. */
async function failWithout(
  page: Page,
  name: 'matchMedia' | 'referrer' | 'language',
): Promise<void> {
  await page.addInitScript((missing) => {
    const owner = { matchMedia: window, referrer: document, language: navigator }[missing];
    Object.defineProperty(owner, missing, {
      get() {
        throw new TypeError('missing in "this browser"');
      },
    });
  }, name);
}

/** What the server has logged of a page's errors; a beacon's body is not shown to tests. */
function reportsOf(site: SiteProcess, page: string) {
  const lines = site.output().split('\n');
  return lines
    .filter((line) => line.includes('"msg":"script error"'))
    .map((line) => JSON.parse(line))
    .filter((report) => report.page === page);
}

const isRestored = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-scripts-failed', '');

test('an island that fails stays as it was served, and the failure is reported', async ({
  page,
  site,
}) => {
  await failWithout(page, 'matchMedia');
  await page.goto('/en/product/noshine');
  const island = page.locator('[data-island=LightSwitch]');
  await island.locator('h2').scrollIntoViewIfNeeded();
  await island.getByRole('group').first().hover();
  const report = expect.objectContaining({
    message: expect.stringMatching(/TypeError: missing in …$/),
    place: expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/),
    browser: expect.stringMatching(/^(Chrome|Firefox) \d+$/),
    times: 1,
  });
  await expect.poll(() => reportsOf(site, '/en/product/noshine')).toContainEqual(report);
  await expect(island).toHaveCount(1);
  await expect(island.getByRole('img')).toBeVisible();
  await page.locator('[name=generation][value=first]').check({ force: true });
  await page.locator('[name=light][value=dark]').check({ force: true });
  await expect(page.getByRole('status').getByText('The grime hardly changes')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary', { hasText: 'About' }).click();
  await expect(menu.getByRole('link', { name: 'Our companies' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('a part of the page script that fails takes no other along', async ({ page, site }) => {
  await failWithout(page, 'language');
  await page.goto('/en/product/technical/fresh');
  await expect.poll(() => reportsOf(site, '/en/product/technical/fresh')).not.toHaveLength(0);
  // The font is what comes last.
  await settled(page);
});

test('where the form’s scripts fail, it goes on as a plain form', async ({ page }) => {
  await failWithout(page, 'referrer');
  await page.goto('/en/contact/stepOne');
  await isRestored(page);
  await page.locator('[name=detail]').fill('Without their help.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/en/contact/stepTwo');
  await isRestored(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('[name=detail]')).toHaveValue('Without their help.');
});

test('a script that does not arrive leaves the page and is reported', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const reported = page.waitForResponse('**/api/script-errors');
  await page.goto('/en/about/brand');
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
