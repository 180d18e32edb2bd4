import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect as baseExpect,
  enter,
  isInside,
  isSaved,
  makeAccount,
  signIn,
  test,
} from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(240_000);
/** A dozen files are made one after the other. */
const expect = baseExpect.configure({ timeout: 60_000 });

const path = '/about/price';
const editor = '/admin/site/edit?screen=/about/price&language=ko&picture=clock';
const frame = (page: Page) => page.frameLocator('iframe[title*="누르면"]');
const inFrame = (page: Page) => frame(page).locator('[data-picture=clock] picture img').first();
const wide = (page: Page) => page.getByRole('group', { name: '보이는 부분: 컴퓨터와 태블릿' });
const phone = (page: Page) => page.getByRole('group', { name: '보이는 부분: 휴대폰' });
const shownIn = (page: Page) =>
  inFrame(page).evaluate((img: HTMLImageElement) => img.currentSrc.replace(location.origin, ''));

async function choose(page: Page, background: string) {
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background } });
  const buffer = await photo.png().toBuffer();
  const file = { name: 'clock.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(phone(page)).toBeVisible();
}

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

test('a picture is replaced with the page beside it, for wide screens and phones, and taken back', async ({
  page,
}) => {
  const description = '시계를 대신한 사진';
  await enter(page.request);
  await page.goto('/admin/site-pictures');
  await page
    .locator('main li a')
    .filter({ has: page.locator('img[src*="clock"]') })
    .click();
  await expect(page).toHaveURL(/screen=%2Fabout%2Fprice.*picture=clock/);
  await choose(page, '#35e8bd');

  // The page shows at once what would be cut out, on either screen.
  await expect.poll(() => shownIn(page)).toMatch(/^data:image\//);
  const before = await shownIn(page);
  await phone(page).focus();
  await expect.poll(() => shownIn(page)).not.toBe(before);
  await page.keyboard.press('ArrowRight');

  const korean = page.locator('[data-selected] textarea').first();
  await korean.fill('');
  await expect(page.getByText('비워 둘 수 없습니다.')).toBeVisible();
  await korean.fill(description);
  await expect(isSaved(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByText('초안으로 저장했습니다.')).toBeVisible();
  await expect.poll(() => shownIn(page)).toMatch(/^\/pictures\/[0-9a-f]{32}-\d+\.avif$/);
  expect(await (await page.request.get(path)).text()).not.toContain(description);
  await page.getByRole('button', { name: '지금 공개' }).click();
  await expect(page.getByText('공개했습니다.', { exact: true })).toBeVisible();

  const text = async () => (await page.request.get(path)).text();
  await expect.poll(text).toContain(description);
  const [small = '', medium = '', large = ''] = await shownFiles(page);
  for (const file of [small, medium, large])
    expect(file).toMatch(/^\/pictures\/[0-9a-f]{32}-\d+\.avif$/);
  expect(small.slice(0, 42)).not.toBe(large.slice(0, 42));
  expect(medium.slice(0, 42)).toBe(large.slice(0, 42));

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/site-pictures');
  await page.getByRole('link', { name: description }).click();
  await page.getByRole('button', { name: '기본 사진으로 되돌리기' }).click();
  await expect(page.getByText('기본 사진이 초안으로 저장되었습니다.')).toBeVisible();

  // Everything that waits is published together, pictures among it.
  await page.getByRole('button', { name: '공개…' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByLabel('벽시계', { exact: true })).toBeChecked();
  // Drafts of others may go along.
  await box.getByRole('button', { name: /공개$/ }).click();
  await expect.poll(text).not.toContain('/pictures/');
  expect((await shownFiles(page)).every((file) => file.startsWith('/art/stills/clock'))).toBe(true);
});

test('a click on a picture of the page opens it, and a click on a text leaves it only when told so', async ({
  page,
}) => {
  await enter(page.request);
  await page.goto('/admin/site/edit?screen=/about/price&language=ko');
  // Words lie over it: the picture is under a place without any, and a little askew.
  await inFrame(page).click({ position: { x: 40, y: 40 }, force: true });
  await expect(page.getByText('사진 설명', { exact: true })).toBeVisible();
  await choose(page, '#cc3344');
  await expect.poll(() => shownIn(page)).toMatch(/^data:image\//);

  const title = frame(page).locator('main h1').first();
  const question = page.getByRole('dialog', { name: '저장하지 않은 사진이 있습니다' });
  await title.click();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(phone(page)).toBeVisible();
  await page.getByRole('link', { name: '모든 사진' }).click();
  await question.getByRole('button', { name: '저장하지 않고 나가기' }).click();
  await expect(page).toHaveURL(/site-pictures$/);

  // It is still in this browser, after a reload as well.
  await page.goto(editor);
  await page.getByRole('button', { name: '복원' }).click();
  await expect(wide(page)).toBeVisible();
  await expect.poll(() => shownIn(page)).toMatch(/^data:image\//);
});

test('of two editors the second sees both pictures and decides', { tag: '@sweep' }, async ({
  page,
  browser,
}) => {
  const colleague = await makeAccount(page.request, 'editor');
  await enter(page.request);
  await page.goto(editor);
  await choose(page, '#0000aa');
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await enter(other.request, colleague);
  await other.goto(editor);
  await choose(other, '#aa0000');
  for (const one of [other, page]) {
    await one.getByRole('button', { name: '초안으로 저장' }).click();
    if (one === other) await expect(one.getByText('초안으로 저장했습니다.')).toBeVisible();
  }
  const conflict = page.getByRole('alert').filter({ hasText: '다른 사람이 먼저' });
  await expect(conflict.locator('img')).toBeVisible();
  await conflict.getByRole('button', { name: '내 사진으로 저장' }).click();
  await expect(page.getByText('초안으로 저장했습니다.')).toBeVisible();
  await other.close();
});

test('a session that ends while files are made goes on after signing in again', async ({
  page,
  context,
}) => {
  await signIn(page);
  await isInside(page);
  await page.goto(editor);
  await choose(page, '#228833');
  let made = 0;
  await page.route('**/api/admin/site/pictures/clock/files', async (route) => {
    made += 1;
    if (made === 3) await context.clearCookies();
    await route.continue();
  });
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  const again = page.getByRole('dialog').filter({ has: page.getByLabel('비밀번호') });
  await again.getByLabel('이메일').fill('owner@noshine.example');
  await again.getByLabel('비밀번호', { exact: true }).fill('quiet-lamp-tiger-42');
  await again.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('초안으로 저장했습니다.')).toBeVisible();
});
