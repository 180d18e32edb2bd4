import type { Page } from '@playwright/test';
import type { SiteProcess } from '../support/site-process.ts';
import { hydrated } from './hydration.ts';
import { expect as baseExpect, test } from './site.ts';

/** Patient: scripts start when the browser is idle. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** As a browser does that lacks something the frame's scripts need: every page fails. */
async function failEveryPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', {
      get() {
        throw new TypeError('missing in "this browser"');
      },
    });
  });
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

test('a page whose scripts fail stays as it was served, and the failure is reported', async ({
  page,
  site,
}) => {
  await failEveryPage(page);
  await page.goto('/en/product/noshine');
  await isRestored(page);
  await expect(page).toHaveTitle(/NOSHINE/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  await expect(page.locator('head title')).toHaveCount(1);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.locator('summary', { hasText: 'About' }).click();
  await expect(menu.getByRole('link', { name: 'Companies' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await page.locator('[name=generation][value=first]').check({ force: true });
  await page.locator('[name=light][value=dark]').check({ force: true });
  await expect(page.getByRole('status').getByText('The grime stays')).toBeVisible();

  await expect.poll(() => reportsOf(site, '/en/product/noshine')).toHaveLength(1);
  expect(reportsOf(site, '/en/product/noshine')[0]).toMatchObject({
    message: expect.stringMatching(/TypeError: missing in …$/),
    place: expect.stringMatching(/^\/assets\/[\w-]+\.js:\d+:\d+$/),
    browser: expect.stringMatching(/^(Chrome|Firefox) \d+$/),
    times: 1,
  });

  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await isRestored(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('where the form cannot work, it says how else to write to us', async ({ page }) => {
  await failEveryPage(page);
  await page.goto('/en/contact/stepOne');
  await isRestored(page);
  await expect(page.getByText('This form needs JavaScript.').first()).toBeVisible();
  await expect(page.locator('[name=detail]')).toBeHidden();
});

test('only a navigation that cannot be shown gets the error screen', async ({ page }) => {
  await page.goto('/en/about/brand');
  await hydrated(page);
  await page.evaluate(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new TypeError('no observer');
      }
    } as unknown as typeof IntersectionObserver;
  });
  await page.getByRole('link', { name: 'NOSHINE home' }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a script that does not arrive leaves the page and is reported', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const reported = page.waitForResponse('**/api/script-errors');
  await page.goto('/en/about/brand');
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
