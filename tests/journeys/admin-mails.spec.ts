import { anyAddress, enter, expect, owner, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.use({
  locale: 'ko-KR',
  moreSettings: { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: owner.email },
});

test('without a mail server the unsent mails say whom they are for, and a held one can only wait', async ({
  page,
  request,
}) => {
  const visitor = { name: '한결', companyName: '한결건설', email: 'fan@example.com' };
  for (let number = 0; number < 4; number += 1) {
    const answer = await request.post('/api/inquiry', {
      data: { data: { detail: `${number}`, phoneNumber: '02-123-4567', ...visitor } },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
    expect(answer.status()).toBe(200);
  }
  await enter(page.request);
  await page.goto('/admin/mails');
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  const toStaff = rowsOf('대기').filter({ hasText: '담당자 알림' }).first();
  await expect(toStaff).toContainText(owner.email);
  await expect(toStaff.getByRole('link')).toHaveText(/^한결건설.*NS-/);
  const toVisitor = rowsOf('대기').filter({ hasText: '접수 확인' });
  await expect(toVisitor).toHaveCount(3);
  await expect(toVisitor.first().getByText('한결', { exact: true })).toBeVisible();
  await expect(toVisitor.first()).not.toContainText(owner.email);
  expect(await axeViolations(page)).toEqual([]);

  await expect(page.getByRole('button', { name: '지금 보내기' })).toHaveCount(0);
  await rowsOf('보류').getByRole('button', { name: '대기로 옮기기' }).click();
  await expect(page.getByText('대기로 옮겼습니다.')).toBeVisible();
  await expect(page.getByRole('region', { name: '보류' })).toHaveCount(0);
  await expect(toVisitor).toHaveCount(4);
});
