import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  anyAddress,
  bodyOf,
  createPost,
  enter,
  expect,
  isSaved,
  makeAccount,
  test,
} from './admin-site.ts';
import { leftovers, pasteCorpus } from './paste-corpus.ts';

test.setTimeout(180_000);

/** A dot of color: the smallest picture there is. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function paste(page: Page, data: Record<string, string>) {
  await bodyOf(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox takes no data in the constructor.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  }, data);
}

async function openPost(page: Page, mnum: number) {
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).click();
}

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

for (const { from, html, has } of pasteCorpus) {
  test(`text from ${from} keeps its structure and loses its looks`, async ({ page }) => {
    const mnum = await createPost(page.request, `붙여넣기 ${from}`, '');
    await openPost(page, mnum);
    await paste(page, { 'text/html': html, 'text/plain': 'plain' });
    for (const one of has) {
      const [selector = '', text = ''] = one.split(/:(?=[^:]*$)/);
      await expect(bodyOf(page).locator(selector).filter({ hasText: text }).first()).toBeVisible();
    }
    await expect(bodyOf(page).locator(leftovers)).toHaveCount(0);
    await expect(isSaved(page)).toBeVisible();
    const stored = await (await page.request.get(`/api/admin/posts/${mnum}`)).json();
    expect(stored.versions[0].mainText).not.toMatch(/style=|class=|mso|docs-internal/i);
  });
}

test('a pasted picture is copied in, and one that cannot be is left out in words', async ({
  page,
}) => {
  const mnum = await createPost(page.request, '사진 붙여넣기', '');
  await openPost(page, mnum);
  const own = `<img src="data:image/png;base64,${dot}" alt="">`;
  const inner = '<img src="http://127.0.0.1:9/secret.png">';
  await paste(page, { 'text/html': `<p>앞</p>${own}${inner}<p>뒤</p>` });
  await expect(bodyOf(page).locator('img[src^="/pictures/"]')).toHaveCount(1);
  await expect(page.getByRole('alert').first()).toContainText('가져오지 못해');
  await expect(bodyOf(page).locator('img[src]')).toHaveCount(1);
});

test('a post with all that the site keeps is saved without a loss', async ({ page }) => {
  const picture = await page.request.post('/api/admin/pictures', {
    headers: { 'Content-Type': 'image/png' },
    data: await sharp({ create: { width: 600, height: 300, channels: 3, background: '#12c99b' } })
      .png()
      .toBuffer(),
  });
  const { address } = await picture.json();
  const image = (attributes: string) => `<img src="${address}" alt="그림" ${attributes}>`;
  const video = `href="https://vimeo.com/1234567" data-video="vimeo" data-still="${address}"`;
  const kept =
    `<h2 data-align="right">제목</h2><p data-align="center">${image('width="200"')}</p>` +
    `<p><a href="/media">${image('data-align="right"')}</a></p>` +
    '<p data-color="green">초록 <strong><span data-color="red">빨강</span></strong></p>' +
    '<p>H<sub>2</sub>O m<sup>2</sup> <mark>표시</mark> <small>작게</small> <strong><u>굵게</u></strong> <code>코드</code></p>' +
    '<div data-align="center"><p>가운데</p><p data-align="left">왼쪽</p></div>' +
    `<figure data-align="center"><p>${image('width="100"')}</p><figcaption><p>설명</p></figcaption></figure>` +
    '<dl><dt><p>용어</p></dt><dd><p>풀이</p></dd></dl>' +
    '<pre>줄 <strong>하나</strong>\n  줄 둘</pre><ol start="3"><li data-align="right"><p>셋</p></li></ol>' +
    '<table><caption>표의 제목</caption><thead><tr><th scope="col" colspan="2"><p>머리</p></th></tr></thead>' +
    '<tbody><tr data-align="right"><td rowspan="2"><p>1</p></td><td data-align="center"><p>2</p></td></tr><tr><td><p>3</p></td></tr></tbody>' +
    '<tfoot><tr><td><p>합</p></td><td><p>6</p></td></tr></tfoot></table>' +
    `<blockquote data-align="right"><p>인용</p></blockquote><hr><p><a ${video}>시험 영상</a></p><p>끝</p>`;
  const mnum = await createPost(page.request, '옛 게시글');
  await page.request.put(`/api/admin/posts/${mnum}/versions/ko`, {
    data: { title: '옛 게시글', mainText: kept, edition: 2 },
  });
  const stored = async () =>
    (await (await page.request.get(`/api/admin/posts/${mnum}`)).json()).versions[0]
      .mainText as string;
  const before = await stored();
  await page.goto(`/admin/posts/${mnum}`);
  await bodyOf(page).getByText('끝').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect.poll(stored).toContain('끝!');
  expect((await stored()).replace('끝!', '끝')).toBe(before);
  for (const look of [/data-align/g, /data-color/g, /data-still/g]) {
    expect(before.match(look)).toHaveLength(kept.match(look)?.length ?? 0);
  }
  await page.getByRole('button', { name: '가운데 맞춤' }).click();
  await expect.poll(stored).toContain('<p data-align="center">끝!</p>');
});

test('a dropped picture goes to our own site', async ({ page }) => {
  const mnum = await createPost(page.request, '사진 놓기', '여기에 놓습니다.');
  await openPost(page, mnum);
  await bodyOf(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
    const { x, y } = element.getBoundingClientRect();
    element.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer,
        bubbles: true,
        cancelable: true,
        clientX: x + 40,
        clientY: y + 30,
      }),
    );
  }, dot);
  await expect(bodyOf(page).locator('img[src^="/pictures/"]')).toHaveCount(1);
});

test('two editors on one post: the later save is noticed, not lost and not overwriting', async ({
  page,
  browser,
  request,
}) => {
  const mnum = await createPost(page.request, '둘이서 쓰는 글', '처음');
  const colleague = await makeAccount(request, 'editor');
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  await enter(other.request, colleague);
  await openPost(page, mnum);
  await openPost(other, mnum);
  await page.keyboard.press('End');
  await page.keyboard.type(' 하나');
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/admin/posts/${mnum}`)).json()).versions[0].mainText,
    )
    .toContain('하나');

  await other.keyboard.press('End');
  await other.keyboard.type(' 둘');
  await expect(other.getByRole('alert')).toContainText('더 새로운 내용이 저장되었습니다');
  await expect(bodyOf(other)).toContainText('둘');
  const stored = () =>
    page.request
      .get(`/api/admin/posts/${mnum}`)
      .then((answer) => answer.json())
      .then((post) => post.versions[0].mainText);
  expect(await stored()).toContain('하나');
  await other.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect.poll(stored).toContain('둘');

  await other.getByRole('button', { name: '한국어 내용 작업' }).click();
  await other.getByRole('menuitem', { name: '변경 기록' }).click();
  const history = other.getByRole('dialog', { name: '변경 기록' });
  await history
    .getByRole('button')
    .filter({ hasText: '소유자' })
    .or(history.locator('button:has-text("owner@")'))
    .first()
    .click();
  await expect(history.getByText('하나')).toBeVisible();
});

test('the session ends while typing: signing in again in place saves everything', async ({
  page,
  context,
}) => {
  const mnum = await createPost(page.request, '끊기는 글', '처음');
  await openPost(page, mnum);
  await context.clearCookies();
  await page.keyboard.press('End');
  await page.keyboard.type(' 그리고 잃어버리면 안 되는 문장');
  const box = page.getByRole('dialog', { name: '로그인이 종료되었습니다' });
  await expect(box).toBeVisible();
  await box.getByLabel('이메일').fill('owner@noshine.example');
  await box.getByLabel('비밀번호', { exact: true }).fill('quiet-lamp-tiger-42');
  await box.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(box).toBeHidden();
  await expect(isSaved(page)).toBeVisible();
  await expect(bodyOf(page)).toContainText('잃어버리면 안 되는 문장');
  const { versions } = await (await page.request.get(`/api/admin/posts/${mnum}`)).json();
  expect(versions[0].mainText).toContain('잃어버리면 안 되는 문장');
});

test('a closed tab loses nothing: the browser still has what was not saved', async ({ page }) => {
  const mnum = await createPost(page.request, '닫히는 글', '처음');
  await openPost(page, mnum);
  await page.route('**/versions/ko', (route) => route.abort());
  await page.keyboard.press('End');
  await page.keyboard.type(' 아직 저장되지 않음');
  await expect(page.locator('[data-save-state="failed"]')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.unroute('**/versions/ko');
  await page.route('**/versions/ko', (route) => route.abort());
  await page.reload();
  await page.unroute('**/versions/ko');
  await page.getByRole('button', { name: '복원' }).click();
  await expect(bodyOf(page)).toContainText('아직 저장되지 않음');
  await expect(isSaved(page)).toBeVisible();
});

test('the main picture is chosen and cropped', async ({ page }) => {
  const mnum = await createPost(page.request, '대표 이미지', '본문');
  await page.goto(`/admin/posts/${mnum}`);
  await page
    .locator('input[type=file][accept="image/*"]')
    .last()
    .setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from(dot, 'base64'),
    });
  const box = page.getByRole('dialog', { name: '이미지 자르기' });
  await expect(box.locator('canvas')).toBeVisible();
  await box.getByText('정사각형').click();
  await box.getByRole('button', { name: '적용' }).click();
  // As it is, and as lists cut it.
  await expect(page.getByRole('complementary').locator('img[src^="/pictures/"]')).toHaveCount(2);
});
