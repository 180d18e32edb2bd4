import { hydrated, settled } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

test('a new page begins at its top, and Back returns to the place one left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/about/brand');
  // By a link, as visitors come: then the font is there from the first paint, and the page as high.
  await page.locator('main a[href="/product/technical/air"]:visible').first().click();
  await settled(page);
  await page.getByRole('link', { name: '개인정보 처리방침' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('link', { name: '개인정보 처리방침' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/product/technical/air');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the header lies open on the first picture and covers what scrolls beneath it', async ({
  page,
}) => {
  await page.goto('/en/product/technical/air');
  const ground = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('header') as Element).backgroundColor,
    );
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(ground).toMatch(/^rgb\(/);
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

test('says Loading... while the next page is on its way, and not on the way back', async ({
  page,
}) => {
  // Only the word itself lets the next page through.
  const said = new Promise<void>((resolve) => page.exposeFunction('tellOfLoading', resolve));
  await page.goto('/en/about/brand');
  await hydrated(page);
  await page.evaluate(() => {
    const status = document.querySelector('main ~ [role=status]');
    const { tellOfLoading } = window as never as { tellOfLoading: () => void };
    const tell = () => status?.textContent === 'Loading...' && tellOfLoading();
    if (status) new MutationObserver(tell).observe(status, { childList: true });
  });
  await page.route('**/en/about/price', async (route) => {
    await said;
    await route.continue();
  });
  await page.locator('main summary').nth(1).click();
  // By keyboard: a page that a pointer rests on is fetched ahead, out of this route's reach.
  await page.locator('main').getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL('/en/about/price');
  await expect(page.getByRole('status')).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/en/about/brand');
  await expect(page.getByRole('status')).toBeEmpty();
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
