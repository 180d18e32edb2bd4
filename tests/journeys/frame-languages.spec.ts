import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

const ownNames = { ko: '한국어', en: 'English', id: 'Bahasa Indonesia', es: 'Español' };
const opener = (page: Page, name: string) => page.locator('header summary', { hasText: name });

test('every language names itself in the menu and leads to the same page', async ({ page }) => {
  const prefixes = { ko: '', en: '/en', id: '/id', es: '/es' };
  for (const [language, prefix] of Object.entries(prefixes)) {
    await page.goto(`${prefix}/product/redchec`);
    await opener(page, ownNames[language as keyof typeof ownNames]).click();
    for (const [other, name] of Object.entries(ownNames)) {
      await expect(page.locator('header').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${prefixes[other as keyof typeof prefixes]}/product/redchec`,
      );
    }
  }
});

test('switching keeps the page, the query and the place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/media?sort=oldest');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 120));
  await opener(page, '한국어').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/media?sort=oldest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(opener(page, 'Español')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  // Only this once: the same page by another way begins at its top.
  await page.goto('/es/about/brand');
  await page.goto('/es/media?sort=oldest');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a third language and back again, each in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/product/noshine');
  await page.evaluate(() => scrollTo(0, 900));
  for (const [from, to] of [
    ['한국어', 'English'],
    ['English', 'Bahasa Indonesia'],
    ['Bahasa Indonesia', '한국어'],
  ] as const) {
    await opener(page, from).click();
    await page.getByRole('link', { name: to, exact: true }).click();
    await expect(opener(page, to)).toBeVisible();
    // When the font comes, a browser may keep what is seen in its place instead.
    const top = await page.evaluate(() => scrollY);
    expect(Math.abs(top - 900)).toBeLessThan(60);
  }
  await expect(page).toHaveURL('/product/noshine');
});

test('the choice is remembered for a year', async ({ page, context }) => {
  await page.goto('/en/about/brand');
  await opener(page, 'English').click();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/id/about/brand');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('id');
  expect(cookie?.path).toBe('/');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('the query survives a switch even before the code has arrived', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/about/brand?from=fair');
  await opener(page, 'English').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about/brand?from=fair');
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'es-MX' });

  test('is offered the page in its language, once and without moving anything', async ({
    page,
  }) => {
    await page.goto('/about/brand');
    const offer = page.getByRole('complementary').filter({ hasText: 'español' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveCSS('position', 'fixed');
    await offer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(offer).toBeHidden();
  });

  test('is not offered it back right after choosing another', async ({ page }) => {
    await page.goto('/es/about/brand');
    await hydrated(page);
    await opener(page, 'Español').click();
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(page).toHaveURL('/about/brand');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('takes the offer, and is not asked again elsewhere', async ({ page }) => {
    await page.goto('/en/product/noshine');
    await page.getByRole('link', { name: 'Leer en español' }).click();
    await expect(page).toHaveURL('/es/product/noshine');
    await page.goto('/about/brand');
    await hydrated(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test('a browser in the language of the page is offered nothing', async ({ page }) => {
  await page.goto('/about/brand');
  await hydrated(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('the offer goes when it is closed, also where it cannot be remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/en/about/brand');
  const offer = page.getByRole('complementary').filter({ hasText: '한국어' });
  await offer.getByRole('button').click();
  await expect(offer).toHaveCount(0);
});
