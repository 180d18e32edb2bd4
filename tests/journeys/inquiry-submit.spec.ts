import type { Database } from '#server/database/database.ts';
import { eraseAtOnce } from '#server/inquiries/retention.ts';
import { silentLog } from '#server/log/log.ts';
import { freePort } from '../support/site-process.ts';
import { expect, InquiryForm, startInquirySite, test } from './inquiry-form.ts';

async function storedTimes(database: Database, detail: string): Promise<number> {
  const rows = await database.db
    .selectFrom('inquiries')
    .select('id')
    .where('detail', '=', detail)
    .execute();
  return rows.length;
}

test('two clicks are one inquiry', { tag: '@short' }, async ({ form, database }) => {
  const detail = 'Clicked twice.';
  await form.fillIn(detail);
  await form.button('submit').dblclick();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  expect(await storedTimes(database, detail)).toBe(1);
});

test('an answer that got lost, then sent again, is one inquiry', async ({
  page,
  form,
  database,
}) => {
  const detail = 'The answer got lost.';
  await form.fillIn(detail);
  await page.route(
    '**/api/inquiry',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.button('submit').click();
  await expect(form.alert).toContainText('An error occurred. Please try again later.');
  await expect(form.alert).toContainText(form.words.alerts.unreachable);
  await form.closeAlert();
  expect(await storedTimes(database, detail)).toBe(1);
  // Not even a new page load in between makes it another one.
  await form.reload();
  await page.getByRole('link', { name: form.words.errors.consent }).click();
  await form.field('consent').check();
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  expect(await storedTimes(database, detail)).toBe(1);
});

test('a change after a lost answer is sent only when the visitor says so', async ({
  page,
  form,
  database,
}) => {
  await form.fillIn('Before the change.');
  await page.route(
    '**/api/inquiry',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.button('submit').click();
  await form.closeAlert();
  await form.button('edit').first().click();
  await form.field('detail').fill('After the change.');
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.receivedBefore);
  expect(await storedTimes(database, 'After the change.')).toBe(0);
  await form.closeAlert();
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  expect(await storedTimes(database, 'Before the change.')).toBe(1);
  expect(await storedTimes(database, 'After the change.')).toBe(1);
});

test('what follows an inquiry that staff have erased arrives like any other', async ({
  page,
  form,
  site,
  database,
}) => {
  await form.fillIn('Answered and erased.');
  await page.route(
    '**/api/inquiry',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await form.button('submit').click();
  await form.closeAlert();
  const { id } = await database.db
    .selectFrom('inquiries')
    .select('id')
    .where('detail', '=', 'Answered and erased.')
    .executeTakeFirstOrThrow();
  await eraseAtOnce({ database, dataDir: site.dataDir, log: silentLog }, id, 'kim');
  await form.button('edit').first().click();
  await form.field('detail').fill('Another question.');
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  expect(await storedTimes(database, 'Another question.')).toBe(1);
});

test('a server that is down loses nothing', async ({ browser, mailServer }) => {
  const port = await freePort();
  let site = await startInquirySite(mailServer, { port });
  const { dataDir, url } = site;
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'popup', value: 'true', url }]);
  const form = new InquiryForm(await context.newPage());
  await form.fillIn('Sent to a server that was down.');
  // Killed, so that its data folder stays for the next one.
  site.child.kill('SIGKILL');
  await form.button('submit').click();
  await expect(form.alert).toContainText('An error occurred. Please try again later.');
  await form.closeAlert();
  await expect(form.page.getByText('Sent to a server that was down.')).toBeVisible();
  site = await startInquirySite(mailServer, { port, dataDir });
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  await context.close();
  await site.stop();
});

test('too many inquiries from one address say when to try again', async ({
  form,
  request,
  extraHTTPHeaders,
}) => {
  await form.fillIn('One too many.');
  const data = { detail: 'Many', name: 'Somebody', phoneNumber: '02-123-4567' };
  for (let sent = 0; sent < 30; sent += 1) {
    const answer = await request.post('/api/inquiry', {
      headers: extraHTTPHeaders ?? {},
      data: { data },
    });
    expect(answer.status()).toBe(200);
  }
  await form.button('submit').click();
  await expect(form.alert).toContainText(/Press Submit again in 10 minutes/);
  await form.closeAlert();
  await expect(form.button('submit')).toBeEnabled();
});

test('what a proxy in front refuses is said as it is', async ({ page, form }) => {
  await form.fillIn();
  const refusals: [number, string][] = [
    [413, form.words.alerts.tooLarge],
    [503, form.words.alerts.failed],
  ];
  for (const [status, message] of refusals) {
    await page.route('**/api/inquiry', (route) => route.fulfill({ status, body: '<html>' }), {
      times: 1,
    });
    await form.button('submit').click();
    await expect(form.alert).toContainText(message);
    await form.closeAlert();
  }
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
});

test('a field too long for the server is named and linked', async ({ page, form }) => {
  await form.open();
  await form.field('interestedField').fill('x'.repeat(501));
  await form.field('detail').fill('Long.');
  await form.goOn();
  await page.getByRole('link', { name: /no more than 500 characters/ }).click();
  await expect(form.field('interestedField')).toBeFocused();
  await expect(form.field('interestedField')).toHaveAttribute('aria-invalid', 'true');
  await form.field('interestedField').fill('Air');
  await form.field('detail').fill('x'.repeat(20_001));
  await expect(page.getByText('20,001 of 20,000 characters')).toBeVisible();
  await form.goOn();
  await expect(page.getByRole('link', { name: /no more than 20,000 characters/ })).toBeVisible();
  await form.field('detail').fill('Short.');
  await form.goOn('stepTwo');
});

test('the trap is there for machines and not for people', async ({ page, form, database }) => {
  const detail = 'Filled in by a machine.';
  await form.fillIn(detail);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await form.field('referralCode').evaluate((input: HTMLInputElement) => {
    input.value = 'yes';
  });
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const row = await database.db
    .selectFrom('inquiries')
    .select('quarantined')
    .where('detail', '=', detail)
    .executeTakeFirst();
  expect(row?.quarantined).toBe(1);
});
