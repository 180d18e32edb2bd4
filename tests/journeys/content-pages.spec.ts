import { readFileSync } from 'node:fs';
import { languages, localize } from '#domain/language.ts';
import { expect, test } from './site.ts';

test('the photocatalyst leads to its inquiry and to its five applications', async ({ page }) => {
  await page.goto('/es/product/noshine');
  const inquiry = page.getByRole('main').getByRole('link', { name: /^Consultar sobre/ });
  await expect(inquiry).toHaveAttribute('href', '/es/contact/stepOne');
  for (const name of ['multi', 'fresh', 'air', 'water', 'build']) {
    await expect(
      page.locator(`#applications a[href="/es/product/technical/${name}"]`),
    ).toBeVisible();
  }
  await expect(page.locator('#effects')).toContainText('99.81%');
});

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
