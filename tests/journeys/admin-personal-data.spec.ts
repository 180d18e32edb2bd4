import { readFile } from 'node:fs/promises';
import { unzip } from '../support/zip.ts';
import { anyAddress, enter, expect, makeAccount, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.use({ locale: 'ko-KR' });

test('a person asks for their data, has it corrected and erased, and the log shows each step', async ({
  page,
  request,
}) => {
  test.slow();
  const stamp = String(Date.now()).slice(-8);
  const email = `asks-${stamp}@example.com`;
  const send = async (draft: object) => {
    const answer = await request.post('/api/inquiry', {
      data: { data: { detail: '보관 정보 요청', name: '이하루', ...draft } },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
    return (await answer.json()).id as string;
  };
  await send({ email, phoneNumber: '02-000-1111' });
  const second = await send({ phoneNumber: `+82 10-${stamp}`, email: email.toUpperCase() });
  await send({ phoneNumber: '010-5555-4444', email: `other-${stamp}@example.com` });

  const agent = await makeAccount(page.request, 'agent');
  await page.context().clearCookies();
  await enter(page.request, agent);

  // A wrong number is corrected; the thread keeps what it was.
  await page.goto(`/admin/inquiries/${second}`);
  await page.getByRole('button', { name: '정보 정정' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('이름').fill('이하늘');
  await dialog.getByLabel('정정 사유').fill('전화로 확인');
  expect(await axeViolations(page)).toEqual([]);
  // Meanwhile a colleague corrects the same field: nothing typed is lost, and the choice is ours.
  await page.request.post(`/api/admin/inquiries/${second}/corrections`, {
    data: { reason: '메일 확인', changes: [{ field: 'name', from: '이하루', to: '이하나' }] },
  });
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(dialog.getByText('지금 값: 이하나')).toBeVisible();
  await expect(dialog.getByLabel('이름')).toHaveValue('이하늘');
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('이름: 이하루 → 이하나')).toBeVisible();
  await expect(page.getByText('이름: 이하나 → 이하늘')).toBeVisible();

  // All inquiries of the same person, and nobody else's.
  await page.getByRole('link', { name: '모두 보기 (1건)' }).click();
  await expect(page.getByText('2건을 찾았습니다.')).toBeVisible();
  await page.getByRole('link', { name: '문의함으로' }).click();
  await page.getByRole('link', { name: '고객별 찾기' }).click();
  await page.getByLabel('이메일 또는 전화번호').fill('12-34');
  await page.getByRole('button', { name: '찾기', exact: true }).click();
  await expect(page.getByText('일곱 자리 이상의 전화번호')).toBeVisible();
  await page.getByLabel('이메일 또는 전화번호').fill(email);
  await page.getByRole('button', { name: '찾기', exact: true }).click();
  await expect(page.getByText('2건을 찾았습니다.')).toBeVisible();
  await expect(page).toHaveURL('/admin/inquiries/person');
  await page.reload();
  await expect(page.getByText('2건을 찾았습니다.')).toBeVisible();
  const links = page.getByRole('table').getByRole('link');
  const references = await links.allTextContents();
  expect(await axeViolations(page)).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '사본 내려받기' }).click(),
  ]);
  const entries = await unzip(await readFile(await saved.path()));
  const { inquiries } = JSON.parse(String(entries.get('personal-data.json')));
  expect(inquiries.map(({ reference }: { reference: string }) => reference)).toEqual(references);
  const document = String(entries.get('personal-data.html'));
  expect(document).toContain('이름: 이하나 → 이하늘 (사유: 전화로 확인)');
  expect(document).toContain('<html lang="ko">');

  await page.getByRole('button', { name: '선택한 문의 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지금 삭제' }).click();
  await expect(page.getByText('2건의 개인정보를 삭제했습니다.')).toBeVisible();
  const [certificate] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '파기 확인서 열기' }).click(),
  ]);
  await expect(certificate.getByRole('heading', { name: '개인정보 파기 확인서' })).toBeVisible();
  for (const reference of references) {
    await expect(certificate.getByText(reference)).toBeVisible();
  }
  expect(await certificate.content()).not.toMatch(/이하|asks-/);
  await certificate.close();
  await page.getByRole('button', { name: '찾기', exact: true }).click();
  await expect(page.getByText('찾은 문의가 없습니다.')).toBeVisible();
  await page.goto(`/admin/inquiries/${second}`);
  await expect(page.getByRole('link', { name: '파기 확인서 열기' })).toBeVisible();

  await enter(page.request);
  await page.goto(`/admin/activity?actor=${agent.id}`);
  await page
    .getByRole('textbox', { name: '문의 접수 번호' })
    .fill(references[0]?.toLowerCase() ?? '');
  await expect(page).toHaveURL(new RegExp(`actor=${agent.id}&inquiry=`));
  const rows = page.getByRole('table').getByRole('row');
  for (const act of ['문의 열람', '개인정보 정정', '개인정보 사본 제공', '개인정보 삭제']) {
    const row = rows.filter({ hasText: act }).first();
    await expect(row).toContainText(references[0] ?? '');
    await expect(row).toContainText('agent 김');
  }
  await expect(page.getByText(references[1] ?? '')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
