import { anyAddress, enter, expect, makeAccount, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.use({ locale: 'ko-KR' });

test('an acknowledgement that was held back says so, and staff send it', async ({
  backOffice,
  page,
  request,
}) => {
  const email = `fan-${Date.now()}@example.com`;
  let id = '';
  for (let number = 0; number < 4; number += 1) {
    const answer = await request.post('/api/inquiry', {
      data: { data: { detail: `${number}`, name: '한결', phoneNumber: '02-123-4567', email } },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
    ({ id } = await answer.json());
  }
  await enter(page.request);
  await page.goto(`/admin/inquiries/${id}`);
  await expect(page.getByText('메일: 접수 확인')).toBeVisible();
  await expect(page.getByText('접수 확인 메일이 짧은 시간에 너무 많아')).toBeVisible();
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByText('곧 메일로 발송됩니다.')).toBeVisible();
  await expect
    .poll(async () => (await backOffice.mailTo(email)).text, { timeout: 20_000 })
    .toContain('문의 내용: 3');
});

test('inquiries are filtered, found by two syllables, and exported', async ({ page, request }) => {
  for (const [detail, language] of [
    ['수처리 설비의 총인 제거', 0],
    ['Filtro para un hotel', 3],
  ] as const) {
    const answer = await request.post('/api/inquiry', {
      data: { data: { detail, name: '박서연', phoneNumber: '010', language } },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
    expect(answer.status()).toBe(200);
  }
  await enter(page.request);
  await page.goto('/admin/inquiries');
  await page.getByRole('textbox', { name: '이름, 회사' }).fill('총인');
  await expect(page.getByText('수처리 설비의 총인 제거')).toBeVisible();
  await expect(page.getByText('Filtro para un hotel')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '내보내기' }).click();
  await page.getByLabel('사유').fill('주간 보고');
  await page.getByLabel('CSV').check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: '내보내기' }).click(),
  ]);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain('수처리 설비의 총인 제거');
  expect(text).not.toContain('Filtro para un hotel');

  await page.goto('/admin/activity?kind=inquiry');
  await expect(page.getByText('사유: 주간 보고 · 필터: 검색어').first()).toBeVisible();
});

