import { startSiteProcess } from '../support/site-process.ts';
import { nextTotp, totp } from '../support/totp.ts';
import {
  anyAddress,
  enter,
  expect,
  isInside,
  makeAccount,
  owner,
  signIn,
  test,
} from './admin-site.ts';

test.setTimeout(180_000);

test('the first administrator is made by the printed link, with a good password only', async ({
  browser,
}) => {
  const site = await startSiteProcess();
  const page = await browser.newPage();
  const link = /http:\S+\/admin\/welcome#\S+/.exec(site.output())?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('이메일').fill('first@noshine.example');
  await page.getByLabel('이름').fill('김하윤');
  const choose = async (password: string) => {
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByLabel('비밀번호 확인').fill(password);
    await page.getByRole('button', { name: '저장하고 로그인' }).click();
  };
  await choose('password1234');
  await expect(page.getByText('너무 흔하거나').first()).toBeVisible();
  await choose('비 오는 화요일의 우산 셋');
  await isInside(page);
  expect(page.url()).not.toContain('#');

  const again = await browser.newPage();
  await again.goto(link);
  await expect(again.getByText('이미 사용되었거나')).toBeVisible();
  await site.stop();
});

test('a wrong password and an unknown address get the same answer', async ({ page, request }) => {
  await signIn(page, { ...owner, password: 'not-the-password-1' });
  await expect(page.getByRole('alert')).toHaveText('이메일 또는 비밀번호가 올바르지 않습니다.');
  const answers = [];
  for (const email of [owner.email, 'nobody@noshine.example']) {
    const answer = await request.post('/api/admin/session', {
      data: { email, password: 'not-the-password-1' },
    });
    answers.push([answer.status(), await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  await enter(request);
});

test('guessing locks the address for the guesser, account or not, and for nobody else', {
  tag: '@sweep',
}, async ({ request, playwright, baseURL }) => {
  const { email, password } = await makeAccount(request, 'editor');
  // A browser that has never signed in, unlike the one that has just made the account.
  const stranger = await playwright.request.newContext({ baseURL });
  const addresses = { [email]: 200, 'no-such-person@noshine.example': 401 };
  for (const [address, elsewhere] of Object.entries(addresses)) {
    const network = anyAddress();
    const guess = (word: string, from = network) =>
      stranger.post('/api/admin/session', {
        data: { email: address, password: word },
        headers: { 'X-Forwarded-For': from },
      });
    for (let n = 0; n < 8; n++) expect((await guess(`wrong-guess-${n}`)).status()).toBe(401);
    const locked = await guess(password);
    expect(locked.status()).toBe(429);
    expect(Number(locked.headers()['retry-after'])).toBeGreaterThan(60);
    expect((await guess(password, anyAddress())).status()).toBe(elsewhere);
  }
  await stranger.dispose();
});

test('one address may try ten times in ten minutes', async ({ request }) => {
  const headers = { 'X-Forwarded-For': anyAddress() };
  const statuses = [];
  for (let n = 0; n < 12; n++) {
    const answer = await request.post('/api/admin/session', {
      data: { email: `guess-${n}@noshine.example`, password: 'wrong-guess-1' },
      headers,
    });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('a planted session does not survive a sign-in', async ({
  context,
  page,
  request,
  backOffice,
}) => {
  await enter(request);
  const planted = (await request.storageState()).cookies.find(({ name }) => name === 'session');
  if (!planted) throw new Error('no cookie');
  await context.addCookies([planted]);
  await page.request.post('/api/admin/session', { data: owner });
  const own = (await context.cookies()).find(({ name }) => name === 'session');
  expect(own?.value).not.toBe(planted.value);
  expect(own).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const old = await fetch(`${backOffice.url}/api/admin/session`, {
    headers: { cookie: `session=${planted.value}` },
  });
  expect(old.status).toBe(401);
});

test('a stolen cookie is worthless after sign-out', async ({ context, page, backOffice }) => {
  await signIn(page);
  await isInside(page);
  const stolen = (await context.cookies()).find(({ name }) => name === 'session');
  const useIt = () =>
    fetch(`${backOffice.url}/api/admin/posts`, { headers: { cookie: `session=${stolen?.value}` } });
  expect((await useIt()).status).toBe(200);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  expect((await useIt()).status).toBe(401);
});

test('another site cannot act in the name of somebody signed in', async ({ page, backOffice }) => {
  await signIn(page);
  await isInside(page);
  const before = await (await page.request.get('/api/admin/posts')).json();
  // The same server under another name is another site to the browser.
  await page.goto(`${backOffice.url.replace('localhost', '127.0.0.1')}/privacy`);
  const outcome = await page.evaluate(async (address) => {
    const answer = await fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'include',
      headers: { 'Content-Type': 'text/plain' },
      body: '{"originalLanguage":"ko"}',
    }).catch(() => undefined);
    return answer?.type ?? 'blocked';
  }, `${backOffice.url}/api/admin/posts`);
  expect(['blocked', 'opaque']).toContain(outcome);
  const after = await (await page.request.get(`${backOffice.url}/api/admin/posts`)).json();
  expect(after.total).toBe(before.total);
});

test('the second factor is asked for, and each code works once', async ({ page, request }) => {
  const account = await makeAccount(request, 'editor');
  await signIn(page, account);
  await page.getByRole('link', { name: '내 계정' }).click();
  await page.getByRole('button', { name: '켜기' }).click();
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(account.password);
  await page.getByRole('button', { name: '계속' }).click();
  const key = await page.getByRole('dialog').locator('code').first().innerText();
  await page.getByLabel('앱에 표시된').fill(totp(key));
  await page.getByRole('button', { name: '확인하고 켜기' }).click();
  const recovery = await page.locator('[data-recovery-codes] code').first().innerText();
  // On paper: the codes and whose they are, and nothing of the page around them.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(recovery)).toBeVisible();
  await expect(page.getByText(`복구 코드 · ${account.email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: '복구 코드 보관 완료' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: '복구 코드 보관 완료' }).click();
  await expect(page.getByRole('group', { name: '인증 앱' }).getByText('켜짐')).toBeVisible();

  const code = nextTotp(key);
  const signInWith = async (given: string, isRecovery = false) => {
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
    await signIn(page, account);
    if (isRecovery) await page.getByRole('button', { name: '복구 코드 사용' }).click();
    await page.getByLabel(isRecovery ? '복구 코드' : '인증 코드').fill(given);
    await page.getByRole('button', { name: '확인' }).click();
  };
  await signInWith(code);
  await expect(page.getByRole('heading', { level: 1, name: '미디어' })).toBeVisible();
  await signInWith(code);
  await expect(page.getByRole('alert')).toContainText('이미 사용되었습니다');
  await signIn(page, account);
  await page.getByRole('button', { name: '복구 코드 사용' }).click();
  await page.getByLabel('복구 코드').fill(recovery.toUpperCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '미디어' })).toBeVisible();
  await signInWith(recovery, true);
  await expect(page.getByRole('alert')).toContainText('이미 사용되었습니다');
});

test('an invited colleague chooses a password by mail, and is out at once when disabled', async ({
  page,
  browser,
  backOffice,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: '계정', exact: true }).click();
  await page.getByRole('button', { name: '초대하기' }).click();
  await page.getByLabel('이름', { exact: true }).fill('박서준');
  await page.getByLabel('이메일', { exact: true }).fill('park@noshine.example');
  await page.getByRole('radio', { name: '편집·상담 담당자' }).check();
  await page.getByRole('button', { name: '초대 보내기' }).click();
  const dialog = page.getByRole('dialog', { name: '일회용 링크' });
  await expect(dialog.getByRole('textbox', { name: '일회용 링크' })).toHaveValue(/welcome#/);
  await expect(dialog).toContainText('초대 메일을');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('row', { name: /박서준/ })).toContainText(
    /초대됨.*까지 유효.*아직 없음/,
  );

  const mail = await backOffice.mailTo('park@noshine.example');
  expect(mail.subject).toBe('NOSHINE 관리자 페이지 초대');
  const link = /http\S+welcome#\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const colleague = await browser.newPage({
    extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() },
  });
  await colleague.goto(link);
  await colleague.getByLabel('비밀번호', { exact: true }).fill('green-window-seven-rivers');
  await colleague.getByLabel('비밀번호 확인').fill('green-window-seven-rivers');
  await colleague.getByRole('button', { name: '저장하고 로그인' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: '계정', exact: true })).toBeHidden();
  await colleague.getByRole('link', { name: '미디어' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: '미디어' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: /박서준/ })).not.toContainText('아직 없음');
  await page.getByRole('button', { name: '박서준 계정 작업' }).click();
  await page.getByRole('menuitem', { name: '새 링크 보내기' }).click();
  await expect(dialog).toContainText('비밀번호 재설정 메일을');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '박서준 계정 작업' }).click();
  await page.getByRole('menuitem', { name: '사용 중지' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '사용 중지' }).click();
  await expect(page.getByRole('cell', { name: '사용 중지' })).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: '로그인' })).toBeVisible();
});

test('an invitation sent by mistake is withdrawn: its link ends, and the address is free again', async ({
  page,
}) => {
  await enter(page.request);
  const invite = async () => {
    const data = { email: 'wrong@noshine.example', name: '오송신', role: 'agent', language: 'ko' };
    return (await page.request.post('/api/admin/accounts', { data })).json();
  };
  const { link } = await invite();
  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: '오송신 계정 작업' }).click();
  await page.getByRole('menuitem', { name: '초대 취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '초대 취소' }).click();
  await expect(page.getByText('초대를 취소했습니다.')).toBeVisible();
  await expect(page.getByRole('row', { name: /오송신/ })).toBeHidden();
  await page.goto('/admin/activity');
  await expect(page.getByText('사람: 오송신')).toBeVisible();
  const used = { token: link.split('#')[1], password: 'green-window-seven-rivers' };
  const tried = await page.request.post('/api/admin/links/use', { data: used });
  expect(tried.status()).not.toBe(200);
  const { id } = await invite();
  expect((await page.request.delete(`/api/admin/accounts/${id}`)).status()).toBe(204);
});

test('a forgotten password is reset by mail', async ({ page, request, backOffice }) => {
  const account = await makeAccount(request, 'agent');
  await page.goto('/admin');
  await page.getByRole('button', { name: '비밀번호를 잊으셨습니까?' }).click();
  await page.getByLabel('이메일').fill(account.email);
  await page.getByRole('button', { name: '링크 보내기' }).click();
  await expect(page.getByRole('status')).toContainText('계정이 있다면');
  await expect
    .poll(async () => (await backOffice.mailTo(account.email)).subject)
    .toBe('NOSHINE 관리자 페이지 비밀번호 재설정');
  const { text } = await backOffice.mailTo(account.email);
  await page.goto(/http\S+welcome#\S+/.exec(text ?? '')?.[0] ?? '');
  await page.getByLabel('비밀번호', { exact: true }).fill('seven-rivers-green-window');
  await page.getByLabel('비밀번호 확인').fill('seven-rivers-green-window');
  await page.getByRole('button', { name: '저장하고 로그인' }).click();
  await isInside(page);
});

test('sessions are listed, and another one can be ended', async ({ page, request, browser }) => {
  const account = await makeAccount(request, 'editor');
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } });
  await signIn(other, account);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('미디어');
  await signIn(page, account);
  await page.getByRole('link', { name: '내 계정' }).click();
  await page.getByRole('button', { name: /^로그아웃: / }).click();
  await expect(page.getByRole('button', { name: /^로그아웃: / })).toBeHidden();
  await other.reload();
  await expect(other.getByRole('heading', { name: '로그인' })).toBeVisible();
});

test('a browser that blocks cookies and storage is told what the back office needs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('쿠키');
  await expect(page.getByLabel('이메일')).toBeVisible();
});
