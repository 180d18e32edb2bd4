import { settled } from './hydration.ts';
import { expect, test } from './site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read, menus open and close, languages switch', async ({ page }) => {
    await page.goto('/en/product/technical/water');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const section = page.locator('main details').first();
    await section.locator('summary').click();
    await expect(section.getByRole('link', { name: 'Media' })).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(section).not.toHaveAttribute('open');
    await page.locator('header summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(page).toHaveURL('/product/technical/water');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a click before the code arrives is an ordinary one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en');
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Contact').click();
  await expect(page).toHaveURL('/en/contact/stepOne');
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/en/about/brand');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the footer says how to reach the company, and asks for contact where it should', async ({
  page,
}) => {
  await page.goto('/en/about/brand');
  const footer = page.locator('footer');
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(footer).toContainText('Fax');
  await expect(footer.locator('address')).toContainText('Seoul');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(footer).toContainText('©');
  const asked = ['/about/brand', '/product/noshine', '/privacy'];
  const notAsked = ['/', '/media', '/media/1', '/contact/stepOne'];
  for (const path of [...asked, ...notAsked]) {
    const count = asked.includes(path) ? 1 : 0;
    await page.goto(path);
    await expect(footer.getByRole('link', { name: '문의하기' })).toHaveCount(count);
  }
});

test('nothing moves while a page settles, popup and offer included', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: site.url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift:
            (window as never as { shift: number }).shift +
            (entry as never as { value: number }).value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/about/brand', '/es/product/technical/water', '/id/media']) {
    await page.goto(address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    // What stands at the right end of a line moves by a few pixels when the font comes.
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift);
    expect(shift, address).toBeLessThan(0.001);
  }
  await context.close();
});
