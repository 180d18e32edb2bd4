import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

const code = /\/assets\/StepTwo.*\.js/;

async function fillFirstStep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator('[name=detail]').fill('A question');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('says Loading... while the next step is on its way', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await fillFirstStep(page, '/en/contact/stepOne');
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-loading]')).toHaveText('Loading...');
  letThrough();
  await expect(page).toHaveURL('/en/contact/stepTwo');
  await expect(page.locator('[data-loading]')).toBeEmpty();
  expect(await isSameDocument(page)).toBe(true);
});

test('when the code of the next step fails, says so, keeps the page, and reload leads on', async ({
  page,
}) => {
  await fillFirstStep(page, '/es/contact/stepOne');
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo cargar la página' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/es/contact/stepOne');
  await expect(page.locator('[name=detail]')).toHaveValue('A question');
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(code);
  await notice.getByRole('link', { name: 'Volver a cargar' }).click();
  await expect(page).toHaveURL('/es/contact/stepTwo');
});

test('gives the code of a step 120 seconds, then says so', async ({ page }) => {
  await page.clock.install();
  await fillFirstStep(page, '/en/contact/stepOne');
  await page.route(code, () => {});
  const asked = page.waitForRequest(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await asked;
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.clock.fastForward(119_000);
  await expect(page.locator('[data-loading]')).toHaveText('Loading...');
  await expect(failure).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(failure).toBeVisible();
  await expect(page.locator('[data-loading]')).toBeEmpty();
});

test('a step whose content cannot be had shows a screen in the visitor’s language', async ({
  page,
}) => {
  await fillFirstStep(page, '/id/contact/stepOne');
  await page.route('**/contact/stepTwo.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan');
  await page.unroute('**/contact/stepTwo.data*');
  await page.getByRole('link', { name: 'Muat ulang' }).click();
  await expect(page).toHaveURL('/id/contact/stepTwo');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terjadi kesalahan');
});

test('another language keeps the document and what is typed', async ({ page }) => {
  await fillFirstStep(page, '/en/contact/stepOne?field=air');
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact/stepOne?field=air');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('[name=detail]')).toHaveValue('A question');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link out of the inquiry loads a document, and Back returns to what was typed', async ({
  page,
}) => {
  await fillFirstStep(page, '/en/contact/stepOne');
  await page.getByRole('link', { name: 'Privacy policy' }).first().click();
  await expect(page).toHaveURL('/en/privacy');
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.locator('[name=detail]')).toHaveValue('A question');
});

test('the router starts for a hand that is there before the document has come whole', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const touch = new MutationObserver(() => {
      if (!document.querySelector('[type="text/deferred"]')) return;
      touch.disconnect();
      Object.assign(window, { touchedWhile: document.readyState });
      dispatchEvent(new Event('touchstart'));
    });
    touch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/contact/stepOne');
  expect(await page.evaluate(() => (window as { touchedWhile?: string }).touchedWhile)).toBe(
    'loading',
  );
  await hydrated(page);
});
