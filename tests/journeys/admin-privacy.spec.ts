import { openDatabase } from '#server/database/database.ts';
import { anyAddress, enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';
import { InquiryForm } from './inquiry-form.ts';

test.use({ locale: 'ko-KR' });

test('the policy names whom the owner enters, and its earlier version stays readable', async ({
  page,
}) => {
  test.slow();
  await enter(page.request);
  await page.goto('/admin/settings#privacy');
  await page.getByLabel('책임자 성명과 직책').first().fill('김하늘 이사');
  await page.getByRole('button', { name: '업체 추가' }).click();
  const processor = page.getByRole('group', { name: '업체 1' });
  await processor.getByRole('combobox', { name: '국가' }).click();
  await page.getByRole('option', { name: '미국', exact: true }).click();
  await processor.getByLabel('연락처').fill('privacy@mail.example');
  await processor.getByLabel('맡긴 업무').first().fill('메일 발송');
  await processor.getByLabel('업체 이름').fill('Mail Inc.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();

  const policy = page.getByRole('main');
  await expect(async () => {
    await page.goto('/privacy');
    await expect(policy).toContainText('김하늘 이사', { timeout: 1000 });
  }).toPass();
  await expect(page.locator('#processors')).toContainText('Mail Inc.');
  await expect(page.locator('#abroad')).toContainText('미국');

  await page
    .getByRole('link', { name: /부터 .*까지/ })
    .first()
    .click();
  await expect(policy).toContainText('이전 개인정보 처리방침입니다.');
  await expect(policy).not.toContainText('김하늘 이사');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const earlier = new URL(page.url());
  const inEnglish = await page.request.get(`/en${earlier.pathname}${earlier.search}`);
  expect(await inEnglish.text()).toContain('This is an earlier version');
  await page.getByRole('link', { name: '현재 개인정보 처리방침 보기' }).click();
  await expect(page).toHaveURL('/privacy');
  const unknown = await page.goto('/en/privacy?version=000000000000');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('staff read the very words that somebody agreed to', async ({ backOffice, page }) => {
  const place = { dataDir: backOffice.dataDir, databaseUrl: undefined };
  const database = await openDatabase(place);
  const { version } = await database.db
    .selectFrom('legal_texts')
    .select('version')
    .where('kind', '=', 'consent')
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow();
  const sent = await page.request.post('/api/inquiry', {
    headers: { 'X-Forwarded-For': anyAddress() },
    data: {
      data: {
        detail: 'A coating for a ward',
        name: 'Ana Kim',
        phoneNumber: '+62 812 0000 0000',
        consent: true,
        consentVersion: version,
      },
    },
  });
  const { id } = await sent.json();
  await enter(page.request);
  await page.goto(`/admin/inquiries/${id}`);
  await page.getByRole('button', { name: '동의한 내용 보기' }).click();
  await expect(page.getByRole('dialog')).toContainText('Required items');
  await expect(page.getByRole('dialog')).toContainText(version);

  // As inquiries were stored before the texts were.
  await database.db
    .updateTable('inquiries')
    .set({ consent_version: '2026-11-16' })
    .where('id', '=', id)
    .execute();
  await database.close();
  await page.reload();
  await page.getByRole('button', { name: '동의한 내용 보기' }).click();
  await expect(page.getByRole('dialog')).toContainText('저장되어 있지 않습니다');
});

test('the policy names all that the site keeps in a browser', async ({ page }) => {
  await page.goto('/en/media');
  await page.locator('[data-popup-close]').click();
  const form = new InquiryForm(page);
  await form.open();
  await form.field('detail').fill('Half an inquiry');
  await form.upload('file');
  await expect.poll(() => form.countKeptFiles()).toBe(1);
  await page.goto('/en/about/brand');
  await page.locator('header details summary', { hasText: 'English' }).first().click();
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL('/es/about/brand');
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const names = [...cookies, ...stored];
  expect(names).toEqual(
    expect.arrayContaining(['language', 'inquiry-draft', 'inquiry-files', 'popup-closed']),
  );
  await page.goto('/es/privacy');
  for (const name of names) {
    await expect(page.locator('#browser td', { hasText: name }).first(), name).toBeVisible();
  }
});
