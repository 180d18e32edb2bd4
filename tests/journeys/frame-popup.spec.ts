import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use({ popup: 'shown', ...withMotion });

const popup = (page: Page) => page.getByRole('dialog');
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'popup');

const places = [
  { width: 1200, left: 40, top: 120, wide: 480 },
  { width: 993, left: 40, top: 120, wide: 480 },
  { width: 992, left: 256, top: 110, wide: 480 },
  { width: 480, left: 16, top: 110, wide: 448 },
  { width: 360, left: 16, top: 110, wide: 328 },
];

for (const { width, left, top, wide } of places) {
  test(`stands where it belongs at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/about/brand');
    const box = await popup(page).boundingBox();
    expect(box).toMatchObject({ x: left, y: top, width: wide });
    await expect(popup(page)).toHaveCSS('position', 'fixed');
  });
}

// The shortest and the longest of the four.
for (const language of ['', '/es'])
  test(`is a low card under ${language || '/'}, and the title is not behind it`, async ({
    page,
  }) => {
    const title = page.locator('main h1');
    for (const [width, path] of [
      [1440, '/product/technical/air'],
      [993, '/media'],
      [390, '/contact/stepOne'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(language + path);
      const card = await popup(page).boundingBox();
      expect(card?.height).toBeLessThanOrEqual(236);
      // It is drawn above the popup once that is there.
      await expect
        .poll(async () => {
          const box = await title.boundingBox();
          return Math.round((box?.y ?? 0) + (box?.height ?? 0));
        })
        .toBeLessThanOrEqual((card?.y ?? 0) + 4);
    }
  });

// A browser finds its place again by an element it has seen, and the popup moves titles.
test('a page that is loaded again stays at its head', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/en/contact/stepOne', '/en/product/redchec', '/en/nowhere']) {
    await page.goto(path);
    for (const _again of ['once', 'twice']) {
      await expect(popup(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-popup-shown');
      await page.reload({ waitUntil: 'load' });
    }
    await expect(page.locator('html')).toHaveAttribute('data-popup-shown');
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
});

test('stands over a page that does not exist as well', async ({ page }) => {
  await page.goto('/en/nowhere');
  await expect(popup(page)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'));
  expect(height).toMatch(/^\d+px$/);
});

test('says what to tick, and on which form', async ({ page }) => {
  await page.goto('/en');
  await expect(popup(page)).toContainText('Sample Coating');
  await expect(popup(page)).toContainText('Partnership Proposal Form');
});

for (const way of ['the close icon', 'Escape']) {
  test(`${way} hides it until the next visit, without a cookie`, async ({ page }) => {
    await page.goto('/en/about/brand');
    await expect(popup(page)).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    expect(await cookieOf(page)).toBeUndefined();
    // Not on the next page of the same visit, which is another document.
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/en/privacy');
    await hydrated(page);
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });
}

test('the checkbox hides it for a day', async ({ page }) => {
  await page.goto('/about/brand');
  await popup(page).getByRole('checkbox').click();
  await expect(popup(page)).toBeHidden();
  const cookie = await cookieOf(page);
  expect(cookie).toMatchObject({ value: 'true', path: '/' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
  await page.goto('/en/media');
  await hydrated(page);
  await expect(popup(page)).toBeHidden();
});

test('its link leads to the inquiry and leaves it open', async ({ page }) => {
  await page.goto('/es/about/brand');
  await popup(page).getByRole('link').click();
  await expect(page).toHaveURL('/es/contact/stepOne');
  await expect(popup(page)).toBeVisible();
});

test('takes no focus and holds none', async ({ page }) => {
  await page.goto('/en/about/brand');
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await popup(page).getByRole('link').focus();
  await page.keyboard.press('Tab');
  expect(await popup(page).evaluate((one) => one.contains(document.activeElement))).toBe(false);
});

test('never stands over the language menu of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en/about/brand');
  await expect(popup(page)).toBeVisible();
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about/brand');
});

test('an open dropdown takes the first Escape, the popup the second', async ({ page }) => {
  await page.goto('/en/about/brand');
  await expect(popup(page)).toBeVisible();
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

for (const width of [1280, 390])
  test(`never lies over what the keyboard has reached at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/product/noshine');
    await expect(popup(page)).toBeVisible();
    const controls = await page.locator('main :is(a, button, input, summary):visible').count();
    const covered: string[] = [];
    let wasAside = 0;
    await page.locator('main a').first().focus();
    for (let at = 0; at < controls; at += 1) {
      await page.keyboard.press('Tab');
      const { name, isCovered, isAside } = await popup(page).evaluate(async (sheet) => {
        // The scroll to the control is told in the next frame.
        await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
        const focused = document.activeElement;
        const under = focused?.getBoundingClientRect();
        const over = sheet.getBoundingClientRect();
        const overlaps =
          under !== undefined &&
          focused?.closest('main') !== null &&
          under.left < over.right &&
          over.left < under.right &&
          under.top < over.bottom &&
          over.top < under.bottom;
        const aside = sheet.matches('[data-aside]');
        return {
          name: focused?.textContent ?? '',
          isCovered: overlaps && !aside,
          isAside: aside,
        };
      });
      if (isCovered) covered.push(name);
      if (isAside) wasAside += 1;
    }
    expect(covered).toEqual([]);
    expect(wasAside).toBeGreaterThan(0);
    // It is still there: no cookie, back as soon as the keyboard reaches it.
    expect(await cookieOf(page)).toBeUndefined();
    await popup(page).getByRole('link').focus();
    await expect(popup(page)).toHaveCSS('opacity', '1');
  });

test('brings no heading before the page’s own', async ({ page }) => {
  await page.goto('/en/product/noshine');
  await expect(popup(page)).toBeVisible();
  expect(
    await page
      .locator('h1, h2, h3')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('H1');
});
