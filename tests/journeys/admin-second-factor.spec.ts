import type { Page } from '@playwright/test';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { totp } from '../support/totp.ts';
import { anyAddress, expect, isInside, makeAccount, owner, signIn, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';
import { addPasskeyDevice } from './virtual-passkeys.ts';

test.setTimeout(180_000);

const leave = async (page: Page) => {
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
};

async function createPasskey(page: Page, name: string) {
  await page.getByLabel('패스키 이름').fill(name);
  await page.getByRole('button', { name: '패스키 만들기' }).click();
  await expect(page.getByText('패스키를 추가했습니다.')).toBeVisible();
}

test('a passkey signs in alone and after the password, until it is removed', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, 'editor');
  await addPasskeyDevice(page);
  await signIn(page, account);
  await page.getByRole('link', { name: '내 계정' }).click();
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await createPasskey(page, '사무실 노트북');
  await expect(page.getByText('사무실 노트북')).toBeVisible();
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await page.getByRole('button', { name: '패스키 만들기' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('이 기기의 패스키는 이미 등록되어 있습니다.');
  await page.keyboard.press('Escape');

  expect(await axeViolations(page)).toEqual([]);

  await leave(page);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await isInside(page);
  await leave(page);
  await signIn(page, account);
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await isInside(page);

  await leave(page);

  // A new password by a link is followed by the second step, too.
  const made = await request.post(`/api/admin/accounts/${account.id}/link`);
  account.password = 'green-window-seven-rivers';
  await page.goto((await made.json()).link);
  await page.getByLabel('비밀번호', { exact: true }).fill(account.password);
  await page.getByLabel('비밀번호 확인').fill(account.password);
  await page.getByRole('button', { name: '저장하고 로그인' }).click();
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await isInside(page);

  await page.getByRole('link', { name: '내 계정' }).click();
  await page.getByRole('button', { name: '이름 변경: 사무실 노트북' }).click();
  await page.getByLabel('패스키 이름').fill('집 노트북');
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '삭제: 집 노트북' }).click();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('패스키를 삭제했습니다.')).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '삭제된 패스키일 수 있습니다',
  );
  await signIn(page, account);
  await isInside(page);
});

/** What is required here would keep the other journeys out, so it has a server of its own. */
const alone = test.extend<{ site: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  site: async ({}, use) => {
    const site = await startSiteProcess({
      env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, TRUST_PROXY: '1' },
    });
    await use(site);
    await site.stop();
  },
});

