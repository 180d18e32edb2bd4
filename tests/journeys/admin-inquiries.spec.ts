import { openDatabase } from '#server/database/database.ts';
import { anyAddress, enter, expect, makeAccount, signIn, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

const hostile = '<img src=x onerror="document.title=`taken`">=cmd|calc';

test.use({ locale: 'ko-KR' });

test('an inquiry from the form reaches the inbox, is answered, closed and erased', async ({
  browser,
  backOffice,
  page,
}) => {
  test.slow();
  const agent = await makeAccount(page.request, 'agent');
  await page.context().clearCookies();
  await signIn(page, agent);
  await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();

  const visitor = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  const email = `visitor-${Date.now()}@example.com`;
  await visitor.goto(`${backOffice.url}/en/contact/stepOne`);
  // As fast as people type: quicker senders are taken for robots.
  await visitor
    .locator('[name=detail]')
    .pressSequentially('Coating for a hospital ward\nwith 40 beds', { delay: 30 });
  await visitor.locator('input[name=file]').setInputFiles({
    name: '병동 도면.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.locator('[name=companyName]').fill('Ward & Sons');
  await visitor.locator('[name=name]').fill(hostile);
  await visitor.locator('[name=phoneNumber]').fill('+62 812 0000 0000');
  await visitor.locator('[name=email]').fill(email);
  await visitor.locator('[name=consent]').check({ force: true });
  await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByRole('alertdialog')).toBeVisible();
  await visitor.close();

  // It appears by itself; nobody reloads.
  await page.getByRole('link', { name: 'Ward & Sons' }).click();
  await expect(page.getByText('with 40 beds')).toBeVisible();
  await expect(page.getByText(hostile).first()).toBeVisible();
  expect(await page.title()).not.toBe('taken');
  await expect(page.getByText('검사하지 않음')).toBeVisible();
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('img', { name: '병동 도면.png' })).toHaveJSProperty('complete', true);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '병동 도면.png' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('병동 도면.png');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('메모', { exact: true }).fill('전화로 확인함');
  await page.getByRole('button', { name: '메모 남기기' }).click();
  await expect(page.getByText('전화로 확인함')).toBeVisible();
  await page.getByLabel('내용', { exact: true }).fill('Thank you, we will call you on Monday.');
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('답변 완료').first()).toBeVisible();
  await expect
    .poll(async () => (await backOffice.mailTo(email)).text, { timeout: 20_000 })
    .toContain('we will call you on Monday');

  const id = page.url().split('/').at(-1) as string;
  await enter(page.request);
  await page.request.put('/api/admin/settings', { data: { retentionDays: 0 } });
  await page.getByRole('button', { name: '상담 종료' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '상담 종료' }).click();

  const database = await openDatabase({ dataDir: backOffice.dataDir, databaseUrl: undefined });
  const find = () =>
    database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await find()).erased_at, { timeout: 30_000 }).not.toBeNull();
  expect(await find()).toMatchObject({
    name: '',
    detail: '',
    email: '',
    language: 'en',
    business_type: 'individual',
  });
  const left = await database.db
    .selectFrom('files')
    .select('id')
    .where('inquiry_id', '=', id)
    .execute();
  expect(left).toEqual([]);
  const mails = await database.db
    .selectFrom('outbox')
    .select(['body', 'recipient'])
    .where('inquiry_id', '=', id)
    .execute();
  expect(mails.every(({ body, recipient }) => body === null && recipient === null)).toBe(true);
  await database.close();
  await page.request.put('/api/admin/settings', { data: { retentionDays: 5 } });
});

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
  await expect(page.getByText('접수 확인 · 보내지 않음')).toBeVisible();
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
  await expect(page.getByText('사유: 주간 보고 · 조건: 검색어').first()).toBeVisible();
});

test('a changed setting shows on the public site in four languages within a second', async ({
  page,
}) => {
  await enter(page.request);
  await page.goto('/admin/settings');
  await expect(page.getByText('악성 코드가 있는지 검사하지 않습니다')).toBeVisible();
  await page.getByLabel('전화', { exact: true }).fill('+82 2-1234-5678');
  await page.getByLabel('주소 (스페인어)').fill('Calle Nueva 1, Seúl');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  for (const prefix of ['/about/brand', '/en/about/brand', '/id/about/brand', '/es/about/brand']) {
    await expect
      .poll(async () => (await page.request.get(prefix)).text())
      .toContain(prefix === '/about/brand' ? '02-1234-5678' : '+82 2-1234-5678');
  }
  await expect
    .poll(async () => (await page.request.get('/es')).text())
    .toContain('Calle Nueva 1, Seúl');
});

test('the overview draws what came in, and makes sense to an editor too', async ({ page }) => {
  const editor = await makeAccount(page.request, 'editor');
  await page.context().clearCookies();
  await enter(page.request, editor);
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { level: 1, name: '현황' })).toBeVisible();
  await expect(page.getByText('답변을 기다리는 문의')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/admin/inquiries');
  await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toHaveCount(0);
});

test('the inbox is walked by keys, also while the keyboard writes Korean', async ({
  page,
  request,
}) => {
  for (const companyName of ['Keys One', 'Keys Two', 'Keys Three']) {
    const sent = { companyName, detail: '단축키', name: '박서연', phoneNumber: '010' };
    await request.post('/api/inquiry', {
      data: { data: sent },
      headers: { 'X-Forwarded-For': anyAddress() },
    });
  }
  await enter(page.request);
  await page.goto('/admin/inquiries?q=Keys');
  const chosen = page.locator('tr[data-chosen]');
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

  // Enter belongs to what has the focus; only where nothing has, it opens the chosen line.
  await page.getByRole('button', { name: '내보내기' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '내보내기' }).blur();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys Two' })).toBeVisible();
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

test('a half-written reply survives a connection that fails, and the way back keeps the filter', async ({
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
  await reply.fill('Half a sentence');
  await page.route('**/api/admin/inquiries/*', (route) => route.abort());
  await page.getByLabel('메모', { exact: true }).fill('전화함');
  await page.getByRole('button', { name: '메모 남기기' }).click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await expect(reply).toHaveValue('Half a sentence');
  await page.unroute('**/api/admin/inquiries/*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('전화함')).toBeVisible();
  await expect(reply).toHaveValue('Half a sentence');
  await page.getByRole('link', { name: '문의함으로' }).click();
  await expect(page).toHaveURL('/admin/inquiries?q=Half+Written&language=ko');
  await expect(page.getByRole('textbox', { name: '이름, 회사' })).toHaveValue('Half Written');
});
