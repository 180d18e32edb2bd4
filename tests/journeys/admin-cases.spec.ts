import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, expect, isSaved, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

// Other journeys share the site, and expect none.
test.afterEach(async ({ page }) => {
  const { cases } = await (await page.request.get('/api/admin/cases')).json();
  for (const { id } of cases) await page.request.delete(`/api/admin/cases/${id}`);
});

const still = (name: string) => join(import.meta.dirname, `../../public/art/stills/${name}.jpg`);

async function choosePicture(page: Page, label: string, file: string) {
  await page.getByLabel(`${label}: 사진 선택`).setInputFiles(still(file));
  const crop = page.getByRole('dialog');
  await crop.getByRole('button').last().click();
  await expect(crop).toBeHidden();
}

async function writeCase(page: Page, slug: string, place: string) {
  await page.goto('/admin/case-studies');
  await page.getByRole('button', { name: '새 사례' }).click();
  await page.getByLabel('주소').fill(slug);
  await page.getByLabel('시기(연도)').fill('2024');
  await choosePicture(page, '적용 후 사진', 'panel-rain');
  await page.getByLabel('장소 이름').fill(place);
  await page.getByLabel('지역').fill('서울');
  await page.getByRole('textbox', { name: '적용 대상' }).fill('벽과 천장');
  await page.getByRole('textbox', { name: '결과', exact: true }).fill('한 달 동안 측정했습니다.');
  await page.getByLabel('적용 후 사진 설명').fill('코팅한 벽');
}

/** On a phone: a finger moves the line, and the page is no wider than its window. */
async function touchTheLine(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('a context without a browser');
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  });
  const phone = await context.newPage();
  await phone.goto(page.url());
  const line = phone.getByRole('slider');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('no line');
  await phone.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 3);
  await expect
    .poll(() => line.evaluate((input: HTMLInputElement) => Number(input.value)))
    .toBeGreaterThan(65);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
}

const publish = (page: Page) => page.getByRole('button', { name: '공개', exact: true });

