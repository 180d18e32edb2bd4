import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

test('a new page begins at its top, and Back returns to the place one left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/en/product/noshine');
  await hydrated(page);
  await page.getByRole('link', { name: 'Privacy policy' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/en/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/product/noshine');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('--vh follows the height of the window', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'));
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/en');
  expect(await height()).toBe('700px');
  await hydrated(page);
  expect(await height()).toBe('700px');
  await page.setViewportSize({ width: 800, height: 520 });
  await expect.poll(height).toBe('520px');
});

test('says Loading... while the next page is on its way', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.goto('/en/about/brand');
  await hydrated(page);
  await page.route(/\/assets\/Price.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main summary').nth(1).click();
  await page.locator('main').getByRole('link', { name: 'Price' }).click();
  await expect(page.getByRole('status')).toHaveText('Loading...');
  letThrough();
  await expect(page).toHaveURL('/en/about/price');
  await expect(page.getByRole('status')).toBeEmpty();
});

test('when the code of the next page fails, says so, keeps the page, and reload leads on', async ({
  page,
}) => {
  await page.goto('/es/about/brand');
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.route(/\/assets\/Price.*\.js/, (route) => route.abort());
  await page.locator('main summary').nth(1).click();
  await page.locator('main').getByRole('link', { name: 'Precio' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo cargar la página' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/es/about/brand');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.unroute(/\/assets\/Price.*\.js/);
  await notice.getByRole('link', { name: 'Volver a cargar' }).click();
  await expect(page).toHaveURL('/es/about/price');
});

test('gives the code of a page 120 seconds, then says so', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/about/brand');
  await hydrated(page);
  await page.route(/\/assets\/Price.*\.js/, () => {});
  await page.locator('main summary').nth(1).click();
  await page.locator('main').getByRole('link', { name: 'Price' }).click();
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
});

test('a page whose content cannot be had shows a screen in the visitor’s language', async ({
  page,
}) => {
  await page.goto('/id/about/brand');
  await hydrated(page);
  await page.route('**/about/price.data*', (route) => route.abort());
  await page.locator('main summary').nth(1).click();
  await page.locator('main').getByRole('link', { name: 'Harga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan');
  await page.unroute('**/about/price.data*');
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await expect(page).toHaveURL('/id/about/price');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terjadi kesalahan');
});

const missing = {
  '/nowhere': '페이지를 찾을 수 없습니다',
  '/en/nowhere/at/all': 'Page not found',
  '/id/nowhere': 'Halaman tidak ditemukan',
  '/es/nowhere': 'Página no encontrada',
};
for (const [address, title] of Object.entries(missing)) {
  test(`${address} answers 404 in its language and leads home`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page
      .locator('header summary:visible', { hasText: /한국어|English|Bahasa|Español/ })
      .click();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
  });
}
