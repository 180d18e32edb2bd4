import type { Page } from '@playwright/test';
import { anyAddress, enter, expect, isSaved, makeAccount, test } from './admin-site.ts';

const address = '/admin/site/price-body?language=en';
const editor = (page: Page) => page.getByRole('textbox', { name: '가격 페이지 본문' });
const bodies = '**/api/admin/site/bodies/price';

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

// Other journeys share the site, and publish the price page.
test.afterEach(async ({ page }) => {
  const { edition } = await readBody(page);
  await page.request.put('/api/admin/site/bodies/price', {
    data: { language: 'en', html: '', edition },
  });
  expect(await readBody(page)).toMatchObject({ html: '', hasDraft: false });
});

async function readBody(page: Page): Promise<{ html: string; edition: number; hasDraft: boolean }> {
  const answer = await page.request.get('/api/admin/site/bodies/price');
  const { bodies } = await answer.json();
  return bodies.find((body: { language: string }) => body.language === 'en');
}

const savedBody = async (page: Page) => (await readBody(page)).html;

test('what was typed of prices survives a reload before it is saved', async ({ page }) => {
  await page.goto(address);
  await page.route(bodies, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await editor(page).click();
  await page.keyboard.type('From 40,000 won.');
  await expect(page.locator('[data-save-state="failed"]')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.unroute(bodies);
  await expect(editor(page)).not.toContainText('From 40,000 won.');
  await page.getByRole('button', { name: '복원' }).click();
  await expect(editor(page)).toContainText('From 40,000 won.');
  await expect.poll(() => savedBody(page)).toContain('From 40,000 won.');

  // It is not offered again.
  await page.reload();
  await expect(editor(page)).toContainText('From 40,000 won.');
  await expect(page.getByRole('button', { name: '복원' })).toHaveCount(0);
});

test('of two who write about prices the later one chooses, without losing the page', async ({
  page,
  browser,
}) => {
  const colleague = await makeAccount(page.request, 'editor');
  await enter(page.request);
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  await enter(other.request, colleague);
  for (const one of [page, other]) await one.goto(address);
  await editor(other).fill('Theirs.');
  await expect(isSaved(other)).toBeVisible();
  await expect.poll(() => savedBody(page)).toContain('Theirs.');
  await editor(page).fill('Mine.');
  const notice = page.getByRole('alert').filter({ hasText: '다른 사람이 이 본문을' });
  await notice.getByRole('button', { name: '저장된 글 불러오기' }).click();
  await expect(editor(page)).toHaveText('Theirs.');
  await expect(notice).toBeHidden();

  // And goes on from there.
  await editor(page).fill('Ours.');
  await expect.poll(() => savedBody(page)).toContain('Ours.');
  await other.close();
});
