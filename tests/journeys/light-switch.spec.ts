import type { Page } from '@playwright/test';
import { openHydrated } from './hydrated-page.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

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
      'thermal energy, infrared',
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

  test('brings its moving scene only when it is seen, and lets it be paused', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, '/en/product/noshine');
    const pause = page.getByRole('button', { name: 'Pause the motion' });
    await expect(pause).toHaveCount(0);
    expect(asked.filter((url) => url.includes('light-scene'))).toEqual([]);
    await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
    await pause.click();
    expect(asked.filter((url) => url.includes('light-scene'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Resume the motion' }).click();
    await expect(pause).toBeVisible();
  });

  test('is drawn again in a window that was turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/en/product/noshine');
    await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
    const shapes = () =>
      page
        .locator('#lightSwitch canvas')
        .evaluateAll((canvases: HTMLCanvasElement[]) =>
          canvases.map(({ width, height }) => (width > height ? 'wide' : 'high')),
        );
    await expect.poll(shapes).toEqual(['high']);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(shapes).toEqual(['wide']);
  });

  test('fades the picture of the sun where another light is on', async ({ page }) => {
    await openHydrated(page, '/en/product/noshine');
    const part = page.locator('#lightSwitch');
    const pictures = part.locator('picture').locator('xpath=..');
    const opacities = (): Promise<string[]> =>
      pictures.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    for (const [light, dark, lamp, sun] of [
      ['sun', '1', '0', '1'],
      ['lamp', '1', '1', '0'],
      ['dark', '1', '0', '0'],
    ]) {
      await part.locator(`[value=${light}]`).check();
      await expect.poll(async () => (await opacities()).slice(0, 3)).toEqual([dark, lamp, sun]);
    }
  });

  test('keeps the still, and answers, where the scene is lost on the way', async ({
    page,
    site,
  }) => {
    await page.route('**/light-scene*', (route) => route.abort());
    await openHydrated(page, '/en/product/noshine');
    const part = page.locator('#lightSwitch');
    const isLost = page.waitForEvent('requestfailed');
    await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
    await isLost;
    await expect
      .poll(() =>
        site
          .output()
          .split('\n')
          .filter((line) => line.includes('script error')),
      )
      .toContainEqual(expect.stringContaining('light-scene'));
    await tryEveryChoice(page);
    await expect(part.getByRole('img', { name: 'grime' })).toHaveCSS('opacity', '1');
    await expect(part.locator('canvas')).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Pause the motion' })).toHaveCount(0);
  });

  test('shows field, switch and verdict together', async ({ page }) => {
    const sizes = ['1440x900', '1366x768', '1024x768', '390x664'];
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.goto('/es/product/noshine#lightSwitch');
      const part = page.locator('#lightSwitch');
      const verdict = part.getByRole('status');
      const controls = part.locator('fieldset');
      for (const seen of [verdict, controls.first(), controls.last()]) {
        await expect(seen, size).toBeInViewport({ ratio: 1 });
      }
      const header = await page.getByRole('banner').boundingBox();
      const above = await verdict.boundingBox();
      const below = await controls.first().boundingBox();
      if (!header || !above || !below) throw new Error('Not shown');
      expect(above.y, size).toBeGreaterThan(header.y + header.height);
      // What lies between them is the field with its grime.
      expect(below.y - above.y - above.height, size).toBeGreaterThan(150);
    }
  });

  test('goes dark with the page, and bright again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lights', 'off'));
    await openHydrated(page, '/en/product/noshine');
    await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('switch', { name: 'Light' }).click();
    await expect(page.getByRole('radio', { name: 'Sun' })).toBeChecked();
    await expect(page.locator('#lightSwitch').getByText('Energy in use')).toContainText(
      'ultraviolet',
    );
  });

  test('is dark in a dark page before anybody has used it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lights', 'off'));
    await page.goto('/en/product/noshine');
    const part = page.locator('#lightSwitch');
    await expect(part.locator('[value=dark]')).toBeChecked();
    await expect(part).not.toHaveAttribute('data-hydrated');
    await expect(part.getByText('Energy in use')).toBeHidden();
    await page.evaluate(() => {
      document.documentElement.dataset.light = 'on';
    });
    await expect(part.locator('[value=sun]')).toBeChecked();
    await expect(part).not.toHaveAttribute('data-hydrated');
  });

  test.describe('when motion is reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stays a still picture with a table behind it', async ({ page }) => {
      await openHydrated(page, '/en/product/noshine');
      await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
      await tryEveryChoice(page);
      await expect(page.locator('#lightSwitch canvas')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Pause the motion' })).toHaveCount(0);
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