alone(
  'a second factor that becomes required leads everybody to it, and on afterwards',
  async ({ browser, site }) => {
    const visit = async () => {
      const extraHTTPHeaders = { 'X-Forwarded-For': anyAddress() };
      const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
      const page = await context.newPage();
      await addPasskeyDevice(page);
      return page;
    };
    const boss = await visit();
    const colleague = await visit();
    const account = await makeAccount(boss.request, 'editor');
    await signIn(colleague, account);
    await colleague.getByRole('link', { name: '내 계정' }).click();
    await colleague.getByLabel('이름', { exact: true }).fill('박서준');

    // Making the account has signed this context in.
    await boss.goto('/admin');
    const openSecurity = async () => {
      await boss.getByRole('link', { name: '설정', exact: true }).click();
      const list = boss.getByRole('navigation', { name: '설정 항목' });
      await list.getByRole('link', { name: '보안' }).click();
    };
    await openSecurity();
    const requirement = boss.getByRole('switch', { name: '모든 직원에게 2단계 인증 필수 적용' });
    await expect(requirement).toBeDisabled();
    await boss.getByRole('link', { name: '내 계정으로' }).click();
    await boss.getByRole('button', { name: '패스키 추가' }).click();
    await createPasskey(boss, '열쇠');
    await openSecurity();
    await requirement.click();
    await expect(boss.getByRole('dialog')).toContainText('아직 설정하지 않은 1명');
    await boss.getByRole('button', { name: '필수로 변경' }).click();
    await expect(requirement).toBeChecked();

    // Already signed in: what was typed is saved once the factor is there.
    await colleague.getByRole('button', { name: '저장', exact: true }).click();
    const dialog = colleague.getByRole('dialog', { name: '2단계 인증 설정' });
    await dialog.getByRole('button', { name: '인증 앱 사용' }).click();
    await dialog.getByLabel('현재 비밀번호').fill(account.password);
    await dialog.getByRole('button', { name: '계속' }).click();
    const key = await dialog.locator('code').first().innerText();
    await dialog.getByLabel('앱에 표시된').fill(totp(key));
    await dialog.getByRole('button', { name: '확인하고 켜기' }).click();
    await dialog.getByRole('button', { name: '복구 코드 보관 완료' }).click();
    await expect(dialog).toBeHidden();
    await expect(colleague.getByText('저장했습니다.')).toBeVisible();

    // The phone is lost: the owner lets them begin anew.
    await boss.getByRole('link', { name: '계정', exact: true }).click();
    const row = boss.getByRole('row', { name: '박서준' });
    await expect(row).toContainText('인증 앱');
    await boss.getByRole('button', { name: '박서준 계정 작업' }).click();
    await boss.getByRole('menuitem', { name: '2단계 인증 해제' }).click();
    await boss.getByRole('dialog').getByRole('button', { name: '2단계 인증 해제' }).click();
    await expect(row).toContainText('2단계 인증 미설정');
    expect(await axeViolations(boss)).toEqual([]);
    await signIn(colleague, account);
    await expect(colleague.getByRole('heading', { name: '2단계 인증 설정' })).toBeVisible();
    expect(await axeViolations(colleague)).toEqual([]);
    await colleague.getByRole('button', { name: '패스키 만들기' }).click();
    await createPasskey(colleague, '새 휴대전화');
    await expect(colleague.getByRole('heading', { level: 1, name: '미디어' })).toBeVisible();

    // Somebody new: the invitation, a password, and the same page.
    const person = { email: 'lee@noshine.example', name: '이도윤', role: 'agent', language: 'ko' };
    const invited = await boss.request.post('/api/admin/accounts', { data: person });
    const newcomer = await visit();
    await newcomer.goto((await invited.json()).link);
    await newcomer.getByLabel('비밀번호', { exact: true }).fill('green-window-seven-rivers');
    await newcomer.getByLabel('비밀번호 확인').fill('green-window-seven-rivers');
    await newcomer.getByRole('button', { name: '저장하고 로그인' }).click();
    await expect(newcomer.getByRole('heading', { name: '2단계 인증 설정' })).toBeVisible();
    await newcomer.getByRole('button', { name: '패스키 만들기' }).click();
    await createPasskey(newcomer, '열쇠');
    await expect(newcomer.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();
  },
);

alone(
  'whoever is stopped until a second factor is set up comes in with an app and its codes',
  { tag: '@sweep' },
  async ({ browser, site }) => {
    const extraHTTPHeaders = { 'X-Forwarded-For': anyAddress() };
    const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
    const page = await context.newPage();
    const boss = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
    const account = await makeAccount(boss.request, 'agent');
    const own = await boss.request.post('/api/admin/me/two-factor', {
      data: { password: owner.password },
    });
    const code = totp((await own.json()).key);
    await boss.request.post('/api/admin/me/two-factor/confirm', { data: { code } });
    const required = await boss.request.put('/api/admin/settings', {
      data: { requireSecondFactor: true },
    });
    expect(required.status()).toBe(200);

    await signIn(page, account);
    await expect(page.getByRole('heading', { name: '2단계 인증 설정' })).toBeVisible();
    await page.goto('/admin/inquiries');
    await page.getByRole('button', { name: '인증 앱 사용' }).click();
    await page.getByLabel('현재 비밀번호').fill(account.password);
    await page.getByRole('button', { name: '계속' }).click();
    await page.getByLabel('앱에 표시된').fill('000000');
    await page.getByRole('button', { name: '확인하고 켜기' }).click();
    await expect(page.getByText('코드가 올바르지 않습니다.')).toBeVisible();
    const key = await page.locator('code').first().innerText();
    await page.getByLabel('앱에 표시된').fill(totp(key));
    await page.getByRole('button', { name: '확인하고 켜기' }).click();
    const codes = page.locator('[data-recovery-codes] code');
    await expect(codes.first()).toBeVisible();
    const kept = await codes.first().innerText();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '복구 코드 보관 완료' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();

    // One of the codes is as good as the telephone.
    await leave(page);
    await signIn(page, account);
    await page.getByRole('button', { name: /복구 코드/ }).click();
    await page.getByLabel(/복구 코드/).fill(kept);
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await isInside(page);
  },
);
