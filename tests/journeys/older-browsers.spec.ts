import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/pages.ts';
import { importPostsInto } from '../support/import-posts.ts';
import { newerApis, removeApis } from '../support/newer-apis.ts';
import { hydrated } from './hydration.ts';
import { expect, pdf, test } from './inquiry-form.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeApis, newerApis());
});

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
}

test('every kind of page works without what the oldest supported browsers lack', {
  tag: '@sweep',
}, async ({ page, site }) => {
  test.slow();
  await importPostsInto(site.dataDir, [
    { mnum: 1, title: '첫 소식', regDate: '2026-01-01T00:00:00.000Z', main_text: '<p>본문</p>' },
  ]);
  const errors = collectErrors(page);
  for (const path of [...pagePaths, '/media/1']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText('문제가 발생했습니다');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts-failed');
  }
  expect(
    await page.evaluate(() => [
      'withResolvers' in Promise,
      'toSorted' in Array.prototype,
      'requestIdleCallback' in window,
      'onscrollend' in document,
    ]),
  ).toEqual([false, false, false, false]);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an inquiry is sent without what the oldest supported browsers lack', async ({
  page,
  form,
}) => {
  const errors = collectErrors(page);
  await form.fillIn();
  await form.button('edit').first().click();
  await form.upload('file', pdf());
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await expect(form.uploaded).toBeVisible();
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  await form.closeAlert();
  await expect(page).toHaveURL(/\/en\/contact\/stepOne$/);
  expect(errors).toEqual([]);
});
