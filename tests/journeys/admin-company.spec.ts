import { enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(180_000);

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" onload="alert(1)">
<script>document.title = 'hostile'</script><filter id="f"/><path d="M0 0h200v50H0z" fill="#fff"/></svg>`;

// Other journeys look at the same site.
let before: unknown;
test.beforeEach(async ({ page }) => {
  await enter(page.request);
  before = (await (await page.request.get('/api/admin/settings')).json()).settings.company;
});
test.afterEach(async ({ page }) => {
  const restored = await page.request.put('/api/admin/settings', { data: { company: before } });
  expect(restored.status()).toBe(200);
});

test('the owner gives the company, sees it on the site, and the checklist follows', async ({
  page,
}) => {
  await page.goto('/admin/overview');
  const list = page.getByRole('region', { name: '사이트 초기 설정' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: '모든 항목 보기' }).click();
  await expect(list.getByRole('link', { name: '회사 로고' })).toBeVisible();
  await expect(list.getByText(/20개 가운데 \d+개 완료/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await list.getByRole('link', { name: '대표자와 사업자등록번호' }).click();

  const company = page.getByRole('region', { name: '회사', exact: true });
  await expect(company).toBeInViewport();
  await company.getByRole('textbox', { name: '상호' }).first().fill('한빛촉매 주식회사');
  await company.getByRole('textbox', { name: '대표자' }).first().fill('홍길동');
  await company.getByLabel('사업자등록번호').fill('120-81-47522');
  await company
    .getByLabel('로고 파일 선택', { exact: true })
    .and(page.locator('input'))
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(company.getByText('script, filter')).toBeVisible();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(company.getByText('사업자등록번호가 맞지 않습니다')).toBeVisible();
  await company.getByLabel('사업자등록번호').fill('120-81-47521');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await expect.poll(async () => (await page.request.get('/')).text()).toContain('120-81-47521');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('홍길동');
  await expect(footer).toContainText('한빛촉매 주식회사');
  const shown = page.getByRole('banner').getByRole('img', { name: '한빛촉매 주식회사' }).first();
  await expect(shown).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // By itself the drawing is a picture, and nothing in it runs.
  await page.goto((await shown.getAttribute('src')) ?? '');
  expect(await page.title()).not.toBe('hostile');

  await page.goto('/admin/overview');
  await list.getByRole('button', { name: '모든 항목 보기' }).click();
  await expect(list.getByRole('link', { name: '회사 로고' })).toBeHidden();
  await expect(list.getByRole('link', { name: '상호' })).toBeVisible();
  await list.getByRole('button', { name: '완료로 표시: 효능 표현을 법률 전문가가 확인함' }).click();
  await expect(list.getByRole('link', { name: /효능 표현/ })).toBeHidden();
  await list.getByLabel('완료한 항목도 보기').check();
  await expect(list.getByRole('button', { name: '표시 해제: 효능 표현' })).toBeVisible();
  await page.goto('/admin/activity');
  await expect(page.getByText('할 일 완료 표시').first()).toBeVisible();
});

test('sample values are marked in the frame of the page editor, and on no page', async ({
  page,
}) => {
  await page.goto('/admin/site/edit?language=es');
  await expect(page.getByRole('status').filter({ hasText: '견본 값' })).toContainText('주소');
  const frame = page.frameLocator('iframe').first();
  await frame.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => frame.locator('[data-outline=sample]').count()).toBeGreaterThan(3);
  const link = page.getByRole('link', { name: '설정에서 바꾸기' });
  await expect(link).toHaveAttribute('href', '/admin/settings#contact');
  expect(await axeViolations(page)).toEqual([]);
  const visited = await (await page.request.get('/es')).text();
  expect(visited).not.toMatch(/data-outline|mark-samples|견본 값/);
});
