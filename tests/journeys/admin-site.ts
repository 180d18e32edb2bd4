import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  test as base,
  expect as baseExpect,
  type Page,
} from '@playwright/test';
import { hashAtCost } from '#server/accounts/passwords.ts';
import { openDatabase } from '#server/database/database.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/** Passwords are slow on purpose, and a busy machine makes them slower. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };

interface AdminContext extends SiteProcess {
  /** The newest mail to this address; waits for it. */
  mailTo(address: string): Promise<ReceivedMail>;
}

interface WorkerFixtures {
  /** A real server with an owner and a mail server, one per worker. */
  backOffice: AdminContext;
  /** Settings beyond those every back office here has. */
  moreSettings: Record<string, string>;
}

export const test = base.extend<object, WorkerFixtures>({
  moreSettings: [{}, { scope: 'worker', option: true }],
  backOffice: [
    async ({ moreSettings }, use) => {
      const mail = await startMailServer();
      const site = await startSiteProcess({
        env: {
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          SMTP_URL: mail.url,
          MAIL_FROM: 'site@noshine.example',
          MAIL_TO: 'staff@noshine.example',
          TRUST_PROXY: '1',
          ...moreSettings,
        },
      });
      dataDir = site.dataDir;
      await makeSignInCheap(owner.password);
      await use({
        ...site,
        async mailTo(address) {
          const find = () => mail.mails.findLast(({ envelopeTo }) => envelopeTo.includes(address));
          await expect.poll(() => Boolean(find())).toBe(true);
          return find() as ReceivedMail;
        },
      });
      await site.stop();
      await mail.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backOffice }, use) => use(backOffice.url),
  // Every journey comes from its own address, or together they would meet the sign-in limit.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ 'X-Forwarded-For': anyAddress() }),
});

/** Of this worker's back office. */
let dataDir = '';

/**
 * A third of a second of one core for every journey would be a tenth of all their work, and on a busy
 * machine the threads that hash come last: it could be twenty.
 */
async function makeSignInCheap(plain: string, accountId?: string): Promise<void> {
  const password = await hashAtCost({ N: 2 ** 10, r: 8, p: 1 }).hash(plain);
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.write((trx) =>
    trx
      .updateTable('account_credentials')
      .set({ password })
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', String(accountId)))
      .execute(),
  );
  await database.close();
}

export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export async function signIn(page: Page, { email, password } = owner) {
  await page.goto('/admin');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

export const isInside = (page: Page) =>
  expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();

/** Signs in without a page; the context keeps the cookie. */
export async function enter(request: APIRequestContext, { email, password } = owner) {
  const answer = await request.post('/api/admin/session', {
    data: { email, password },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
  baseExpect(answer.status()).toBe(200);
}

/** Makes an account through the invitation, as people do, and returns how to sign in with it. */
export async function makeAccount(request: APIRequestContext, role: 'owner' | 'editor' | 'agent') {
  await enter(request);
  const email = `${role}-${randomInt(1e9)}@noshine.example`;
  const invited = await request.post('/api/admin/accounts', {
    data: { email, name: `${role} 김`, role, language: 'ko' },
  });
  const { link, id } = await invited.json();
  const password = 'another-lamp-tiger-43';
  const used = await request.post('/api/admin/links/use', {
    data: { token: link.split('#')[1], password },
  });
  baseExpect(used.status()).toBe(200);
  await makeSignInCheap(password, String(id));
  return { id: String(id), email, password };
}

export async function createPost(request: APIRequestContext, title: string, text = '본문입니다.') {
  const { mnum } = await (
    await request.post('/api/admin/posts', { data: { originalLanguage: 'ko' } })
  ).json();
  await request.put(`/api/admin/posts/${mnum}/versions/ko`, {
    data: { title, mainText: `<p>${text}</p>`, edition: 1 },
  });
  return Number(mnum);
}

export const bodyOf = (page: Page, language = '한국어') =>
  page.getByRole('textbox', { name: `본문 (${language})` });

export const isSaved = (page: Page) => page.locator('[data-save-state="saved"]').first();