test('a case is written with two pictures, seen, published, and found by readers', async ({
  page,
  browserName,
}) => {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  expect((await page.request.get('/cases')).status()).toBe(404);

  await writeCase(page, 'seoul-daycare', '햇살어린이집');
  await choosePicture(page, '적용 전 사진', 'panel-mold');
  // Nothing is published while something is missing, and it says what.
  await expect(publish(page)).toBeDisabled();
  await expect(page.getByRole('listitem').getByText('적용 전 사진 설명')).toBeVisible();
  await page.getByLabel('적용 전 사진 설명').fill('코팅하지 않은 벽');
  await page.getByRole('button', { name: '측정값 추가' }).click();
  await page.getByLabel('적용 전', { exact: true }).fill('36.0');
  await page.getByLabel('적용 후', { exact: true }).fill('1.8');
  await expect(page.getByText('감소율 95.0%')).toBeVisible();
  await page.getByLabel('측정값 1 이름').fill('폼알데하이드');
  await expect(isSaved(page)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    '햇살어린이집',
  );
  expect(await axeViolations(page)).toEqual([]);

  // What was typed is there after a reload.
  await page.reload();
  await expect(page.getByLabel('장소 이름')).toHaveValue('햇살어린이집');
  expect(await textOf('/')).not.toContain('/cases');
  await publish(page).click();
  await expect(page.getByText('공개했습니다.')).toBeVisible();

  await expect.poll(() => textOf('/cases')).toContain('햇살어린이집');
  expect(await textOf('/product/technical/air')).toContain('href="/cases/seoul-daycare"');
  expect(await textOf('/')).toContain('href="/cases/seoul-daycare"');
  // Another language: the list has it, home does not.
  expect(await textOf('/es/cases')).toContain('/es/cases/seoul-daycare');
  expect(await textOf('/es')).not.toContain('/cases');

  for (const path of ['/es/cases', '/product/technical/air', '/', '/cases/seoul-daycare']) {
    await page.goto(path);
    expect(await axeViolations(page), path).toEqual([]);
  }
  const line = page.getByRole('slider', { name: '선을 좌우로 움직여 비교해 보십시오.' });
  const share = () =>
    line.evaluate((input) => input.parentElement?.style.getPropertyValue('--share'));
  await line.focus();
  await page.keyboard.press('Home');
  await expect.poll(share).toBe('0.0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(share).toBe('1.0');
  await line.click({ position: { x: 300, y: 100 } });
  await expect.poll(async () => Number(await share())).toBeGreaterThan(5);

  // Playwright cannot tap elsewhere.
  if (browserName === 'chromium') await touchTheLine(page);

  // Another address: the old one leads there.
  await page.goto('/admin/case-studies');
  await page.getByRole('link', { name: '햇살어린이집' }).click();
  await page.getByLabel('주소').fill('sunshine');
  await expect(isSaved(page)).toBeVisible();
  await publish(page).click();
  await expect
    .poll(async () => (await page.request.get('/cases/seoul-daycare')).url())
    .toContain('/cases/sunshine');

  // Taken back in the only language that it has, it is nowhere, and still a draft.
  await page.getByRole('button', { name: '공개 중지' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '공개 중지' }).click();
  await expect(page.getByText('공개를 중지했습니다.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/cases')).status()).toBe(404);
  await expect(page.getByLabel('장소 이름')).toHaveValue('햇살어린이집');
  await page.goto('/admin/case-studies');
  await page.getByRole('button', { name: '햇살어린이집 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('아직 사례가 없습니다.')).toBeVisible();
});

test('cases are moved by pointer and by keyboard, and readers see the new order', {
  tag: '@sweep',
}, async ({ page }) => {
  const places = ['첫째', '둘째', '셋째'];
  for (const [at, place] of places.entries()) {
    await writeCase(page, `case-${at}`, place);
    await expect(isSaved(page)).toBeVisible();
    await publish(page).click();
    await expect(page.getByText('공개했습니다.')).toBeVisible();
  }
  const order = async () => {
    const html = await (await page.request.get('/cases')).text();
    return [...places].sort((one, other) => html.indexOf(one) - html.indexOf(other)).join(' ');
  };
  await expect.poll(order).toBe('셋째 둘째 첫째');
  await page.goto('/admin/case-studies');
  const row = (place: string) => page.getByRole('row').filter({ hasText: place });
  await expect(row('첫째')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Upwards it comes before the row it is dropped on, downwards after it.
  await row('첫째').dragTo(row('셋째'));
  await expect.poll(order).toBe('첫째 셋째 둘째');
  await expect(page.getByRole('row').nth(1)).toContainText('첫째');
  await row('첫째').dragTo(row('셋째'));
  await expect.poll(order).toBe('셋째 첫째 둘째');

  await page.getByRole('button', { name: '둘째: 위로' }).press('Enter');
  await expect.poll(order).toBe('셋째 둘째 첫째');
  // The keyboard goes on with the case that it moved.
  await expect(page.getByRole('button', { name: '둘째: 위로' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(order).toBe('둘째 셋째 첫째');
  await expect(page.getByRole('button', { name: '둘째: 아래로' })).toBeFocused();
});

test('two people at once: the later one is told, and nothing typed is lost', async ({ page }) => {
  const { id } = await (await page.request.post('/api/admin/cases')).json();
  await page.goto(`/admin/case-studies/${id}`);
  const place = page.getByLabel('장소 이름');
  await expect(place).toHaveValue('');
  const words = { place: '다른 사람', city: '', coated: '', result: '', quotation: '', quoted: '' };
  const value = { ...words, beforeAlt: '', afterAlt: '', figures: {} };
  const saveElsewhere = async (edition: number | null) => {
    const saved = await page.request.put(`/api/admin/cases/${id}`, {
      data: { words: { ko: { value, edition } } },
    });
    expect((await saved.json()).words.ko.ok).toBe(true);
  };
  await saveElsewhere(null);
  await place.fill('나');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: '다른 사람이 이 사례를 먼저 고쳤습니다' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '내 것으로 저장' }).click();
  await expect(notice).toBeHidden();
  await expect(isSaved(page)).toBeVisible();
  await page.reload();
  await expect(place).toHaveValue('나');

  await saveElsewhere(2);
  await place.fill('나는');
  // Whoever has chosen is not asked again by the browser.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await notice.getByRole('button', { name: '상대방 것 불러오기' }).click();
  await expect(place).toHaveValue('다른 사람');
  expect(asked).toEqual([]);
});

test('what is not there says so, and leads to what is', async ({ page }) => {
  const missing = [
    ['case-studies/none', '사례를 찾을 수 없습니다', '적용 사례 목록', '적용 사례'],
    ['posts/999999', '게시글을 찾을 수 없습니다', '목록으로', '미디어'],
    ['test-results/none', '시험 결과를 찾을 수 없습니다', '시험 결과 목록', '시험 결과'],
    ['site/none', '이 페이지의 문구를 찾을 수 없습니다', '모든 페이지', '사이트 문구'],
  ] as const;
  for (const [path, heading, back, list] of missing) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: back }).click();
    await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible();
  }
});
