import { unbindWords } from '#content/bind-text.ts';
import { makePdf } from '../support/pdf.ts';
import { enter, expect, isSaved, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

test('a figure and its source are typed, refused where they cannot be, published and taken back', async ({
  page,
}) => {
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: '시험 결과' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'VOC 시험' });
  await expect(row).toContainText('93–100%');
  await expect(row).toContainText('출처 없음');
  await page.getByRole('link', { name: 'VOC 시험' }).click();
  await expect(page.getByText('공개할 초안 없음')).toBeVisible();
  await page.getByLabel('시험 시간(분)').fill('두 시간');
  await expect(page.getByText('숫자만 입력하십시오. 소수점은 점(.)으로 적습니다.')).toBeVisible();
  await expect(page.getByText('공개할 초안 없음')).toBeVisible();
  await page.getByLabel('시험 시간(분)').fill('90');
  await page.getByLabel('톨루엔: 감소율(%)').fill('93.5');
  await page.getByLabel('시험기관 (영어)').fill('A laboratory');
  await page.getByRole('combobox', { name: '빛 조건' }).click();
  await page.getByRole('option', { name: '빛이 없는 상태' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'VOC 시험 2024 (final).pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF'),
  });
  await expect(page.getByText('PDF로 읽을 수 없는 파일입니다.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'VOC 시험 2024 (final).pdf',
    mimeType: 'application/pdf',
    buffer: makePdf(2),
  });
  await expect(page.getByLabel('주소에 쓰는 이름')).toHaveValue('voc-2024-final');
  await expect(isSaved(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What was typed is there after a reload, and seen in the page beside it.
  await page.reload();
  await expect(page.getByLabel('시험 시간(분)')).toHaveValue('90');
  const shown = page.frameLocator('iframe').locator('#voc');
  await expect(shown.getByText('93.5%')).toBeVisible();

  const open = () => page.getByRole('button', { name: '초안 1개 공개…' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: /공개$/ });
  await open();
  await submit.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const textOf = async (path: string) => unbindWords(await (await page.request.get(path)).text());
  const air = '/en/product/technical/air';
  await expect.poll(() => textOf(air)).toContain('93.5');
  expect(await textOf(air)).toContain('Tested by A laboratory · Measured in the dark');
  const report = /href="(\/reports\/[0-9a-f]{12}\/voc-2024-final\.pdf)">([^<]*)</.exec(
    await textOf(air),
  );
  expect(report?.[2]).toMatch(/^Test report \(PDF, 1\skB, 2 pp\.\)$/);
  const file = await page.request.get(report?.[1] ?? '');
  expect([file.status(), await file.body()]).toEqual([200, makePdf(2)]);
  // The same record elsewhere: a proof on the home page, and in another language.
  expect(await textOf('/en')).toMatch(/90\sminutes/);
  expect(await textOf('/id/product/technical/air')).toContain('93,5');
  expect(await textOf('/id/product/technical/air')).not.toContain('A laboratory');

  await page.getByRole('button', { name: '기본값으로 되돌리기' }).click();
  await expect(page.getByLabel('시험 시간(분)')).toHaveValue('120');
  // A second opening on a slow line offers nothing of the first one's list: it would be refused.
  const line = Promise.withResolvers<void>();
  await page.route('**/api/admin/site/drafts', async (route) => {
    await line.promise;
    await route.continue();
  });
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(submit).toHaveCount(0);
  line.resolve();
  await submit.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => textOf(air)).not.toContain('93.5');
  expect((await page.request.get(report?.[1] ?? '')).status()).toBe(404);
});

test('two people at once: the later one is told, and nothing typed is lost', async ({ page }) => {
  await page.goto('/admin/test-results/lasting');
  const months = page.getByLabel('개월');
  await expect(months).toHaveValue('3');
  const other = await page.request.get('/api/admin/site/evidence');
  const { records } = await other.json();
  const record = records.find(({ name }: { name: string }) => name === 'lasting');
  await page.request.put('/api/admin/site/evidence/lasting', {
    data: { figures: { months: '4' }, source: null, edition: record.edition },
  });
  await months.fill('5');
  await expect(page.getByText('다른 사람이 이 결과를 바꾸었습니다.')).toBeVisible();
  await expect(months).toHaveValue('5');
  await page.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(isSaved(page)).toBeVisible();
  await page.getByRole('button', { name: '기본값으로 되돌리기' }).click();
  await expect(months).toHaveValue('3');
});
