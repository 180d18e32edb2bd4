import { type ImapServer, startImapServer } from '../support/imap-server.ts';
import { writeMail } from '../support/raw-mail.ts';
import { anyAddress, enter, expect, test as withBackOffice } from './admin-site.ts';
import { axeViolations } from './axe.ts';

const test = withBackOffice.extend<object, { mailbox: ImapServer }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const mailbox = await startImapServer();
      await use(mailbox);
      await mailbox.remove();
    },
    { scope: 'worker' },
  ],
  moreSettings: [({ mailbox }, use) => use({ INBOX_URL: mailbox.url }), { scope: 'worker' }],
});

test.use({ locale: 'ko-KR' });

const customer = { name: '이수진', address: 'sujin@customer.example' };

test('a customer answers by mail, is read and answered, and in the end erased everywhere', async ({
  page,
  request,
  backOffice,
  mailbox,
}) => {
  const inquiry = {
    detail: '성적서를 받을 수 있을까요?',
    name: customer.name,
    email: customer.address,
    phoneNumber: '010-2345-6789',
  };
  const headers = { 'X-Forwarded-For': anyAddress() };
  const sent = await request.post('/api/inquiry', { data: { data: inquiry }, headers });
  const { id } = await sent.json();
  const acknowledgement = await backOffice.mailTo(customer.address);
  await enter(page.request);
  const path = `/api/admin/inquiries/${id}`;
  const text = { subject: '성적서', body: '안녕하십니까. 어느 제품의 성적서입니까?' };
  expect((await page.request.post(`${path}/reply`, { data: text })).ok()).toBe(true);
  await expect
    .poll(async () => (await backOffice.mailTo(customer.address)).subject)
    .toBe(text.subject);
  const reply = await backOffice.mailTo(customer.address);
  expect(reply.inReplyTo).toBe(acknowledgement.messageId);

  await page.goto(`/admin/inquiries/${id}`);
  await expect(page.getByText('고객이 메일에 회신하면 이 화면에 표시됩니다.')).toBeVisible();
  const quoted = (reply.text ?? '').trim().replace(/^/gm, '> ');
  const answer = await writeMail({
    from: customer,
    to: reply.replyTo?.[0]?.address ?? '',
    subject: `Re: ${text.subject}`,
    text: `필터 성적서입니다.\n\n2026년 11월 17일 (화) 오전 9:30, NOSHINE <a@b.example>님이 작성:\n${quoted}`,
    attachments: [
      { filename: '요청서.txt', content: '필터' },
      { filename: '설치.exe', content: 'MZ' },
    ],
  });
  await mailbox.deliver(answer);
  const stored = async () => (await (await page.request.get(path)).json()).inquiry.received.length;
  await expect.poll(stored).toBe(1);

  await page.reload();
  await expect(page.getByText('필터 성적서입니다.', { exact: true })).toBeVisible();
  await expect(page.getByText(`보낸 사람: ${customer.name} <${customer.address}>`)).toBeVisible();
  await expect(page.getByText('설치.exe: 받지 않는 형식입니다.')).toBeVisible();
  await page.getByRole('button', { name: '이전 메일까지 모두 보기' }).click();
  await expect(page.getByText(/> 안녕하십니까\. 어느 제품의 성적서입니까\?/)).toBeVisible();
  await expect(page.getByRole('link', { name: '요청서.txt' }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/admin/inquiries');
  await expect(page.getByRole('link', { name: new RegExp(customer.name) }).first()).toBeVisible();

  expect((await page.request.delete(path)).ok()).toBe(true);
  await expect.poll(() => mailbox.list()).toEqual([]);
});
