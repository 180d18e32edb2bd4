import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bodyOf, createPost, enter, expect, isSaved, test } from './admin-site.ts';

test.setTimeout(60_000);

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

async function makePicture(name: string, background: string) {
  const picture = sharp({ create: { width: 600, height: 300, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

const post = async (page: Page, mnum: number) =>
  (await page.request.get(`/api/admin/posts/${mnum}`)).json();
const storedText = async (page: Page, mnum: number): Promise<string> =>
  (await post(page, mnum)).versions[0].mainText;

test('pictures stand one after another, and typing goes on below them', async ({ page }) => {
  const mnum = await createPost(page.request, '이미지 여러 장', '앞 문장');
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).click();
  await page.keyboard.press('End');
  const files = [await makePicture('one.png', '#12c99b'), await makePicture('two.png', '#0a1114')];
  await page.locator('input[type=file][multiple]').first().setInputFiles(files);
  const pictures = bodyOf(page).locator('img[src^="/pictures/"]');
  await expect(pictures).toHaveCount(2);
  await page.keyboard.type('그대로 이어 씁니다');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => storedText(page, mnum))
    .toMatch(/앞 문장.*<img.*<img.*그대로 이어 씁니다/);

  // A third while the second is selected replaces nothing.
  await pictures.last().click();
  const third = await makePicture('three.png', '#ff8800');
  await page.locator('input[type=file][multiple]').first().setInputFiles([third]);
  await expect(pictures).toHaveCount(3);

  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([
      { name: '메모.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  const refused = page.getByRole('alert').filter({ hasText: '메모.png' });
  await expect(refused).toContainText('JPG');
});

test('a picture has a caption and a size, and loses neither when edited again', async ({
  page,
}) => {
  const picture = await page.request.post('/api/admin/pictures', {
    headers: { 'Content-Type': 'image/png' },
    data: (await makePicture('wide.png', '#12c99b')).buffer,
  });
  const { address } = await picture.json();
  const mnum = await createPost(page.request, '설명글', `<img src="${address}" alt="">`);
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).locator('img[src]').click();
  await page.getByRole('textbox', { name: '캡션' }).pressSequentially('시험실의 모습');
  await page.getByRole('textbox', { name: '대체 텍스트' }).pressSequentially('시험실');
  await page.locator('label').filter({ hasText: '절반' }).click();
  await expect
    .poll(() => storedText(page, mnum))
    .toMatch(/<figure><p><img [^>]*width="360"[^>]*alt="시험실"[^>]*>.*시험실의 모습.*<\/figure>/);
  await page.reload();
  await bodyOf(page).locator('img[src]').click();
  await expect(page.getByRole('textbox', { name: '캡션' })).toHaveValue('시험실의 모습');
  await page.getByRole('textbox', { name: '캡션' }).fill('');
  await expect.poll(() => storedText(page, mnum)).not.toContain('figure');
  expect(await storedText(page, mnum)).toContain('width="360"');

  const files = [await makePicture('one.png', '#12c99b'), await makePicture('two.png', '#0a1114')];
  await page.locator('input[type=file][aria-label="이미지 나란히 삽입"]').setInputFiles(files);
  const pair = bodyOf(page).locator('figure[data-gallery] img[src]');
  await expect(pair).toHaveCount(2);
  const [one, two] = await Promise.all([pair.first().boundingBox(), pair.last().boundingBox()]);
  expect(one?.y).toBe(two?.y);
  await page.keyboard.type('이어서');
  await expect.poll(() => storedText(page, mnum)).toMatch(/data-gallery.*<\/figure>.*이어서/);
});

test('a picture is found in the library, described, and used again', async ({ page }) => {
  const upload = await page.request.post('/api/admin/pictures?name=library-room.png', {
    headers: { 'Content-Type': 'image/png' },
    data: (await makePicture('x.png', '#336699')).buffer,
  });
  const { hash } = await upload.json();
  const mnum = await createPost(page.request, '보관함', '본문');
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).click();
  await page.getByRole('button', { name: '보관함에서 선택' }).first().click();
  const box = page.getByRole('dialog', { name: '이미지 보관함' });
  await box.getByRole('textbox', { name: '파일 이름이나 설명으로 검색' }).fill('library-room');
  await box.getByRole('button', { name: 'library-room.png' }).click();
  await expect(box).toContainText('이 이미지를 사용하는 게시글이 없습니다.');
  await box.getByRole('textbox', { name: '기본 대체 텍스트' }).fill('푸른 방');
  await box.getByRole('button', { name: '이 이미지 사용' }).click();
  await expect(bodyOf(page).locator(`img[src*="${hash}"]`)).toHaveAttribute('alt', '푸른 방');
  await expect.poll(() => storedText(page, mnum)).toContain(hash);
  const found = await page.request.get('/api/admin/pictures?q=푸른');
  expect((await found.json()).pictures).toMatchObject([{ hash, uses: [{ mnum }] }]);
});

test('a link without its beginning is completed, and one to nowhere refused', async ({ page }) => {
  const mnum = await createPost(page.request, '링크', '네이버');
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).getByText('네이버').dblclick();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: '링크' });
  await box.getByLabel('링크 주소').fill('naver');
  await page.keyboard.press('Enter');
  await expect(box).toContainText('열 수 없는 주소');
  await box.getByLabel('링크 주소').fill('www.naver.com');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect.poll(() => storedText(page, mnum)).toContain('href="https://www.naver.com"');
});

