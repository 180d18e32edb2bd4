import { evidenceNames } from '#domain/evidence.ts';
import { languages, localize } from '#domain/language.ts';
import { axeViolations } from './axe.ts';
import { expect, test } from './site.ts';

const rows = 'tbody:has([scope="rowgroup"])';

test('one field is chosen, shared by its address, and left again', async ({ page }) => {
  await page.goto('/en/evidence');
  const shown = page.locator(`${rows} >> visible=true`);
  await expect(shown).toHaveCount(evidenceNames.length);
  await page.getByRole('main').getByRole('link', { name: 'Air quality and disinfection' }).click();
  await expect(page).toHaveURL('/en/evidence#air');
  await expect(shown).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Air quality and disinfection',
  );
  await expect(page.getByRole('row', { name: /\bXylene/ })).toContainText('85.9% reduction');
  // The keyboard goes on from where it was.
  await expect(page.locator('#air')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(shown).toHaveCount(evidenceNames.length);

  await page.goto('/en/evidence#water');
  await expect(shown).toHaveCount(2);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(shown).toHaveCount(evidenceNames.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a field can be chosen as well', async ({ page }) => {
    await page.goto('/es/evidence');
    await page.getByRole('link', { name: 'Conservación de la frescura' }).first().click();
    await expect(page.locator(`${rows} >> visible=true`)).toHaveCount(1);
  });
});

for (const language of languages) {
  test(`every figure leads to its place, and its page leads back, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localize('/evidence', language));
    const tests = page.locator(rows);
    for (const test of await tests.all()) {
      const address = await test
        .getByRole('rowheader')
        .first()
        .getByRole('link')
        .getAttribute('href');
      for (const figure of await test.locator('td a').all()) {
        await expect(figure).toHaveAttribute('href', address ?? '');
      }
    }
    await page.locator('td a', { hasText: '85' }).first().click();
    await expect(page).toHaveURL(localize('/product/technical/air#substances', language));
    await expect(page.locator('#substances')).toBeInViewport();
    await page.locator(`main a[href="${localize('/evidence', language)}#air"]`).click();
    await expect(page.locator(`${rows} >> visible=true`)).toHaveCount(4);
    await page.goto(localize('/', language));
    await page.locator(`footer a[href="${localize('/evidence', language)}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tests).toHaveCount(evidenceNames.length);
  });
}

test('on paper all results are there, whatever was chosen', async ({ page }) => {
  await page.goto('/evidence#fresh');
  await expect(page.locator(`${rows} >> visible=true`)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator(`${rows} >> visible=true`)).toHaveCount(evidenceNames.length);
  await expect(page.locator('#all')).toBeHidden();
  // As a table, not as on a phone: the heads of its columns are seen.
  const { width } = (await page.locator('thead').boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(500);
});

test('on a phone each row is read without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    await page.goto(localize('/evidence', language));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(await axeViolations(page)).toEqual([]);
});

test('structured data tell each measured result, and the card is drawn', async ({
  page,
  request,
}) => {
  await page.goto('/en/evidence');
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = all.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Dataset');
  expect(data.hasPart).toHaveLength(evidenceNames.length - 1);
  const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const answer = await request.get(new URL(card).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
