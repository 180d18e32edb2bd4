import type { Page } from '@playwright/test';
import { hydrated, settled } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

/** The scripts that the page has asked for, by the beginning of their names. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.*)-[\w-]{8}\.js$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

const isAwake = (page: Page, name: string) =>
  expect(page.locator(`[data-island=${name}]`).first()).toHaveAttribute('data-awake', '');

test('nothing of React comes before somebody uses the page, then only what is seen', async ({
  page,
}) => {
  await page.goto('/en/product/noshine');
  await settled(page);
  // The second marks which of the effects is seen on a phone.
  await expect.poll(() => scriptsOf(page)).toEqual(['page-script', 'mark-position']);
  await page.locator('#lightSwitch-title').scrollIntoViewIfNeeded();
  await isAwake(page, 'LightSwitch');
  expect(await scriptsOf(page)).toContain('react');
});

test('an island that is touched wakes without a scroll, and what was done meanwhile counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/en/about/relationship');
  await hydrated(page);
  expect(await scriptsOf(page)).toEqual(['page-script']);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/react.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const picture = page.locator('[data-island=SwapPicture] button').first();
  await picture.focus();
  await page.keyboard.press('Enter');
  letThrough();
  await isAwake(page, 'SwapPicture');
  await expect(picture).toHaveClass(/swapped/);
});

test('an island whose code was lost on the way wakes at the next touch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/en/about/relationship');
  await hydrated(page);
  const failed = page.waitForEvent('pageerror');
  const code = /\/assets\/react.*\.js/;
  await page.route(code, (route) => route.abort());
  const picture = page.locator('[data-island=SwapPicture] button').first();
  await picture.focus();
  await failed;
  await page.unroute(code);
  await page.locator('header a').first().focus();
  await picture.focus();
  await isAwake(page, 'SwapPicture');
});

test('a choice made before an island wakes is kept, and works on', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/page-script.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/product/noshine', { waitUntil: 'commit' });
  await page.locator('[name=light][value=dark]').check({ force: true });
  letThrough();
  await hydrated(page);
  await page.locator('[name=generation][value=first]').check({ force: true });
  await isAwake(page, 'LightSwitch');
  await expect(page.locator('[name=light][value=dark]')).toBeChecked();
  const verdict = page.locator('#lightSwitch [role=status]');
  await expect(verdict).toContainText('There is little or no energy here');
  await expect(verdict.getByText('The grime hardly changes')).toBeVisible();
});

test('the picked tab survives a reload and another language', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL('/en#technologies');
  await page.reload();
  await expect(page.locator('#technologies')).toBeVisible();
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es#technologies');
  await expect(page.locator('#technologies')).toBeVisible();
  await expect(page.locator('#catalyst')).toBeHidden();
});

test('one file has all that the Korean pages are written in', async ({ page, baseURL }) => {
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /(\w+)[-.\w]*\.woff2$|(rest)-[-\w]*\.css$/.exec(name))
        .flatMap((found) => found?.[1] ?? found?.[2] ?? []),
    );
  await page.goto('/about/price');
  await expect.poll(files).toContain('korean');
  for (const path of ['/product/technical/multi', '/about/brand', '/privacy']) {
    // Whoever comes from another page has the font at once, and then the list of all others.
    await page.goto(path, { referer: `${baseURL}/about/price` });
    await expect.poll(files).toContain('rest');
    // What is missing in the page's own file is asked for now.
    await page.waitForLoadState('networkidle');
    expect(
      (await files()).filter((name) => name !== 'rest'),
      path,
    ).toEqual(['korean']);
  }
});

test('the font comes after the page, and from the second page on with it', async ({ page }) => {
  await page.goto('/en/about/price');
  await settled(page);
  // The system's fonts count as loaded before ours is asked for.
  const fontAfterLoad = () =>
    page.evaluate(() => {
      const font = performance.getEntriesByType('resource').find(({ name }) => /woff2/.test(name));
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (font?.startTime ?? 0) - (visit?.loadEventStart ?? 0);
    });
  await expect.poll(fontAfterLoad).toBeGreaterThan(0);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { hadFont: 'font' in document.documentElement.dataset });
    });
  });
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  const hadFont = () => page.evaluate(() => (window as never as { hadFont?: boolean }).hadFont);
  await expect.poll(hadFont).toBe(true);
});
