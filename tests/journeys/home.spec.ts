import type { Locator } from '@playwright/test';
import { openHydrated } from './hydrated-page.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

const brightness = (element: Locator) =>
  element.evaluate((one) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue;
  });

test.describe('home', () => {
  test('leads on by the labels that the specification gives', async ({ page }) => {
    await page.goto('/en');
    for (const [name, href] of [
      ['Learn more about us', '/en/about/brand'],
      ['Click Here for Proposal', '/en/contact/stepOne'],
      ['Discover more', '/en/media'],
      ['Explore the photocatalyst', '/en/product/noshine'],
      ['Turn off the light', '/en/product/noshine#lightSwitch'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    }
    await expect(page.getByRole('main')).toContainText('No registered posts yet.');
  });

  test('switches between two tabs by click and by arrow keys', { tag: '@short' }, async ({
    page,
  }) => {
    await openHydrated(page, '/en');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(2);
    const [first, second] = [tabs.first(), tabs.last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await brightness(first)).toBeLessThan(await brightness(second));

    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    expect(await brightness(second)).toBeLessThan(await brightness(first));
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    for (const technology of ['multi', 'fresh', 'air', 'water', 'build']) {
      await expect(panel.locator(`a[href="/en/product/technical/${technology}"]`)).toHaveText(
        /^More/,
      );
    }
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
  });

  test('plays its film in a loop, without sound, until it is paused', async ({ page }) => {
    await openHydrated(page, '/en');
    const film = page.locator('main video').first();
    const state = () =>
      film.evaluate(({ paused, muted, loop }: HTMLVideoElement) => ({ paused, muted, loop }));
    await expect.poll(state).toEqual({ paused: false, muted: true, loop: true });
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await expect.poll(state).toEqual({ paused: true, muted: true, loop: true });
    await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  });

  test('takes the smaller film on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, '/en');
    const film = page.locator('main video').first();
    await expect
      .poll(() => film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc))
      .toContain('/hero-phone.');
    expect(await film.locator('source').count()).toBe(2);
  });

  test('leaves nine of ten thousand beads, by keyboard and by touch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/en');
    const part = page.getByRole('region', { name: 'From ten thousand to fewer than ten' });
    await part.scrollIntoViewIfNeeded();
    const canvas = part.locator('canvas');
    const beadPixels = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const { data } =
          element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
        return data?.filter((value, at) => at % 4 === 3 && value > 0).length ?? 0;
      });
    const showBefore = part.getByRole('button', { name: 'Show the start' });
    await expect(showBefore).toBeVisible();
    // The grid that is served shows the nine as well.
    await expect(canvas).toBeHidden();
    await expect(part.locator('svg')).toBeVisible();
    const left = await beadPixels();
    await showBefore.press('Enter');
    await expect(canvas).toBeVisible();
    expect((await beadPixels()) / left).toBe(10_000 / 9);
    await part.getByRole('button', { name: 'Show result after 3 hours' }).press('Enter');
    expect(await beadPixels()).toBe(left);

    await showBefore.press('Enter');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await canvas.click({ position: { x: 200, y: 200 } });
    await expect(showBefore).toBeVisible();
    expect(await beadPixels()).toBe(left);
  });

  test('lays the beads out as wide as the words on a phone, right below their headline', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, '/en');
    const part = page.getByRole('region', { name: 'From ten thousand to fewer than ten' });
    await part.scrollIntoViewIfNeeded();
    const canvas = part.locator('canvas');
    await expect(canvas).toBeVisible();
    const title = await part.getByRole('heading').boundingBox();
    const beads = await canvas.boundingBox();
    if (!title || !beads) throw new Error('no beads');
    expect(beads.x).toBeCloseTo(title.x, 0);
    expect(beads.width).toBeCloseTo(title.width, 0);
    // The headline has the distance as its own padding.
    const padding = await part
      .getByRole('heading')
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).paddingBlockEnd));
    expect(padding).toBe(36);
    expect(Math.abs(beads.y - title.y - title.height)).toBeLessThanOrEqual(1);
  });

  test('writes its figures as each language does', async ({ page }) => {
    for (const [address, figure] of [
      ['/', '99.81%'],
      ['/en', '99.81%'],
      ['/id', '99,81%'],
      ['/es', '99.81%'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(figure);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the first tab, and the second when it is followed', async ({ page }) => {
      await page.goto('/en');
      const main = page.getByRole('main');
      await expect(main).toContainText('from about 1.0×10⁴\u00a0CFU/ml to below 10\u00a0CFU/ml');
      await expect(main.getByText('99.9%')).toBeVisible();
      const more = page.locator('a[href="/en/product/technical/water"]', { hasText: 'More' });
      await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeVisible();
      await expect(more).toBeHidden();
      await page.getByRole('tab').last().click();
      await expect(more).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeHidden();
    });
  });
});
