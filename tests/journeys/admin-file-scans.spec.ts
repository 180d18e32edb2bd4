import type { APIRequestContext } from '@playwright/test';
import { type Clamd, startClamd, testSignature, testVirus } from '../support/clamd.ts';
import { anyAddress, enter, expect, test as withBackOffice } from './admin-site.ts';
import { axeViolations } from './axe.ts';

const test = withBackOffice.extend<object, { clamd: Clamd }>({
  clamd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const clamd = await startClamd();
      await use(clamd);
      await clamd.remove();
    },
    { scope: 'worker' },
  ],
  moreSettings: [({ clamd }, use) => use({ CLAMD_URL: clamd.url }), { scope: 'worker' }],
});

test.use({ locale: 'ko-KR' });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Attachment = [name: string, content: Buffer | string];

async function sendInquiry(request: APIRequestContext, file: Attachment, introduction: Attachment) {
  const headers = { 'X-Forwarded-For': anyAddress() };
  const upload = async ([name, content]: Attachment) => {
    const part = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    const answer = await request.post('/api/files', { multipart: { file: part }, headers });
    return (await answer.json()).id as string;
  };
  const inquiry = {
    detail: '첨부를 봐 주십시오.',
    name: '박서연',
    phoneNumber: '010',
    fileId: await upload(file),
    introductionId: await upload(introduction),
  };
  const answer = await request.post('/api/inquiry', { data: { data: inquiry }, headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id as string;
}

test('a checked file can be opened, an infected one is named and cannot', async ({
  page,
  request,
}) => {
  const id = await sendInquiry(request, ['도면.png', picture], ['소개서.txt', testVirus]);
  await enter(page.request);
  await page.goto(`/admin/inquiries/${id}`);
  // Nobody reloads: a file that waits is looked at again.
  await expect(page.getByText('검사 완료')).toBeVisible();
  await expect(page.getByText('악성 코드 발견')).toBeVisible();
  await expect(page.getByText(`악성 코드(${testSignature})가 발견되어`)).toBeVisible();
  await expect(page.getByRole('link', { name: '소개서.txt' })).toHaveCount(0);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('img', { name: '도면.png' })).toHaveJSProperty('complete', true);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '도면.png' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('도면.png');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/admin/activity?kind=inquiry');
  await expect(page.getByText('악성 코드가 든 첨부 파일 차단').first()).toBeVisible();
  await page.goto('/admin/settings#file-scans');
  await expect(page.getByText('악성 코드 검사를 마친 뒤에 열 수 있습니다')).toBeVisible();
});

test('while the scanner is down files are held back, and then checked by themselves', async ({
  page,
  request,
  clamd,
}) => {
  test.slow();
  await clamd.stop();
  const id = await sendInquiry(request, ['도면.png', picture], ['소개서.txt', 'hello']);
  await enter(page.request);
  await page.goto(`/admin/inquiries/${id}`);
  await expect(page.getByText('검사 서버가 응답하지 않아')).toHaveCount(2);
  await expect(page.getByRole('link', { name: '도면.png' })).toHaveCount(0);
  const readiness = async () => (await (await request.get('/readyz')).json()).missing;
  await expect.poll(readiness).toEqual(['scanner']);
  expect(await axeViolations(page)).toEqual([]);
  await clamd.start();
  await expect(page.getByText('검사 완료')).toHaveCount(2, { timeout: 60_000 });
  await expect.poll(readiness).toEqual([]);
});
