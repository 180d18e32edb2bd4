import type { Page } from '@playwright/test';
import { enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

const showPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '설정 항목' }).getByRole('link', { name }).click();

// Other journeys look at the same site.
let before: Record<string, unknown>;
test.beforeEach(async ({ page }) => {
  await enter(page.request);
  before = (await (await page.request.get('/api/admin/settings')).json()).settings;
});
test.afterEach(async ({ page }) => {
  const { contact, popup, retentionDays, notificationAddresses } = before;
  const data = { contact, popup, retentionDays, notificationAddresses };
  const restored = await page.request.put('/api/admin/settings', { data });
  expect(restored.status()).toBe(200);
});

test('a changed setting shows on the public site in four languages within a second', async ({
  page,
}) => {
  await page.goto('/admin/settings#file-scans');
  await expect(page.getByText('악성 코드가 있는지 검사하지 않습니다')).toBeVisible();
  await showPart(page, '회사·연락처');
  await page.getByLabel('전화', { exact: true }).fill('+82 2-1234-5678');
  await page.getByLabel('주소 (스페인어)').fill('Calle Nueva 1, Seúl');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  for (const prefix of ['/about/brand', '/en/about/brand', '/id/about/brand', '/es/about/brand']) {
    await expect
      .poll(async () => (await page.request.get(prefix)).text())
      .toContain(prefix === '/about/brand' ? '02-1234-5678' : '+82 2-1234-5678');
  }
  await expect
    .poll(async () => (await page.request.get('/es')).text())
    .toContain('Calle Nueva 1, Seúl');
});

test('what cannot be meant is refused in words, led to, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: '저장', exact: true });
  await expect(page.getByRole('status').getByText('변경 없음')).toBeVisible();
  await expect(save).toBeDisabled();
  const phone = page.getByLabel('전화', { exact: true });
  await phone.fill('abc 전화');
  await showPart(page, '사이트');
  await page.getByLabel(/^시작/).fill('2027-01-02T10:00');
  await page.getByLabel(/^종료/).fill('2027-01-01T10:00');
  await showPart(page, '알림');
  await page.getByLabel('새 문의를 알릴 이메일').fill('one@noshine.example, two@noshine');
  await showPart(page, '개인정보');
  await page.getByLabel(/삭제하기까지의 일수/).fill('99');
  await expect(page.getByText('저장하지 않은 변경 5개')).toBeVisible();
  await showPart(page, '메일');
  await save.click();
  await expect(page.getByText('전화번호에 숫자가 없거나')).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await showPart(page, '사이트');
  await expect(page.getByText('종료 시각은 시작 시각보다 늦어야 합니다.')).toBeVisible();
  await showPart(page, '개인정보');
  await expect(page.getByText('0부터 5까지의 정수')).toBeVisible();
  await showPart(page, '알림');
  await expect(page.getByText('이메일 주소가 아닙니다: two@noshine')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Looking something up elsewhere loses nothing.
  await page.getByRole('link', { name: '계정', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '계정' })).toBeVisible();
  await page.getByRole('link', { name: '설정', exact: true }).click();
  await page.getByRole('button', { name: '복원' }).click();
  await expect(phone).toHaveValue('abc 전화');
  await expect(page.getByLabel('새 문의를 알릴 이메일')).toHaveValue(/two@noshine/);

  await phone.fill('02-765-4321');
  await showPart(page, '사이트');
  await page.getByLabel(/^종료/).fill('2027-01-03T10:00');
  await showPart(page, '개인정보');
  await page.getByLabel(/삭제하기까지의 일수/).fill('3');
  await showPart(page, '알림');
  await page.getByLabel('새 문의를 알릴 이메일').fill('one@noshine.example, two@noshine.example');
  await save.click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await expect(save).toBeDisabled();
  const { settings } = await (await page.request.get('/api/admin/settings')).json();
  expect(settings).toMatchObject({
    retentionDays: 3,
    notificationAddresses: ['one@noshine.example', 'two@noshine.example'],
  });
  await page.goto('/admin/settings');
  await expect(phone).toHaveValue('02-765-4321');
  await expect(page.getByRole('button', { name: '복원' })).toBeHidden();
});
