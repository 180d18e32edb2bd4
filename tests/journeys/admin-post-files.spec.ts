import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makePdf } from '../support/pdf.ts';
import { bodyOf, createPost, enter, expect, isSaved, test } from './admin-site.ts';

test.setTimeout(90_000);

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

const storedText = async (page: Page, mnum: number): Promise<string> =>
  (await (await page.request.get(`/api/admin/posts/${mnum}`)).json()).versions[0].mainText;

const pdf = (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(pages),
});

test('a file is inserted, renamed, replaced, published, withdrawn and removed', async ({
  page,
}) => {
  const mnum = await createPost(page.request, '자료가 있는 글', '앞 문장');
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).click();
  await page.keyboard.press('End');
  const picker = page.locator('input[type=file][aria-label="파일 삽입"]');
  await picker.setInputFiles([pdf('측정 결과.pdf', 1)]);
  const link = bodyOf(page).locator('p[data-file=pdf]');
  await expect(link).toHaveText('측정 결과');

  // Typing goes on below it; undo takes the typing back and leaves the file.
  await page.keyboard.type('이어지는 문장');
  await expect
    .poll(() => storedText(page, mnum))
    .toMatch(
      /^<p>앞 문장<\/p><p><a href="\/downloads\/[0-9a-f]{32}\/[^"]+" data-file="pdf" data-size="\d+">측정 결과<\/a><\/p><p>이어지는 문장<\/p>$/,
    );
  const [, first = ''] = /href="([^"]+)"/.exec(await storedText(page, mnum)) ?? [];
  expect((await page.request.get(first)).status()).toBe(404);
  const asStaff = first.replace(/^\/downloads\/(\w+)\/.*/, '/api/admin/post-files/$1');
  expect((await page.request.get(asStaff)).headers()['content-disposition']).toContain(
    'attachment',
  );

  // The label is typed in place, and Enter in it goes on below.
  await link.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 2026');
  await page.keyboard.press('Enter');
  await page.keyboard.type('사이 문장');
  await expect
    .poll(() => storedText(page, mnum))
    .toMatch(/>측정 결과 2026<\/a><\/p><p>사이 문장<\/p><p>이어지는 문장<\/p>$/);
  await link.click();
  await page
    .locator('input[type=file][aria-label="파일 교체"]')
    .setInputFiles([pdf('측정 결과 개정.pdf', 3)]);
  await expect
    .poll(() => storedText(page, mnum))
    .toContain(encodeURIComponent('측정 결과 개정.pdf'));
  expect(await storedText(page, mnum)).toContain('>측정 결과 2026<');

  // One that cannot be handed out is refused in words, and is not in the text.
  await picker.setInputFiles([
    { name: 'macro.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'macro.xls' })).toContainText('XLSX');

  await expect(isSaved(page)).toBeVisible();
  await page.getByRole('button', { name: '공개', exact: true }).click();
  const check = page.getByRole('dialog', { name: '공개하기 전에 확인하십시오' });
  await expect(check).toContainText('대표 이미지가 없어');
  await expect(check).not.toContainText('열리지 않는 링크');
  await check.getByRole('button', { name: '그대로 공개' }).click();
  await expect(page.getByText('공개했습니다.')).toBeVisible();
  const [, second = ''] = /href="([^"]+)"/.exec(await storedText(page, mnum)) ?? [];
  const handedOut = await page.request.get(second);
  expect(await handedOut.body()).toEqual(makePdf(3));
  expect((await page.request.get(first)).status()).toBe(404);

  const reader = await page.context().newPage();
  await reader.goto(`/en/media/${mnum}`);
  const download = reader.waitForEvent('download');
  await reader.getByRole('link', { name: /^측정 결과 2026 Download PDF \(1\skB\)$/ }).click();
  expect((await download).suggestedFilename()).toBe('측정 결과 개정.pdf');

  // A copy of the post has it too; withdrawn, readers cannot have it any more.
  const copied = await page.request.post(`/api/admin/posts/${mnum}/duplicate`);
  expect(await storedText(page, (await copied.json()).mnum)).toContain(second);
  await page.getByRole('button', { name: '한국어 내용 작업' }).click();
  await page.getByRole('menuitem', { name: '공개 중지' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '공개 중지' }).click();
  await expect.poll(async () => (await page.request.get(second)).status()).toBe(404);

  await link.click();
  await page.getByRole('button', { name: '파일 제거' }).click();
  await expect.poll(() => storedText(page, mnum)).not.toContain('data-file');
  await page.keyboard.press('Control+z');
  await expect(link).toHaveText('측정 결과 2026');
});

test('an editor chooses which part of the picture the list shows', async ({ page }) => {
  const tall = sharp({ create: { width: 400, height: 900, channels: 3, background: '#12c99b' } });
  const upload = await page.request.post('/api/admin/pictures', {
    headers: { 'Content-Type': 'image/png' },
    data: await tall.png().toBuffer(),
  });
  const { hash } = await upload.json();
  const mnum = await createPost(page.request, '세로 사진');
  await page.request.patch(`/api/admin/posts/${mnum}`, { data: { mainPicture: hash } });
  await page.request.post(`/api/admin/posts/${mnum}/versions/ko/publish`, { data: { edition: 2 } });
  await page.goto(`/admin/posts/${mnum}`);
  await page.getByRole('radio', { name: '위', exact: true }).check();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await page.goto('/media');
  const card = page.getByRole('link', { name: '세로 사진' }).locator('img');
  await expect
    .poll(async () => {
      await page.reload();
      return card.evaluate((image) => getComputedStyle(image).objectPosition);
    })
    .toBe('50% 0%');
});
