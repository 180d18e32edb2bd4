import type { Page } from '@playwright/test';
import { anyAddress, enter, expect, isSaved, makeAccount, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

const field = (page: Page, name: string, language = '한국어') =>
  page.getByRole('textbox', { name: `${name}, ${language}`, exact: true });

/** A text with all its languages, as long as it is selected. */
const item = (page: Page, path: string) => page.locator(`[data-text="${path}"]`);

/** One language of the selected text. */
const part = (page: Page, path: string, language: string) =>
  item(page, path)
    .locator('fieldset > div')
    .filter({ has: page.getByRole('textbox', { name: language }) });

async function textOf(page: Page, name: string, path: string) {
  const answer = await page.request.get(`/api/admin/site/texts/${name}`);
  const { texts } = await answer.json();
  return texts.find((text: { path: string }) => text.path === path).languages;
}

async function draft(page: Page, name: string, path: string, text: string, language = 'ko') {
  const { edition } = (await textOf(page, name, path))[language];
  const changes = [{ page: name, path, language, text, edition }];
  const answer = await page.request.put('/api/admin/site/texts', { data: { changes } });
  expect((await answer.json()).results[0]).toMatchObject({ ok: true });
}

async function publishDrafts(page: Page, name: string) {
  const { drafts } = await (await page.request.get(`/api/admin/site/drafts?page=${name}`)).json();
  const answer = await page.request.post('/api/admin/site/texts/publish', {
    data: { texts: drafts },
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

test('a text is changed, its translations are looked at again, and visitors see it', async ({
  page,
}) => {
  await page.goto('/admin/site');
  await page.getByRole('link', { name: '가격', exact: true }).click();
  await field(page, '제목 banner.title').fill('새로운 가격');
  await expect(isSaved(page)).toBeVisible();
  await expect(item(page, 'banner.title').getByText('초안', { exact: true })).toBeVisible();

  const english = part(page, 'banner.title', '영어');
  await expect(english.getByText('다시 확인 필요')).toBeVisible();
  await english.getByRole('button', { name: '그대로 맞음' }).click();
  await expect(english.getByText('다시 확인 필요')).toBeHidden();
  await field(page, '제목 banner.title', '인도네시아어').fill('Harga baru');
  const indonesian = part(page, 'banner.title', '인도네시아어');
  await expect(indonesian.getByText('초안', { exact: true })).toBeVisible();
  await expect(indonesian.getByText('다시 확인 필요')).toBeHidden();

  await page.getByRole('link', { name: '모든 페이지' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '가격' });
  await row.getByRole('link', { name: '다시 확인 1' }).click();
  await expect(page).toHaveURL(/language=es&show=look/);
  await expect(field(page, '제목 banner.title', '스페인어')).toBeVisible();
  await expect(page.locator('[data-text]')).toHaveCount(1);

  await page.getByRole('button', { name: '공개…' }).click();
  const box = page.getByRole('dialog', { name: '문구 공개' });
  await expect(box.locator('ins').first()).toHaveText('새로운');
  expect(await axeViolations(page)).toEqual([]);
  await box.getByRole('button', { name: '문구 2개 공개' }).click();
  await expect(page.getByText('문구 2개를 공개했습니다.')).toBeVisible();
  const published = Date.now();
  const shown = async (address: string) => (await page.request.get(address)).text();
  await expect.poll(() => shown('/about/price'), { intervals: [50] }).toContain('새로운 가격');
  await expect.poll(() => shown('/id/about/price'), { intervals: [50] }).toContain('Harga baru');
  // Reported, not asserted: a busy machine is no fault of the site.
  test
    .info()
    .annotations.push({ type: 'visible after', description: `${Date.now() - published} ms` });
});

test('a text without its slot is refused by name, and goes back to what is public', async ({
  page,
}) => {
  await page.goto('/admin/site/product-noshine?text=effects.germs.proof');
  const proof = field(page, '균 · 근거 effects.germs.proof');
  await expect(proof).toBeFocused();
  const before = await proof.inputValue();
  await expect(proof).toHaveAccessibleDescription(/\{time\} 시간이나 시각 자동 표시/);
  await proof.fill('항균 시험 뒤 감소율');
  await expect(proof).toHaveAccessibleDescription(/\{time\} 표시가 빠졌습니다/);
  await expect(page.locator('[data-save-state="unsaved"]')).toBeVisible();

  await item(page, 'effects.germs.proof')
    .getByRole('button', { name: /작업: .*한국어/ })
    .click();
  await page.getByRole('menuitem', { name: '공개된 문구로 되돌리기' }).click();
  await expect(proof).toHaveValue(before);
  await expect(isSaved(page)).toBeAttached();
});

test('the keyboard goes from text to text, and what is selected stays in its place', async ({
  page,
}) => {
  await page.goto('/admin/site/errors');
  await field(page, '제목 title').focus();
  await page.keyboard.press('Alt+ArrowDown');
  const second = field(page, '안내문 message');
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, '안내문 message', '영어')).toBeFocused();

  await page.goto('/admin/site/home#products.title');
  const above = page.locator('[data-selected]');
  await expect(above.locator('fieldset')).toBeVisible();
  const next = page.locator('[data-selected] + [data-text]');
  const path = (await next.getAttribute('data-text')) ?? '';
  await next.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const topOf = async () => (await item(page, path).boundingBox())?.y ?? 0;
  const before = await topOf();
  await item(page, path).getByRole('textbox').click();
  await expect(item(page, path).locator('fieldset')).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
});

test('on a phone the way to a part of the page stands below what is shown, and stays at hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/site/home');
  const filter = page.getByRole('combobox', { name: '보기' });
  const goTo = page.getByRole('combobox', { name: '이동: 이 페이지의 구역' });
  await expect(page.getByText('이동:', { exact: true })).toBeVisible();
  const bottomOf = async (box: typeof filter) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  expect((await goTo.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(filter));

  await goTo.selectOption({ label: '미디어' });
  const part = page.getByRole('heading', { name: '미디어', exact: true });
  await expect(part).toBeFocused();
  await expect(goTo).toBeInViewport({ ratio: 1 });
  expect((await part.boundingBox())?.y).toBeGreaterThan(await bottomOf(goTo));
});

test('two editors on one text: the later one sees both and decides', async ({
  page,
  browser,
  request,
}) => {
  const colleague = await makeAccount(request, 'editor');
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  await enter(other.request, colleague);
  const title = '제목 banner.title';
  for (const one of [page, other]) await one.goto('/admin/site/not-found');
  await field(page, title).fill('길을 잃으셨습니까');
  await expect(isSaved(page)).toBeVisible();
  await field(other, title).fill('여기에는 없습니다');
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('길을 잃으셨습니까');
  expect((await textOf(page, 'not-found', 'banner.title')).ko.draft).toBe('길을 잃으셨습니까');
  await alert.getByRole('button', { name: '내 문구로 저장' }).click();
  await expect
    .poll(async () => (await textOf(page, 'not-found', 'banner.title')).ko.draft)
    .toBe('여기에는 없습니다');

  await field(page, title).fill('다시 길을 잃으셨습니까');
  await page.getByRole('button', { name: '다른 사람의 문구 사용' }).click();
  await expect(field(page, title)).toHaveValue('여기에는 없습니다');
  await other.close();
});

test('a text is scheduled, and the schedule is cancelled', async ({ page }) => {
  await draft(page, 'popup', 'texts.0', '샘플 코팅을 먼저 받아 보십시오');
  await page.goto('/admin/site/popup');
  await page.getByRole('button', { name: '공개…' }).click();
  const box = page.getByRole('dialog', { name: '문구 공개' });
  await box.getByText('시각 예약').click();
  await box.locator('input[name=at]').fill('2020-01-01T09:00');
  await expect(box.getByText('지난 시각입니다.')).toBeVisible();
  await box.locator('input[name=at]').fill('2099-01-01T09:00');
  await box.getByRole('button', { name: '문구 1개 예약' }).click();
  await expect(item(page, 'texts.0').getByText(/2099.*공개 예약/)).toBeVisible();
  expect((await textOf(page, 'popup', 'texts.0')).ko.publishAt).toBe(Date.UTC(2099, 0, 1));

  await page.getByRole('button', { name: '공개…' }).click();
  await box.getByRole('button', { name: '예약 취소' }).click();
  await expect(box.getByRole('button', { name: '문구 1개 공개' })).toBeEnabled();
  expect((await textOf(page, 'popup', 'texts.0')).ko.publishAt).toBeNull();
});

test('a former text comes back as a draft, one alone and a whole page', async ({ page }) => {
  const path = 'banner.title';
  for (const text of ['미디어 하나', '미디어 둘']) {
    await draft(page, 'media', path, text);
    await publishDrafts(page, 'media');
  }
  await page.goto(`/admin/site/media#${path}`);
  await item(page, path)
    .getByRole('button', { name: /작업: .*한국어/ })
    .click();
  await page.getByRole('menuitem', { name: '변경 기록' }).click();
  const box = page.getByRole('dialog', { name: /변경 기록/ });
  await box.getByRole('button', { name: /공개/ }).nth(1).click();
  await expect(box.locator('del')).toHaveText('하나');
  await box.getByRole('button', { name: '초안으로 되돌리기' }).click();
  await expect(field(page, `제목 ${path}`)).toHaveValue('미디어 하나');

  await page.getByRole('button', { name: '기타 작업' }).click();
  await page.getByRole('menuitem', { name: '이 페이지 되돌리기…' }).click();
  const restore = page.getByRole('dialog', { name: '이 페이지를 어느 시점으로 되돌리기' });
  await restore.getByLabel('처음: 모두 기본 문구').check();
  await restore.getByRole('button', { name: '초안으로 되돌리기' }).click();
  await expect(field(page, `제목 ${path}`)).toHaveValue(
    (await textOf(page, 'media', path)).ko.supplied,
  );
});

test('what the law asks for is read-only for an editor', async ({ browser, request, page }) => {
  await page.goto('/admin/site/consent');
  await expect(page.getByText('새 동의문 버전이 자동으로 시작됩니다.')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeEditable();

  const editor = await makeAccount(request, 'editor');
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  await enter(other.request, editor);
  await other.goto('/admin/site/consent');
  await expect(other.getByText('소유자만 고칠 수 있습니다.')).toBeVisible();
  await expect(other.getByRole('textbox').first()).not.toBeEditable();
  await expect(other.getByRole('button', { name: '공개…' })).toHaveCount(0);
  await other.close();
});

test('what was typed survives a reload before it is saved', async ({ page }) => {
  const name = '제목 banner.title';
  await page.goto('/admin/site/about-relationship');
  await page.route('**/api/admin/site/texts', (route) => route.abort());
  await field(page, name).fill('아직 저장되지 않음');
  await expect(page.locator('[data-save-state="failed"]')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.unroute('**/api/admin/site/texts');
  await expect(page.getByText('저장되지 않은 문구 1개')).toBeVisible();
  await page.getByRole('button', { name: '복원' }).click();
  await expect(field(page, name)).toHaveValue('아직 저장되지 않음');
  await expect
    .poll(async () => (await textOf(page, 'about-relationship', 'banner.title')).ko.draft)
    .toBe('아직 저장되지 않음');
});

test('the pages of texts can be used by everybody, on a small screen too', async ({ page }) => {
  await draft(page, 'frame', 'skip', '내용으로 바로 가기');
  for (const path of ['site', 'site/frame?language=en&text=skip']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText('머리글·바닥글·메뉴').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page), path).toEqual([]);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(overhang, { message: `${path} at ${width} px` }).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
