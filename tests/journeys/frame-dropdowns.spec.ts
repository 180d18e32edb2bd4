import type { Page } from '@playwright/test';
import { hydrated, withoutCode } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

const banner = (page: Page) => page.locator('main [data-dropdown]');
const choices = (page: Page, dropdown: number) => banner(page).nth(dropdown).getByRole('link');

async function addresses(page: Page, dropdown: number): Promise<(string | null)[]> {
  await banner(page).nth(dropdown).locator('summary').click();
  const links = await choices(page, dropdown).all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

test('the banner leads to the four sections, then to the pages of its own', async ({ page }) => {
  await page.goto('/en/product/technical/water');
  expect(await addresses(page, 0)).toEqual([
    '/en/about/brand',
    '/en/product/noshine',
    '/en/media',
    '/en/contact/stepOne',
  ]);
  expect(await addresses(page, 1)).toEqual([
    '/en/product/noshine',
    '/en/product/technical/multi',
    '/en/product/technical/fresh',
    '/en/product/technical/air',
    '/en/product/technical/water',
    '/en/product/technical/build',
    '/en/product/redchec',
  ]);
});

test('the sections can be chosen on every page, the inquiry and its steps included', async ({
  page,
}) => {
  for (const path of ['/en/contact/stepOne', '/en/media', '/en/privacy', '/en/evidence']) {
    await page.goto(path);
    expect(await addresses(page, 0), path).toContain('/en/media');
  }
});

test('the second dropdown of the price page switches between brand and price', async ({ page }) => {
  await page.goto('/about/price');
  expect(await addresses(page, 1)).toEqual(['/about/brand', '/about/price']);
});

test('a link of it is followed also where a click gives the focus to what is around', async ({
  page,
}) => {
  await page.goto('/en/about/brand');
  await banner(page).first().locator('summary').click();
  // As Safari does between the press and the click.
  await page.locator('main').focus();
  await choices(page, 0).filter({ hasText: 'Media' }).click();
  await expect(page).toHaveURL('/en/media');
});

test('an open dropdown of the banner stays inside the page at every width', {
  tag: '@sweep',
}, async ({ page }) => {
  for (const path of ['/contact/stepOne', '/en/media', '/es/privacy', '/en/about/brand']) {
    await page.goto(path);
    for (const width of [360, 993, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const dropdown of await banner(page).all()) {
        await dropdown.locator('summary').click();
        const beyond = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
    }
  }
});

test('the menus of the header open as a sheet, whose pictures are loaded only then', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('-480.webp')) pictures.push(request.url());
  });
  for (const path of ['/en/contact/stepOne', '/en/privacy']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(pictures, path).toEqual([]);
  }

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const places: unknown[] = [];
  for (const name of ['About', 'Products']) {
    const entry = menu.locator('details', { hasText: name });
    await entry.locator('summary').click();
    const sheet = await entry.locator('> div').boundingBox();
    places.push({ x: sheet?.x, y: sheet?.y, width: sheet?.width });
    // Every page with its picture; the entry of an open menu alone is underlined.
    for (const picture of await entry.locator('img').all()) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(480);
    }
    await expect(entry.locator('summary')).toHaveCSS('background-size', '100% 2px');
  }
  expect(places[0]).toEqual({ x: 0, y: 72, width: 1280 });
  expect(places[1]).toEqual(places[0]);
  await expect(menu.locator('summary', { hasText: 'About' })).toHaveCSS(
    'background-size',
    '0px 2px',
  );
  expect(pictures).toHaveLength(10);

  const card = menu.getByRole('link', { name: 'Water quality' });
  await card.hover();
  await expect(card.locator('span')).toHaveCSS('opacity', '1');
  await page.mouse.move(640, 780);
  await page.keyboard.press('Tab');
  const first = menu.getByRole('link', { name: 'NOSHINE photocatalyst' });
  await expect(first).toBeFocused();
  await expect(first.locator('span')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await expect(menu.locator('summary', { hasText: 'Products' })).toBeFocused();
});

test('the banner is 300 px high at every width', async ({ page }) => {
  for (const width of [360, 768, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/es/product/technical/air');
    const heading = page.getByRole('heading', { level: 1 });
    const band = page.locator('main > div').filter({ has: heading }).first();
    expect((await band.boundingBox())?.height).toBe(300);
  }
});

for (const code of ['with its code', 'before its code arrives']) {
  test(`a dropdown opens and closes by the rules, ${code}`, async ({ page }) => {
    if (code !== 'with its code') await withoutCode(page);
    await page.goto('/en/about/brand');
    const [first, second] = [banner(page).nth(0), banner(page).nth(1)];
    const summary = first.locator('summary');

    await summary.click();
    await expect(choices(page, 0).first()).toBeVisible();
    await summary.click();
    await expect(choices(page, 0).first()).toBeHidden();

    await summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(first).not.toHaveAttribute('open');

    await summary.click();
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');

    await page.keyboard.press('Escape');
    await expect(second).not.toHaveAttribute('open');
    await expect(second.locator('summary')).toBeFocused();

    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choices(page, 0).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/product/noshine');
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
}

test('the header offers every page and marks where the visitor is', async ({ page }) => {
  await page.goto('/en/product/technical/fresh');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('summary[aria-current]')).toHaveText('Products');
  await menu.locator('summary', { hasText: 'Products' }).click();
  await expect(menu.getByRole('link', { name: 'Freshness' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('link', { name: 'Construction materials' }).click();
  await expect(page).toHaveURL('/en/product/technical/build');
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Media' }).click();
  await expect(menu.locator('[aria-current=page]:visible')).toHaveText('Media');
});

test('two logos: the brand leads home, the company to its own site in a new tab', async ({
  page,
}) => {
  await page.goto('/es/about/brand');
  const header = page.locator('header');
  await expect(header.getByRole('link', { name: 'NOSHINE, inicio' })).toHaveAttribute(
    'href',
    '/es',
  );
  const company = header.getByRole('link', { name: 'Sitio corporativo' });
  await expect(company).toHaveAttribute('target', '_blank');
  await expect(company).toHaveAttribute('rel', 'noopener');
  await expect(company).toHaveAttribute('href', /^https:/);
});
