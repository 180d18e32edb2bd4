import { languages, localize } from '../../domain/language.ts';
import { bodyOf, createPost, enter, expect, isSaved, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(180_000);

test.beforeEach(async ({ page }) => {
  await enter(page.request);
});

test('what an editor publishes is on the public site in every language', async ({ page }) => {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: '새 게시글' }).first().click();
  await page.getByLabel('제목', { exact: true }).fill('무광촉매 새 소식');
  await bodyOf(page).click();
  await page.keyboard.type('빛이 없어도 작동합니다.');
  await expect(isSaved(page)).toBeVisible();
  await page.getByRole('button', { name: '공개', exact: true }).click();
  const check = page.getByRole('dialog', { name: '공개하기 전에 확인하십시오' });
  await expect(check).toContainText('대표 이미지가 없어');
  await check.getByRole('button', { name: '그대로 공개' }).click();
  await expect(page.getByText('공개했습니다.')).toBeVisible();
  const mnum = page.url().split('/').at(-1);

  await page.locator('main label').filter({ hasText: '영어' }).click();
  await page.getByRole('button', { name: '영어로 작성하기' }).click();
  const english = page.getByRole('region', { name: '영어' });
  await english.getByLabel('제목', { exact: true }).fill('News of the photocatalyst');
  await expect(english.locator('[data-save-state="saved"]')).toBeVisible();
  await english.getByRole('button', { name: '공개', exact: true }).click();
  await expect(check).toContainText('본문이 비어 있습니다');
  await check.getByRole('button', { name: '그대로 공개' }).click();
  await expect(english.getByText('공개됨 · 최신')).toBeVisible();

  for (const language of languages) {
    const title = language === 'en' ? 'News of the photocatalyst' : '무광촉매 새 소식';
    const address = localize(`/media/${mnum}`, language);
    await expect
      .poll(async () => (await page.request.get(address)).text(), { intervals: [100] })
      .toContain(title);
    const list = await (await page.request.get(localize('/media', language))).text();
    // Elements keep words together that belong together.
    expect(list.replaceAll(/<[^>]*>/g, '')).toContain(title);
  }
});

test('a change is on the public site within a second', async ({ page }) => {
  const mnum = await createPost(page.request, '시간을 재는 글');
  await page.request.get(`/media/${mnum}`);
  await page.request.post(`/api/admin/posts/${mnum}/versions/ko/publish`, { data: { edition: 2 } });
  const published = Date.now();
  await expect
    .poll(async () => (await page.request.get(`/media/${mnum}`)).status(), { intervals: [50] })
    .toBe(200);
  // Reported, not asserted: a busy machine is no fault of the site.
  test
    .info()
    .annotations.push({ type: 'visible after', description: `${Date.now() - published} ms` });
});

test('a scheduled post appears when it is due, at the time chosen in Seoul', async ({ page }) => {
  const mnum = await createPost(page.request, '예약한 글');
  await page.goto(`/admin/posts/${mnum}`);
  await page.getByRole('button', { name: '한국어 내용 작업' }).click();
  await page.getByRole('menuitem', { name: '예약', exact: true }).click();
  const box = page.getByRole('dialog', { name: '공개 예약' });
  await box.locator('input[name=at]').fill('2099-01-01T09:00');
  await box.getByRole('button', { name: '예약하기' }).click();
  await expect(page.getByText('예약됨').first()).toBeVisible();
  const post = await (await page.request.get(`/api/admin/posts/${mnum}`)).json();
  expect(post.versions[0].publishAt).toBe(Date.UTC(2099, 0, 1));
  expect((await page.request.get(`/media/${mnum}`)).status()).toBe(404);

  await page.request.post(`/api/admin/posts/${mnum}/versions/ko/schedule`, {
    data: { edition: post.versions[0].edition, publishAt: Date.now() + 1500 },
  });
  await expect
    .poll(async () => (await page.request.get(`/media/${mnum}`)).status(), { intervals: [250] })
    .toBe(200);
});

