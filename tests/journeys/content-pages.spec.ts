import { readFileSync } from 'node:fs';
import { languages, localize } from '#domain/language.ts';
import { axeViolations } from './axe.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

test('the photocatalyst leads to its inquiry and to its five applications', async ({ page }) => {
  await page.goto('/es/product/noshine');
  const inquiry = page.getByRole('main').getByRole('link', { name: 'Consultar sobre NOSHINE' });
  await expect(inquiry).toHaveAttribute('href', '/es/contact/stepOne');
  for (const name of ['multi', 'fresh', 'air', 'water', 'build']) {
    await expect(
      page.locator(`#applications a[href="/es/product/technical/${name}"]`),
    ).toBeVisible();
  }
  await expect(page.locator('#effects')).toContainText('99.81%');
});

test('on a phone, marks tell which of the five effects is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/en/product/noshine');
  const marks = page.locator('[data-position] > *');
  await expect(marks).toHaveCount(5);
  await expect(marks.first()).toHaveAttribute('data-current');
  await page
    .getByRole('heading', { name: 'Breakdown of harmful substances' })
    .scrollIntoViewIfNeeded();
  await expect(marks.last()).toHaveAttribute('data-current');
  await expect(page.locator('[data-position] > [data-current]')).toHaveCount(1);
});

for (const language of languages) {
  test(`opening pictures that are drawn say so in ${language}`, async ({ page }) => {
    const { illustration } = JSON.parse(readFileSync(`content/${language}/product.json`, 'utf8'));
    for (const path of ['/', '/about/brand', '/about/relationship']) {
      await page.goto(localize(path, language));
      await expect(
        page.locator('main').getByText(illustration, { exact: true }).first(),
      ).toBeInViewport();
    }
  });
}

for (const language of languages) {
  test(`the brand, the price and the privacy pages say what they must in ${language}`, async ({
    page,
  }) => {
    await page.goto(localize('/about/brand', language));
    await expect(page.getByRole('main')).toContainText('All livings cared by');
    await page.goto(localize('/about/price', language));
    await expect(page.getByRole('main')).toContainText('Coming Soon');
    await expect(page.locator('main img[src*="clock"]')).toBeVisible();
    await page.goto(localize('/privacy', language));
    const consent = JSON.parse(readFileSync(`content/${language}/consent.json`, 'utf8'));
    const [required, optional] = consent.points;
    await expect(page.getByRole('main')).toContainText(required.text);
    await expect(page.getByRole('main')).toContainText(optional.text);
  });
}

test('the clock of the prices shows the time of the visitor', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 16, 15, 30));
  await page.goto('/en/about/price');
  const angleOf = async (hand: string) => {
    const angle = await page
      .locator(`[data-hand="${hand}"]`)
      .evaluate((element: SVGElement) => element.style.rotate);
    return Number.parseFloat(angle) % 360;
  };
  await expect(page.locator('[data-clock]')).toBeVisible();
  expect(await angleOf('hour')).toBe(105);
  expect(await angleOf('minute')).toBe(180);
  // The sun is past noon: its light falls the other way.
  const sun = page.locator('section:has([data-clock])');
  expect(await sun.evaluate((element) => element.style.getPropertyValue('--sun'))).toBe('-0.58');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the handle turns the light of the room off, motion: ${reducedMotion}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lights', 'on'));
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/about/brand');
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    const handle = page.getByRole('slider');
    const night = page.locator('form img[src*="hospital-night"]').locator('xpath=ancestor::div[2]');
    const lit = /^inset\(0px (100|99\.\d+)% 0px 0px\)$/;
    const dark = /^inset\(0px( 0(\.\d+)?% 0px 0px)?\)$/;
    await handle.focus();
    // What the handle does comes after the page's own script.
    await expect(async () => {
      await handle.press('Home');
      await handle.press('End');
      await expect(night).toHaveCSS('clip-path', dark, { timeout: 1000 });
    }).toPass();
    await handle.press('Home');
    await expect(night).toHaveCSS('clip-path', lit);
    await handle.press('End');
    await expect(night).toHaveCSS('clip-path', dark);
    await expect(handle).toHaveValue('100');
    await expect(handle).toBeInViewport();
  });
}

test('the list beside the privacy policy marks the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/privacy');
  const list = page.getByRole('main').getByRole('navigation').filter({ visible: true });
  const marked = list.locator('[aria-current="true"]').filter({ visible: true });
  await expect(marked).toHaveCount(0);
  for (const at of [3, 6, 1]) {
    const link = list.getByRole('link').filter({ visible: true }).nth(at);
    await link.click();
    await expect(marked).toHaveText((await link.textContent()) ?? '');
  }
  await page.keyboard.press('End');
  const last = list.getByRole('link').filter({ visible: true }).last();
  await expect(marked).toHaveText((await last.textContent()) ?? '');
});

test.describe('the privacy policy on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows its titles, and the text below each on demand', async ({ page }) => {
    await page.goto('/en/privacy');
    const sections = page.locator('main section[id]');
    const opened = page.locator('main section[id] > [open]');
    await expect(opened).toHaveCount(1);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(heightOf).toBeLessThan(4000);
    await page.getByRole('heading', { name: 'Your rights' }).click();
    await expect(page.getByText('At any time you may ask')).toBeVisible();
    await expect(opened).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);

    const all = await sections.count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(opened).toHaveCount(all);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(opened).toHaveCount(2);
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(opened).toHaveCount(all);
  });

  test('opens the section that a link leads to', async ({ page }) => {
    await page.goto('/en/privacy#destruction');
    const section = page.locator('#destruction');
    await expect(section.locator('> [open]')).toHaveCount(1);
    await expect(section.getByRole('heading')).toBeInViewport();
  });

  test('is folded and printed as ever at an address whose end means nothing', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/en/privacy#100%');
    const opened = page.locator('main section[id] > [open]');
    await expect(opened).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(opened).toHaveCount(await page.locator('main section[id]').count());
    expect(errors).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows all of it, and a list of its sections', async ({ page }) => {
      await page.goto('/en/privacy');
      await expect(page.getByText('At any time you may ask')).toBeVisible();
      await expect(page.getByRole('main').getByRole('navigation').locator('summary')).toBeVisible();
    });
  });
});

test('a page is laid out part by part, and a link down the page leads to its target meanwhile', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { layingOut } = document.documentElement.dataset;
      Object.assign(window, { beganInParts: layingOut !== undefined });
    });
  });
  await page.goto('/en/privacy');
  expect(
    await page.evaluate(() => (window as never as { beganInParts: boolean }).beganInParts),
  ).toBe(true);
  const link = page.locator('[data-contents] a').nth(5);
  await link.click();
  const id = (await link.getAttribute('href'))?.slice(1);
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top);
  const isLaidOut = page.locator('html:not([data-laying-out])');
  await expect(isLaidOut).toHaveCount(1);
  const header = await page.locator('body > header').evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(top).toBeLessThanOrEqual(header + 17);
  expect(await top()).toBeGreaterThanOrEqual(header - 1);
  // Back at a place further down, all of it is laid out at once.
  await page.reload();
  expect(
    await page.evaluate(() => (window as never as { beganInParts: boolean }).beganInParts),
  ).toBe(false);
});