test('the overview draws what came in, and makes sense to an editor too', async ({
  page,
  request,
}) => {
  // Where nothing has come in yet, there is nothing to draw.
  await request.post('/api/inquiry', {
    data: { data: { detail: '무엇이든', name: '한결', phoneNumber: '010' } },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
  const editor = await makeAccount(page.request, 'editor');
  await page.context().clearCookies();
  await enter(page.request, editor);
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { level: 1, name: '현황' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '답변을 기다리는 문의' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/admin/inquiries');
  await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toHaveCount(0);
});

test('the inbox is walked by keys wherever the focus is, also while the keyboard writes Korean', async ({
  page,
  request,
}) => {
  for (const companyName of ['Keys One', 'Keys Two', 'Keys Three']) {
    const phoneNumber = '010-7070-7070';
    const sent = { companyName, detail: `단축키 ${companyName}`, name: '박서연', phoneNumber };
    await request.post('/api/inquiry', {
      data: { data: sent },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
  }
  await enter(page.request);
  await page.goto('/admin/inquiries?q=Keys');
  const chosen = page.locator('[data-chosen]');
  await expect(chosen).toContainText('Keys Three');
  await page.keyboard.press('j');
  await expect(chosen).toContainText('Keys Two');
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ㅓ', code: 'KeyJ', bubbles: true }),
    ),
  );
  await expect(chosen).toContainText('Keys One');
  await page.keyboard.press('k');
  await expect(chosen).toContainText('Keys Two');
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: '이름, 회사' })).toBeFocused();

  // Enter belongs to what has the focus; J and K take the focus with them.
  await page.getByRole('button', { name: '내보내기' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('문의 3건을 내보냅니다');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chosen).toContainText('Keys Two');
  await page.keyboard.press('j');
  await expect(chosen).toContainText('Keys One');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys One' })).toBeVisible();
  await expect(page.getByRole('link', { name: '010-7070-7070' })).toHaveAttribute(
    'href',
    'tel:01070707070',
  );
  await expect(page.getByRole('link', { name: '모두 보기 (2건)' })).toBeVisible();

  // In the list's own order and filter, once the page knows it.
  await expect(page.getByRole('link', { name: '위 문의' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys Two' })).toBeVisible();
  await page.getByRole('link', { name: '위 문의' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys Three' })).toBeVisible();
  await expect(page.getByRole('button', { name: '위 문의' })).toBeDisabled();
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toContainText('상담을 종료하시겠습니까?');
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();

  // From the menu, where a link keeps the focus after its click.
  await page
    .getByRole('navigation', { name: '메뉴' })
    .getByRole('link', { name: '문의함' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();
  await expect(chosen).toContainText('Keys Three');
  await page.keyboard.press('j');
  await expect(chosen).toContainText('Keys Two');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys Two' })).toBeVisible();
});

test('several inquiries are assigned, marked and taken back at once, and suspected ones say why', async ({
  page,
  request,
}) => {
  const mark = `Bulk${Date.now()}`;
  for (const detail of ['필터 견적', '필터 견적', '카지노 [url=x] 안내']) {
    const sent = { companyName: mark, detail, name: '이수진', phoneNumber: '010-2345-0000' };
    await request.post('/api/inquiry', {
      data: { data: sent },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
  }
  await enter(page.request);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`/admin/inquiries?q=${mark}`);
  const rows = page.locator('li[data-unread], li[data-chosen]');
  const views = page.getByRole('navigation', { name: '문의 보기' });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveTitle(/^\(\d+\) 문의함/);
  // Nothing lies on the date, at any width.
  for (const width of [1440, 1270, 1100, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const date = await rows.first().locator('time').boundingBox();
    const marks = await rows.first().getByText('새 문의').boundingBox();
    const isApart =
      (marks?.x ?? 0) + (marks?.width ?? 0) <= (date?.x ?? 0) ||
      (marks?.y ?? 0) >= (date?.y ?? 0) + (date?.height ?? 0);
    expect(isApart, `at ${width}`).toBe(true);
    expect(date?.y, `at ${width}`).toBeLessThan(844);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('checkbox', { name: '이 페이지의 문의 모두 선택' }).check();
  await page.getByRole('button', { name: '담당자 지정' }).click();
  await page.getByRole('menuitem', { name: '나를 담당자로 지정' }).click();
  await expect(page.getByText('2건의 담당자를')).toBeVisible();
  await views.getByRole('link', { name: '내 문의' }).click();
  await expect(rows).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(rows).toHaveCount(0);

  // A click anywhere in a row opens it.
  await views.getByRole('link', { name: '스팸 의심' }).click();
  await expect(rows).toHaveCount(1);
  const excerpt = await rows.first().getByText('카지노').boundingBox();
  await page.mouse.click((excerpt?.x ?? 0) + 5, (excerpt?.y ?? 0) + 5);
  await expect(page.getByText('스팸으로 의심되는 문의입니다.')).toBeVisible();
  await expect(page.getByText('의심 사유: 링크 코드 포함, 스팸에 흔한 단어 포함.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/admin/activity?kind=inquiry');
  const line = page.getByRole('row').filter({ hasText: '문의 열람' }).first();
  await expect(line).toContainText(/NS-[\w-]+/);
  await expect(line).toContainText(mark);
});

test('an agent answers inquiries, but changes neither settings nor people', async ({ page }) => {
  const agent = await makeAccount(page.request, 'agent');
  await page.context().clearCookies();
  await enter(page.request, agent);
  await page.goto('/admin/inquiries');
  await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: '문의함' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '설정' })).toHaveCount(0);
  for (const path of ['/admin/settings', '/admin/accounts', '/admin/activity']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' }),
    ).toBeVisible();
  }
  const refused = await page.request.put('/api/admin/settings', { data: { retentionDays: 1 } });
  expect(refused.status()).toBe(403);
});

test('a half-written reply or note survives leaving, reload, another tab and a dead connection', async ({
  context,
  page,
  request,
}) => {
  const sent = {
    companyName: 'Half Written',
    detail: '답변 중',
    name: '박서연',
    phoneNumber: '010',
    email: 'half@example.com',
  };
  await request.post('/api/inquiry', {
    data: { data: sent },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
  await enter(page.request);
  await page.goto('/admin/inquiries?q=Half+Written&language=ko');
  await page.getByRole('link', { name: 'Half Written' }).click();
  const reply = page.getByLabel('내용', { exact: true });
  const note = page.getByLabel('메모', { exact: true });
  await reply.fill('Half a sentence');
  await note.fill('전화함');
  // At once, before anything is saved by itself.
  await page.getByRole('link', { name: '문의함으로' }).click();
  await expect(page).toHaveURL('/admin/inquiries?q=Half+Written&language=ko');
  await expect(page.getByRole('textbox', { name: '이름, 회사' })).toHaveValue('Half Written');
  await page.getByRole('link', { name: 'Half Written' }).click();
  await expect(reply).toHaveValue('Half a sentence');
  await expect(note).toHaveValue('전화함');

  await expect(page.locator('[data-save-state="saved"]')).toHaveCount(2);
  await page.reload();
  await expect(reply).toHaveValue('Half a sentence');
  const second = await context.newPage();
  await second.goto(page.url());
  const replyThere = second.getByLabel('내용', { exact: true });
  await expect(replyThere).toHaveValue('Half a sentence');
  const isSavedThere = second.waitForResponse(/drafts/);
  await replyThere.fill('Half a sentence, and more');
  await isSavedThere;
  await second.close();
  await reply.fill('Half a sentence, but other');
  await expect(page.getByText('다른 탭에서 이 글을 고쳤거나')).toBeVisible();
  await expect(page.getByRole('button', { name: '답변 보내기' })).toBeDisabled();
  await page.getByRole('button', { name: '다른 탭의 글 불러오기' }).click();
  await expect(reply).toHaveValue('Half a sentence, and more');

  await page.route('**/api/admin/inquiries/*', (route) => route.abort());
  await page.getByRole('button', { name: '메모 남기기' }).click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(reply).toHaveValue('Half a sentence, and more');
  await expect(note).toHaveValue('');
  await page.unroute('**/api/admin/inquiries/*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('[data-kind="note"]')).toContainText('전화함');

  const agent = await makeAccount(page.request, 'agent');
  const address = page.url();
  const colleague = await context.browser()?.newPage({ locale: 'ko-KR' });
  if (!colleague) throw new Error('no browser');
  await enter(colleague.request, agent);
  await colleague.goto(address);
  await expect(colleague.getByText('님이 이 문의에 답변을 쓰고 있습니다.')).toBeVisible();
  await expect(colleague.getByLabel('내용', { exact: true })).not.toHaveValue(/Half a sentence/);
  await colleague.context().close();
});
