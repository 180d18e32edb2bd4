import type { Page } from '@playwright/test';
import { openHydrated } from './hydrated-page.ts';
import { expect, test } from './site.ts';

test.describe('the light switch', () => {
  const outcomes = {
    sun: { first: true, second: true, third: true },
    lamp: { first: false, second: true, third: true },
    dark: { first: false, second: false, third: true },
  };

  async function tryEveryChoice(page: Page) {
    const part = page.locator('#lightSwitch');
    for (const [light, byGeneration] of Object.entries(outcomes)) {
      await part.locator(`[value=${light}]`).check();
      for (const [generation, comesApart] of Object.entries(byGeneration)) {
        await part.locator(`[value=${generation}]`).check();
        await expect(part.getByRole('status')).toContainText(
          comesApart ? 'The grime breaks down' : 'The grime hardly changes',
          { useInnerText: true },
        );
        await expect(part.getByRole('status')).not.toContainText(
          comesApart ? 'The grime hardly changes' : 'The grime breaks down',
          { useInnerText: true },
        );
      }
    }
  }

  test('says for each light and generation whether the grime comes apart', {
    tag: '@short',
  }, async ({ page }) => {
    await openHydrated(page, '/en/product/noshine');
    await tryEveryChoice(page);
    await expect(page.locator('#lightSwitch').getByRole('status')).toContainText(
      'Thermal energy · Infrared',
    );
  });

  test('is moved by arrow keys', async ({ page }) => {
    await openHydrated(page, '/en/product/noshine');
    await page.getByRole('radio', { name: 'Sun' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Lamp' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('brings its moving scene only when it is seen', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, '/en/product/noshine');
    const again = page.getByRole('button', { name: 'Add more grime' });
    await expect(again).toHaveCount(0);
    expect(asked.filter((url) => url.includes('light-scene'))).toEqual([]);
    await page.locator('#lightSwitch canvas').scrollIntoViewIfNeeded();
    await expect(again).toBeVisible();
    expect(asked.filter((url) => url.includes('light-scene'))).toHaveLength(1);
  });

  test.describe('when motion is reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stays a still picture with a table behind it', async ({ page }) => {
      await openHydrated(page, '/en/product/noshine');
      await page.locator('#lightSwitch canvas').scrollIntoViewIfNeeded();
      await tryEveryChoice(page);
      await expect(page.getByRole('button', { name: 'Add more grime' })).toHaveCount(0);
      await page.getByText('View as a table').first().click();
      await expect(page.locator('#lightSwitch').getByRole('row')).toHaveCount(4);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still answers', async ({ page }) => {
      await page.goto('/en/product/noshine');
      await tryEveryChoice(page);
    });
  });
});
