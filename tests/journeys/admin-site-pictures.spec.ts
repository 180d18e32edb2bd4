import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(240_000);

const path = '/about/price';
const description = '시계를 대신한 사진';

/** Which file the page's picture shows at each width; on phones it is another part. */
async function shownFiles(page: Page) {
  const files: string[] = [];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const shown = page.locator('main picture img').first();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    files.push(await shown.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname));
  }
  return files;
}

test('a picture is replaced for wide screens and phones, and taken back', async ({ page }) => {
  await enter(page.request);
  await page.goto('/admin/site-pictures');
  const card = page.locator('main li').filter({ has: page.locator('img[src*="clock"]') });
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#35e8bd' } });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'clock.png',
    mimeType: 'image/png',
    buffer: await photo.png().toBuffer(),
  });
  const phone = dialog.getByRole('group', { name: '보이는 부분: 휴대폰' });
  await phone.focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('한국어').fill('');
  await dialog.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(dialog.getByRole('alert')).toContainText('한국어');
  await dialog.getByLabel('한국어').fill(description);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByText('초안으로 저장했습니다.')).toBeVisible();
  expect(await (await page.request.get(path)).text()).not.toContain(description);
  await dialog.getByRole('button', { name: '지금 공개' }).click();
  await expect(dialog).toBeHidden();
  const replaced = page.getByRole('button', { name: description });
  await expect(replaced).toBeFocused();

  const text = async () => (await page.request.get(path)).text();
  await expect.poll(text).toContain(description);
  const [small = '', medium = '', large = ''] = await shownFiles(page);
  for (const file of [small, medium, large])
    expect(file).toMatch(/^\/pictures\/[0-9a-f]{32}-\d+\.avif$/);
  expect(small.slice(0, 42)).not.toBe(large.slice(0, 42));
  expect(medium.slice(0, 42)).toBe(large.slice(0, 42));

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/site-pictures');
  await replaced.click();
  await dialog.getByRole('button', { name: '기본 사진으로 되돌리기' }).click();
  await expect(page.getByText('기본 사진이 초안으로 저장되었습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '지금 공개' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(text).not.toContain('/pictures/');
  expect((await shownFiles(page)).every((file) => file.startsWith('/art/stills/clock'))).toBe(true);
});
