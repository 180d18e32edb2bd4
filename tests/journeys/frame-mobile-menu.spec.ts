import type { Page } from '@playwright/test';
import { withoutCode } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';
import { tap } from './touch.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ...withMotion });

const menu = (page: Page) => page.locator('header details', { has: page.locator('nav') }).last();
const hamburger = (page: Page) => menu(page).locator('> summary');
const section = (page: Page, name: string) =>
  menu(page).locator('nav summary', { hasText: name }).locator('..');

const names = { '': '메뉴', '/en': 'Menu', '/id': 'Menu', '/es': 'Menú' };

for (const [prefix, name] of Object.entries(names)) {
  test(`the hamburger is called ${name} under ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/about/brand`);
    await expect(hamburger(page)).toHaveAccessibleName(name);
    await expect(hamburger(page)).toBeVisible();
  });
}

for (const code of ['with its code', 'before its code arrives']) {
  test(`sections expand one at a time, the technical fields inside, ${code}`, async ({ page }) => {
    if (code !== 'with its code') await withoutCode(page);
    await page.goto('/en/about/brand');
    await tap(hamburger(page));
    await tap(section(page, 'About').locator('> summary'));
    await expect(menu(page).getByRole('link', { name: 'Our companies' })).toBeVisible();

    await tap(section(page, 'Products').locator('> summary'));
    await expect(menu(page).getByRole('link', { name: 'Our companies' })).toBeHidden();
    await expect(menu(page).getByRole('link', { name: 'Water quality' })).toBeHidden();

    await tap(section(page, 'Applications').last().locator('> summary'));
    await tap(menu(page).getByRole('link', { name: 'Water quality' }));
    await expect(page).toHaveURL('/en/product/technical/water');
    await expect(menu(page)).not.toHaveAttribute('open');
  });
}

test('the page behind the open menu does not scroll', async ({ page }) => {
  await page.goto('/en/product/noshine');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const before = await page.evaluate(() => scrollY);
  await tap(hamburger(page));
  await page.mouse.move(180, 700);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await tap(hamburger(page));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('Escape and a tap outside close the menu', async ({ page }) => {
  await page.goto('/en/about/brand');
  await tap(hamburger(page));
  // The click of a tap comes a moment after it: a key must not overtake it.
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(hamburger(page)).toBeFocused();

  await tap(hamburger(page));
  await expect(menu(page)).toHaveAttribute('open');
  // Above the offer of another language, which may come meanwhile.
  await tap(page.locator('html'), { x: 180, y: 600 });
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('while a menu is open, everything outside looks clickable on iOS, or it would send no click', async ({
  request,
}) => {
  // Only iOS knows the condition, so the rule is read as it is served.
  const html = await (await request.get('/en/about/brand')).text();
  expect(html).toMatch(
    /@supports \(-webkit-touch-callout: ?none\)\s*\{html:has\(details\[data-dropdown\]\[open\]\) body\{cursor:pointer\}\}/,
  );
});

test('the language menu and the mobile menu are never open together', async ({ page }) => {
  await page.goto('/en/about/brand');
  await tap(hamburger(page));
  await tap(page.locator('header summary', { hasText: 'English' }));
  await expect(page.getByRole('link', { name: 'Bahasa Indonesia' })).toBeVisible();
  await expect(menu(page)).not.toHaveAttribute('open');
});