test('the preview is the site’s own page, in each language, before anything is public', async ({
  page,
}) => {
  const mnum = await createPost(page.request, '아직 공개하지 않은 글', '미리 보는 본문');
  await page.goto(`/admin/posts/${mnum}`);
  await page.getByRole('button', { name: '미리보기' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('아직 공개하지 않은 글');
  await expect(frame.getByText('미리 보는 본문')).toBeVisible();
  await page.getByRole('dialog').getByText('영어', { exact: true }).click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('dialog').getByText('모바일').click();
  const width = await page.locator('iframe').evaluate((element) => element.clientWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect((await page.request.get(`/media/${mnum}`)).status()).toBe(404);
});

test('unpublishing and deleting take a post away, and undo brings it back', async ({ page }) => {
  const mnum = await createPost(page.request, '사라졌다 돌아오는 글');
  await page.request.post(`/api/admin/posts/${mnum}/versions/ko/publish`, { data: { edition: 2 } });
  const status = async () => (await page.request.get(`/media/${mnum}`)).status();
  await expect.poll(status).toBe(200);
  await page.goto(`/admin/posts/${mnum}`);
  await page.getByRole('button', { name: '휴지통으로 이동' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 이동' }).click();
  await expect(page.getByText('게시글을 휴지통으로 옮겼습니다.')).toBeVisible();
  await expect.poll(status).toBe(404);
  await page.getByRole('alert').getByRole('button', { name: '실행 취소' }).click();
  await expect.poll(status).toBe(200);

  await page.getByRole('button', { name: '한국어 내용 작업' }).click();
  await page.getByRole('menuitem', { name: '공개 중지' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '공개 중지' }).click();
  await expect.poll(status).toBe(404);
});

test('an earlier text comes back from the history', async ({ page }) => {
  const mnum = await createPost(page.request, '옛 제목', '옛 본문');
  await page.request.post(`/api/admin/posts/${mnum}/versions/ko/publish`, { data: { edition: 2 } });
  await page.request.put(`/api/admin/posts/${mnum}/versions/ko`, {
    data: { title: '새 제목', mainText: '<p>새 본문</p>', edition: 2 },
  });
  await page.goto(`/admin/posts/${mnum}`);
  await page.getByRole('button', { name: '한국어 내용 작업' }).click();
  await page.getByRole('menuitem', { name: '변경 기록' }).click();
  const history = page.getByRole('dialog', { name: '변경 기록' });
  await history.getByRole('button').filter({ hasText: '공개' }).click();
  await history.getByText('달라진 점', { exact: true }).click();
  await expect(history.locator('ins').filter({ hasText: '새' }).first()).toBeVisible();
  await history.getByRole('button', { name: '이 버전 복원' }).click();
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue('옛 제목');
  await expect(bodyOf(page)).toHaveText('옛 본문');
});

test('the list is searched and filtered, and says so when nothing is found', async ({ page }) => {
  await createPost(page.request, '찾을 수 있는 글 하나');
  await page.goto('/admin/posts');
  await page.getByRole('textbox', { name: '제목 검색' }).fill('찾을 수');
  // The list as it was before the search has the post, too: a row that is replaced under the
  // pointer takes no click.
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row').filter({ hasNotText: '찾을 수' })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: '찾을 수' }).getByRole('cell').last().click();
  await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
  await page.goBack();
  await page.getByLabel('찾을 수 있는 글 하나 선택').check();
  await page.getByRole('button', { name: '휴지통으로 이동' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 이동' }).click();
  await expect(page.getByText('게시글 1건을 휴지통으로 옮겼습니다.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: '실행 취소' }).click();
  await page.goto('/admin/posts?q=찾을 수&state=published');
  await expect(page.getByText('필터에 맞는 게시글이 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '필터 지우기' }).click();
  await expect(page.getByRole('link', { name: '찾을 수 있는 글 하나' })).toBeVisible();
});

test('all posts of a page are chosen at once, on a phone too, and published together', async ({
  page,
}) => {
  const mark = `한꺼번에 ${Date.now()}`;
  for (const part of ['하나', '둘']) await createPost(page.request, `${mark} ${part}`);
  const all = page.getByRole('checkbox', { name: '이 페이지의 게시글 모두 선택' });
  const tools = page.getByRole('toolbar', { name: '2건 선택됨' });
  const firstRow = page.getByRole('row').filter({ hasText: `${mark} 하나` });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/posts?q=${mark}`);
    await expect(firstRow).toBeVisible();
    await page.getByLabel(`${mark} 하나 선택`).check();
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.check();
    await expect(tools).toBeVisible();
    await tools.getByRole('button', { name: '선택 해제' }).click();
    await expect(page.getByLabel(`${mark} 둘 선택`)).not.toBeChecked();
  }

  // The tools stand where the names of the columns were: nothing moves under the pointer.
  const before = await firstRow.boundingBox();
  await all.check();
  await expect(tools).toBeVisible();
  expect((await firstRow.boundingBox())?.y).toBe(before?.y);
  expect(await axeViolations(page)).toEqual([]);
  await tools.getByRole('button', { name: '모든 언어 공개' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '모든 언어 공개' }).click();
  await expect(page.getByText('선택한 게시글을 공개했습니다.')).toBeVisible();
  await expect(all).not.toBeChecked();
  await page.goto(`/admin/posts?q=${mark}&state=published`);
  await expect(page.getByRole('link', { name: mark })).toHaveCount(2);
});

test('languages stand in one order, whichever a post was written in', async ({ page }) => {
  const answer = await page.request.post('/api/admin/posts', { data: { originalLanguage: 'es' } });
  const { mnum } = await answer.json();
  const title = `Orden ${Date.now()}`;
  await page.request.put(`/api/admin/posts/${mnum}/versions/es`, {
    data: { title, mainText: '<p>texto</p>', edition: 1 },
  });
  await page.goto(`/admin/posts?q=${title}`);
  const states = page.getByRole('row').filter({ hasText: title }).getByRole('listitem');
  await expect(states).toHaveText([/^KO/, /^EN/, /^ID/, /^ES 비공개 초안 원문$/]);
});
