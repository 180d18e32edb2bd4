import type { Page } from '@playwright/test';
import { openDatabase } from '#server/database/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { type ImapServer, startImapServer } from '../support/imap-server.ts';
import { type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { writeMail } from '../support/raw-mail.ts';
import {
  anyAddress,
  enter,
  expect,
  isInside,
  makeAccount,
  owner,
  signIn,
  test as withBackOffice,
} from './admin-site.ts';
import { axeViolations } from './axe.ts';

const account = { user: 'site@noshine.example', password: 'sending-word' };

interface Servers {
  outgoing: Awaited<ReturnType<typeof startMailServer>>;
  mailbox: ImapServer;
}

/** Nothing of mail is set on the server: the owner does that in the back office. */
const test = withBackOffice.extend<object, Servers>({
  outgoing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const outgoing = await startMailServer({ account });
      await use(outgoing);
      await outgoing.close();
    },
    { scope: 'worker' },
  ],
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const mailbox = await startImapServer();
      await use(mailbox);
      await mailbox.remove();
    },
    { scope: 'worker' },
  ],
  moreSettings: [{ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' }, { scope: 'worker' }],
});

test.use({ locale: 'ko-KR' });

const visitor = {
  name: '<img src=x onerror="document.title=`taken`">=cmd|calc',
  company: 'Ward & Sons',
  email: 'sujin@customer.example',
  phone: '+62 812 3456 0000',
};

async function letterTo(
  outgoing: Servers['outgoing'],
  address: string,
  subject: string | RegExp,
): Promise<ReceivedMail> {
  const find = () =>
    outgoing.mails.findLast(
      (mail) => mail.envelopeTo.includes(address) && mail.subject?.match(subject),
    );
  await expect.poll(() => Boolean(find()), { timeout: 30_000 }).toBe(true);
  return find() as ReceivedMail;
}

