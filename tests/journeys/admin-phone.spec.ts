import { anyAddress, enter, expect, test } from './admin-site.ts';

test.use({ locale: 'ko-KR', viewport: { width: 390, height: 500 }, hasTouch: true });

test('on a phone an inquiry is filtered for, answered from wherever one reads, and left for the same list', async ({
  page,
  request,
}) => {
  const answer = await request.post('/api/inquiry', {
    data: {
      data: {
        detail: '휴대전화로 읽는 문의',
        name: '윤하늘',
        phoneNumber: '010-2323-4545',
        email: `sky-${Date.now()}@example.com`,
        sample: true,
      },
    },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
  expect(answer.status()).toBe(200);
  await enter(page.request);
  await page.goto('/admin/inquiries');
  // What is suspected is the last of the tabs, beyond the edge.
  const spam = page.getByRole('link', { name: '스팸 의심' });
  await expect(spam).not.toBeInViewport();
  const arrow = page.locator('nav:has([data-view]) ~ button');
  await arrow.tap();
  await expect(spam).toBeInViewport();
  await expect(arrow).toBeHidden();

  await page.getByRole('button', { name: '필터' }).click();
  await page.getByRole('combobox', { name: '샘플 코팅 신청' }).click();
  await page.getByRole('option', { name: '샘플 코팅 신청함' }).click();
  await expect(page).toHaveURL(/sample=true/);
  // The filters make room for what was found.
  await page.getByRole('button', { name: /건 보기$/ }).click();
  await expect(page.getByRole('combobox', { name: '샘플 코팅 신청' })).toBeHidden();
  await expect(page.getByRole('button', { name: '샘플 코팅 신청함 필터 지우기' })).toBeVisible();

  // The box is pressed where a finger misses it, and opens nothing.
  const row = page.getByRole('listitem').filter({ hasText: '휴대전화로 읽는 문의' }).first();
  const box = await row.getByRole('checkbox').boundingBox();
  if (!box) throw new Error('The box is not shown.');
  await page.touchscreen.tap(box.x + box.width + 10, box.y + box.height + 10);
  await expect(row.getByRole('checkbox')).toBeChecked();

  await row.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: '윤하늘' })).toBeVisible();
  const jump = page.getByRole('button', { name: '답변 쓰기' });
  const body = page.getByRole('textbox', { name: '내용', exact: true });
  await body.scrollIntoViewIfNeeded();
  await expect(jump).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await jump.tap();
  await expect(body).toBeFocused();
  await expect(body).toBeInViewport();
  await expect(jump).toBeHidden();

  await page.getByRole('link', { name: '문의함으로' }).tap();
  await expect(page).toHaveURL(/sample=true/);
});
