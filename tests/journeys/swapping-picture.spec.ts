import type { Page } from '@playwright/test';
import { openHydrated } from './hydrated-page.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

test.describe('the swapping picture', () => {
  const delay = 2000;

  async function openWithStoppedClock(page: Page, lights: 'on' | 'off' = 'on') {
    await page.addInitScript((chosen) => localStorage.setItem('lights', chosen), lights);
    await openHydrated(page, '/en/about/relationship');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }
  const stage = (page: Page) => page.locator('main button').first();

  test('shows its night after two seconds of hover, and stays', async ({ page }) => {
    await openWithStoppedClock(page);
    const [first, second] = [
      stage(page).locator('img[src*="lab.png"]'),
      stage(page).locator('img[src*="lab-night"]'),
    ];
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();

    await stage(page).hover();
    await page.clock.runFor(delay - 1);
    await expect(second).toBeHidden();
    await page.clock.runFor(1);
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
    const row = page.locator('main section:has(button)').first();
    await expect(row).toHaveCSS('background-color', 'rgb(10, 17, 20)');
    await page.clock.runFor(10 * delay);
    await expect(second).toBeVisible();

    await page.mouse.move(0, 0);
    await page.clock.runFor(delay);
    await expect(second).toBeVisible();
    await stage(page).hover();
    await page.clock.runFor(delay);
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();
  });

  test('does not swap for a pointer that only passes', async ({ page }) => {
    await openWithStoppedClock(page);
    const works = page.locator('main button').last();
    await stage(page).hover();
    await page.clock.runFor(delay - 500);
    await works.hover();
    await page.clock.runFor(delay - 500);
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeHidden();
    await expect(works.locator('img[src*="works-night"]')).toBeHidden();
    await page.clock.runFor(500);
    await expect(works.locator('img[src*="works-night"]')).toBeVisible();
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeHidden();
  });

  test('begins with the night when the page is dark', async ({ page }) => {
    await openWithStoppedClock(page, 'off');
    const day = stage(page).locator('img[src*="lab.png"]');
    await expect(day).toBeHidden();
    await stage(page).hover();
    await page.clock.runFor(delay);
    await expect(day).toBeVisible();
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeHidden();
  });

  test('answers the keyboard like the pointer', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.locator('main').getByRole('link').first().focus();
    await stage(page).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(delay);
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeVisible();
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test('answers a tap', async ({ page }) => {
      await openWithStoppedClock(page);
      await stage(page).tap();
      await page.clock.runFor(delay);
      await expect(stage(page).locator('img[src*="lab-night"]')).toBeVisible();
    });
  });
});