/** As fast as people type: quicker senders are taken for robots. */
async function sendInquiry(page: Page, url: string) {
  await page.goto(`${url}/en/contact/stepOne`);
  await page
    .locator('[name=detail]')
    .pressSequentially('Coating for a hospital ward\nwith 40 beds', { delay: 30 });
  await page.locator('input[name=file]').setInputFiles({
    name: '병동 도면.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=companyName]').fill(visitor.company);
  await page.locator('[name=name]').fill(visitor.name);
  await page.locator('[name=phoneNumber]').fill(visitor.phone);
  await page.locator('[name=email]').fill(visitor.email);
  await page.locator('[name=consent]').check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

test('a full day: mail is set up, an inquiry comes, is answered, answered back, closed and erased', async ({
  browser,
  backOffice,
  page,
  outgoing,
  mailbox,
}) => {
  test.slow();
  const agent = await makeAccount(page.request, 'agent');
  const tabOf = (locale: string) =>
    browser.newPage({
      locale,
      baseURL: backOffice.url,
      extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() },
    });

  await test.step('without a mail server everybody reads what to do about it', async () => {
    const colleague = await tabOf('ko-KR');
    await enter(colleague.request, agent);
    await colleague.goto('/admin/inquiries');
    await expect(colleague.getByText('소유자에게 메일 서버 설정을 요청하십시오.')).toBeVisible();
    await expect(colleague.getByRole('link', { name: '메일 서버 설정' })).toHaveCount(0);
    await colleague.context().close();

    await page.goto('/admin/inquiries');
    const back = page.url();
    await page.goto('/admin/overview');
    const attention = page.getByRole('region', { name: '먼저 확인할 일' });
    await expect(attention.getByRole('listitem').first()).toContainText('메일 서버가 없어');
    await page.goto('/admin/mails');
    await expect(page.getByRole('link', { name: '메일 서버 설정' })).toBeVisible();
    await page.goto(back);
    await page.getByRole('link', { name: '메일 서버 설정' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible();
  });

  await test.step('the owner sets it up, and tries it before', async () => {
    const card = page.locator('#mail-server');
    await card.getByLabel('서버', { exact: true }).fill('127.0.0.1');
    await card.getByRole('combobox', { name: '암호화' }).click();
    await page.getByRole('option', { name: '없음' }).click();
    await card.getByLabel('포트').fill(String(outgoing.port));
    await card.getByLabel('사용자 이름').fill(account.user);
    await card.getByLabel('비밀번호', { exact: true }).fill('wrong');
    await card.getByLabel('보내는 주소').fill('site@noshine.example');
    await card.getByLabel('보내는 사람 이름').fill('노샤인');
    const trying = card.getByRole('button', { name: '나에게 테스트 메일 보내기' });
    await trying.click();
    await expect(card.getByText('사용자 이름이나 비밀번호가 맞지 않습니다.')).toBeVisible();
    await card.getByLabel('비밀번호', { exact: true }).fill(account.password);
    await trying.click();
    await expect(card.getByText('테스트 메일이 메일 서버에 전달되었습니다.')).toBeVisible();
    await letterTo(outgoing, owner.email, '테스트 메일');
    await card.getByRole('button', { name: '이 서버 사용' }).click();
    await expect(card.getByText('저장되어 있습니다.')).toBeVisible();
    await expect(card.getByLabel('비밀번호', { exact: true })).toHaveValue('');
    expect(await axeViolations(page)).toEqual([]);

    const server = { host: '127.0.0.1', port: mailbox.port, security: 'none' };
    const rest = { user: 'answers@noshine.example', address: 'answers@noshine.example' };
    const data = { ...server, ...rest, password: 'reading-word', folder: 'INBOX', takesPlus: true };
    const put = await page.request.put('/api/admin/settings/mailbox', { data: { server: data } });
    expect(put.status()).toBe(204);
    await page.request.put('/api/admin/settings', { data: { retentionDays: 0 } });
  });

  await test.step('a visitor writes, and the owner hears of it', async () => {
    const tab = await tabOf('en-US');
    await sendInquiry(tab, backOffice.url);
    await tab.context().close();
    await letterTo(outgoing, visitor.email, /We received your inquiry|received/i);
    const told = await letterTo(outgoing, owner.email, '새 문의');
    expect(told.text).not.toContain(visitor.company);
  });

  await page.context().clearCookies();
  await signIn(page, agent);
  await isInside(page);
  const reply = page.getByLabel('내용', { exact: true });
  const status = page.getByRole('combobox', { name: '상태 변경' });
  const replies = page.locator('[data-kind="reply"]');
  let untouched = '';

  await test.step('an agent opens it, with its file, and takes it', async () => {
    await page.request.put('/api/admin/me/signature', { data: { text: 'Kim, NOSHINE desk' } });
    const saved = { language: 'en', title: 'Call', body: 'We will call you, {company}.' };
    await page.request.post('/api/admin/saved-replies', { data: saved });
    await page.getByRole('link', { name: visitor.company }).click();
    await expect(page.getByText('with 40 beds')).toBeVisible();
    await expect(page.getByText(visitor.name).first()).toBeVisible();
    expect(await page.title()).not.toBe('taken');
    await expect(page.getByText('검사하지 않음')).toBeVisible();
    await page.getByRole('button', { name: '미리보기' }).click();
    await expect(page.getByRole('img', { name: '병동 도면.png' })).toHaveJSProperty(
      'complete',
      true,
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '병동 도면.png' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('병동 도면.png');
    await page.getByLabel('메모', { exact: true }).fill('전화로 확인함');
    await page.getByRole('button', { name: '메모 남기기' }).click();
    await expect(page.getByText('전화로 확인함')).toBeVisible();
    await page.getByRole('combobox', { name: '담당자' }).click();
    await page.getByRole('option', { name: 'agent 김' }).click();
    untouched = await reply.inputValue();
    expect(untouched).toContain('Kim, NOSHINE desk');
  });

  await test.step('what was sent too early comes back as a draft', async () => {
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('인사말만 있습니다.')).toBeVisible();
    await expect(replies).toHaveCount(0);
    await reply.fill('Sent too early.');
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('10초 뒤에 답변을 보냅니다.')).toBeVisible();
    await expect(reply).toHaveValue(untouched);
    await expect(page.getByText('답변이 발송 대기 중입니다.')).toBeVisible();
    // Also for whoever has left the page already.
    await page.getByRole('link', { name: '문의함으로' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '문의함' })).toBeVisible();
    await page.getByRole('button', { name: '보내기 취소' }).click();
    await expect(reply).toHaveValue('Sent too early.');
    await expect(replies).toHaveCount(0);
  });

  await test.step('a session that ends over a reply takes nothing of it away', async () => {
    await page.context().clearCookies();
    await reply.fill('Thank you.\n\n');
    const dialog = page.getByRole('dialog', { name: '로그인이 종료되었습니다' });
    await dialog.getByLabel('이메일', { exact: true }).fill(agent.email);
    await dialog.getByLabel('비밀번호', { exact: true }).fill(agent.password);
    const isSaved = page.waitForResponse(
      (answer) => answer.url().includes('/drafts/reply') && answer.ok(),
    );
    await dialog.getByRole('button', { name: '로그인', exact: true }).click();
    await isSaved;
    await expect(dialog).toBeHidden();
    await expect(reply).toHaveValue('Thank you.\n\n');
  });

  let letter: ReceivedMail;
  await test.step('it is answered with a saved reply and a file', async () => {
    await page.locator('input[type=file][aria-label="파일 첨부"]').setInputFiles({
      name: '시험 요약.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('99.9 %'),
    });
    await expect(page.getByRole('button', { name: '시험 요약.txt 첨부 취소' })).toBeVisible();
    await page.getByRole('button', { name: '저장된 답변', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Call' }).click();
    await expect(reply).toHaveValue(/We will call you, Ward & Sons\./);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(replies.locator('[data-mail-state="waiting"]')).toBeVisible();
    await expect(status).toHaveValue('새 문의');
    await expect(replies.locator('[data-mail-state="sent"]')).toBeVisible({ timeout: 30_000 });
    await expect(status).toHaveValue('답변 완료');
    await expect(reply).toHaveValue(untouched);
    await expect(replies.getByRole('link', { name: '시험 요약.txt' })).toBeVisible();
    await expect(page.getByText('고객이 메일에 회신하면 이 화면에 표시됩니다.')).toBeVisible();
    const subject = /./;
    letter = await letterTo(outgoing, visitor.email, subject);
    expect(letter.text).toContain('We will call you, Ward & Sons.');
    expect(letter.from?.name).toBe('노샤인');
    expect(letter.attachments.map(({ filename }) => filename)).toEqual(['시험 요약.txt']);
    const [acknowledgement] = outgoing.mails.filter((mail) =>
      mail.envelopeTo.includes(visitor.email),
    );
    expect(letter.inReplyTo).toBe(acknowledgement?.messageId);
  });

  await test.step('the customer answers, and who has the inquiry hears and sees it', async () => {
    const quoted = (letter.text ?? '').trim().replace(/^/gm, '> ');
    const answer = await writeMail({
      from: { name: 'Sujin Ward', address: visitor.email },
      to: letter.replyTo?.[0]?.address ?? '',
      subject: `Re: ${letter.subject}`,
      text: `Monday is fine for us.\n\nOn Tue, 17 Nov 2026 NOSHINE <a@b.example> wrote:\n${quoted}`,
      attachments: [
        { filename: '요청서.txt', content: '필터' },
        { filename: '설치.exe', content: 'MZ' },
      ],
    });
    await mailbox.deliver(answer);
    // It appears by itself; nobody reloads.
    await expect(page.getByText('Monday is fine for us.', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(`보낸 사람: Sujin Ward <${visitor.email}>`)).toBeVisible();
    await expect(page.getByText('설치.exe: 받지 않는 형식입니다.')).toBeVisible();
    await page.getByRole('button', { name: '이전 메일까지 모두 보기' }).click();
    await expect(page.getByText(/> .*We will call you, Ward & Sons\./)).toBeVisible();
    await expect(page.getByRole('link', { name: '요청서.txt' }).first()).toBeVisible();
    await expect(status).toHaveValue('처리 중');
    expect(await axeViolations(page)).toEqual([]);
    const told = await letterTo(outgoing, agent.email, '고객 회신');
    expect(`${told.subject} ${told.text}`).not.toMatch(/Ward|Monday/);
  });

  await test.step('it is closed with a warning, and nothing of the person is left', async () => {
    await reply.fill('Half a word to');
    await page.getByRole('button', { name: '상담 종료' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('작성 중인 답변을 아직 보내지 않았습니다.')).toBeVisible();
    await dialog.getByRole('button', { name: '상담 종료' }).click();

    const id = page.url().split('/').at(-1) as string;
    const database = await openDatabase({ dataDir: backOffice.dataDir, databaseUrl: undefined });
    const isGone = async () => {
      const erasure = await database.db
        .selectFrom('erasures')
        .select('purged_at')
        .where('inquiry_id', '=', id)
        .executeTakeFirst();
      const files = await database.db.selectFrom('pending_deletions').select('id').execute();
      return erasure !== undefined && erasure.purged_at !== null && files.length === 0;
    };
    await expect.poll(isGone, { timeout: 60_000 }).toBe(true);
    await expect.poll(() => mailbox.list()).toEqual([]);
    const left = await database.db
      .selectFrom('inquiries')
      .select(['name', 'detail', 'email', 'language', 'business_type'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await database.close();
    const counted = { language: 'en', business_type: 'individual' };
    expect(left).toEqual({ name: '', detail: '', email: '', ...counted });
    const traces = ['Ward & Sons', visitor.email, '812 3456', 'with 40 beds', 'Monday is fine'];
    expect(await findTraces(backOffice.dataDir, [...traces, 'Half a word to'])).toEqual([]);
    expect(traces.filter((trace) => backOffice.output().includes(trace))).toEqual([]);
  });
});
