import { readFile } from 'node:fs/promises';
import { anyAddress, enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test('an owner reads the overview on Monday: period, table, file, by day and by night', async ({
  page,
  request,
}) => {
  const sent = { name: '현황', phoneNumber: '010-1212-3434', detail: '현황', sample: true };
  const answer = await request.post('/api/inquiry', {
    data: { data: { ...sent, interestedField: '수질 개선' } },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
  expect(answer.status()).toBe(200);
  await enter(page.request);
  await page.goto('/admin/overview');
  const attention = page.getByRole('region', { name: '먼저 확인할 일' });
  await expect(attention.getByText('백업이 아직 하나도 없습니다')).toBeVisible();
  // The set-up is told of once: open while nobody has come, and folded to a line for good.
  await expect(attention.getByText('사이트 초기 설정')).toHaveCount(0);
  const setUp = page.getByRole('region', { name: '사이트 초기 설정' });
  const toggle = setUp.getByRole('button', { name: '사이트 초기 설정' });
  await expect(setUp.getByRole('listitem')).toHaveCount(3);
  await toggle.click();
  await page.reload();
  await expect(setUp.getByText(/20개 가운데 \d+개 완료/)).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await attention.getByRole('link', { name: /백업.*설정 방법 보기/ }).click();
  await expect(setUp.getByRole('heading', { name: '서버·보안' })).toBeFocused();
  await expect(setUp.getByText(/BACKUP_URL/)).toBeInViewport();
  const overTime = page.getByRole('region', { name: '방문과 문의', exact: true });
  // Rolling periods end with yesterday.
  await expect(overTime.getByText(/오늘 지금까지 문의 [1-9]/)).toBeVisible();
  await expect(overTime.getByRole('img', { name: /합계: 방문/ }).locator('svg')).toBeVisible();

  await page.getByRole('combobox', { name: '기간' }).click();
  await page.getByRole('option', { name: '이번 달' }).click();
  await expect(page).toHaveURL(/period=this-month/);
  await expect(overTime.getByText(/오늘 지금까지/)).toBeHidden();
  const fields = page.getByRole('region', { name: '관심 분야' });
  await expect(fields.getByRole('row', { name: /^수질 개선 [1-9]/ })).toBeVisible();

  await overTime.getByRole('button', { name: '표로 보기' }).click();
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const row = overTime.getByRole('row', { name: new RegExp(`^${today} \\d+ [1-9]`) });
  await expect(row).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    overTime.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`-${today}\\.csv$`));
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF날짜,방문,문의,')).toBe(true);
  expect(text).toMatch(new RegExp(`^${today},\\d+,[1-9]`, 'm'));
  await overTime.getByRole('button', { name: '그래프로 보기' }).click();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang).toBe(0);
});

test('an owner asks for the monthly report, and takes that back', async ({ page }) => {
  await enter(page.request);
  await page.goto('/admin/me');
  const report = page.getByRole('switch', { name: /지난달 보고서를 메일로 받기/ });
  await expect(report).not.toBeChecked();
  await report.click({ force: true });
  await expect(page.getByText('월간 보고서를 받도록 설정했습니다.')).toBeVisible();
  await page.reload();
  await expect(report).toBeChecked();
  await report.click({ force: true });
  await expect(page.getByText('월간 보고서를 받지 않도록 설정했습니다.')).toBeVisible();
});
