import type { Page } from '@playwright/test';
import { enter, expect, isSaved, test } from './admin-site.ts';

const selected = (page: Page) => page.locator('[data-selected] textarea').first();

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

test('a text is clicked on the page, typed beside it, and seen in its place at once', async ({
  page,
}) => {
  await page.goto('/admin/site/edit?screen=/product/redchec&language=en');
  const shown = page.frameLocator('iframe[title*="레드첵"]');
  const lead = shown.locator('main p').first();
  await lead.click();
  const field = selected(page);
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await expect(lead).toHaveText(before);

  await field.press('ControlOrMeta+End');
  await page.keyboard.type(' Seen.');
  await expect(lead).toHaveText(`${before} Seen.`);
  await expect(isSaved(page)).toBeVisible();
  const visitors = await (await page.request.get('/en/product/redchec')).text();
  expect(visitors).not.toContain(' Seen.');

  await page.getByText('휴대폰', { exact: true }).click();
  await expect(lead).toHaveText(`${before} Seen.`);
  // A second click on the same text leads back to its field.
  await lead.click();
  await expect(field).toBeFocused();
  await page.reload();
  await expect(lead).toHaveText(`${before} Seen.`);
});

test('what the site says is found, and leads to its place on the page', async ({ page }) => {
  await page.goto('/admin/site');
  await page.getByRole('textbox', { name: '사이트에서 찾기' }).fill('Coming Soon');
  await page.getByRole('link', { name: 'Coming Soon', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/site\/edit\?screen=/);
  await expect(selected(page)).toHaveValue('Coming Soon');
});