test('one language at a time, in place, with a title that moves nothing', async ({ page }) => {
  const mnum = await createPost(page.request, '네 언어', '본문');
  for (const language of ['en', 'es']) {
    await page.request.put(`/api/admin/posts/${mnum}/versions/${language}`, {
      data: { title: language, mainText: '<p>text</p>', edition: null },
    });
  }
  await page.goto(`/admin/posts/${mnum}`);
  const editors = page.getByRole('textbox', { name: /^본문/ });
  await expect(editors).toHaveCount(1);
  for (const language of ['영어', '스페인어', '한국어']) {
    await page.locator('main label').filter({ hasText: language }).click();
  }
  await expect(editors).toHaveCount(1);
  await expect(bodyOf(page)).toBeVisible();

  const title = page.getByRole('textbox', { name: '제목', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = async () => (await title.boundingBox())?.y;
  const before = await top();
  await title.fill('아주 긴 제목 '.repeat(20));
  await expect(isSaved(page)).toBeVisible();
  await expect
    .poll(async () => (await post(page, mnum)).versions[0].title.length)
    .toBeGreaterThan(100);
  expect(await top()).toBe(before);
  const isWhole = (field: HTMLElement) => field.scrollHeight <= field.clientHeight + 1;
  expect(await title.evaluate(isWhole)).toBe(true);
  expect(await title.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
});

test('the main picture is taken where it is drawn, and a stray drop leaves nothing', async ({
  page,
}) => {
  const mnum = await createPost(page.request, '대표 이미지 놓기', '본문');
  await page.goto(`/admin/posts/${mnum}`);
  const picture = await makePicture('main.png', '#12c99b');
  const drop = (selector: string) =>
    page.locator(selector).evaluate((element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'main.png', { type: 'image/png' }));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    }, picture.buffer.toString('base64'));
  expect(await drop('h1')).toBe(true);
  expect(await drop('[data-picture-place]')).toBe(true);
  const box = page.getByRole('dialog', { name: '이미지 자르기' });
  await expect(box.locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('[data-picture-place]').click();
  await chooser;
});

test('of two windows of one person, neither loses what it has', async ({ page, context }) => {
  const mnum = await createPost(page.request, '두 창', '처음');
  const other = await context.newPage();
  await page.goto(`/admin/posts/${mnum}`);
  await other.goto(`/admin/posts/${mnum}`);
  await bodyOf(other).click();
  await other.keyboard.press('End');
  await other.keyboard.type(' 다른 창');
  await expect.poll(() => storedText(page, mnum)).toContain('다른 창');
  await bodyOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 이 창');
  const conflict = page.getByRole('alert').filter({ hasText: '새로운 내용이 저장되었습니다' });
  await expect(conflict).toContainText('다른 창이나 기기');
  await conflict.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect.poll(() => storedText(page, mnum)).toContain('이 창');
  await page.getByRole('button', { name: '한국어 내용 작업' }).click();
  await page.getByRole('menuitem', { name: '변경 기록' }).click();
  const history = page.getByRole('dialog', { name: '변경 기록' });
  await history.getByRole('button').filter({ hasText: '저장' }).nth(1).click();
  await expect(history.getByText('다른 창')).toBeVisible();
});

test('all languages go public together, with the day of that publication', async ({ page }) => {
  const mnum = await createPost(page.request, '함께 공개', '본문 <a href="/media/999999">링크</a>');
  await page.request.put(`/api/admin/posts/${mnum}/versions/en`, {
    data: { title: 'Together', mainText: '<p>text</p>', edition: null },
  });
  await page.goto(`/admin/posts/${mnum}`);
  const description = page.getByRole('textbox', { name: '설명', exact: true });
  await description.fill('공유할 때 보이는 설명');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await post(page, mnum)).versions[0].description).not.toBe('');
  await page.getByRole('button', { name: '모든 언어 공개' }).click();
  const box = page.getByRole('dialog', { name: '모든 언어 공개' });
  await expect(box).toContainText('열리지 않는 링크가 있습니다. (/media/999999)');
  await box.getByRole('button', { name: '2개 언어로 공개' }).click();
  await expect(page.getByText('2개 언어로 공개했습니다.')).toBeVisible();
  const pageIn = async (address: string) => (await page.request.get(address)).text();
  await expect.poll(() => pageIn(`/en/media/${mnum}`)).toContain('Together');
  // Looking is no change.
  await bodyOf(page).click();
  await expect(page.getByText('공개됨 · 최신').first()).toBeVisible();
  expect(await pageIn(`/media/${mnum}`)).toContain('content="공유할 때 보이는 설명"');

  // The bar stays while the text goes on.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('공개됨 · 최신').first()).toBeInViewport();
});
