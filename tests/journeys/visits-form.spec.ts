import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { uploadLimit } from '#domain/upload.ts';
import { lockZip, zip } from '../support/zip.ts';
import { byName, type CountedSite, expect, test } from './counted-site.ts';
import { InquiryForm, pdf } from './inquiry-form.ts';

const tooLong = 'x'.repeat(501);
/** Nothing that anybody sees; a browser takes it for a text. */
const unseen = '\u200e';

const archive = (buffer: Buffer, name = 'a.zip') => ({
  ...{ name, buffer },
  mimeType: 'application/zip',
});

async function hugePicture() {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
  const buffer = await picture.png().toBuffer();
  buffer.writeUInt32BE(8000, 16);
  buffer.writeUInt32BE(6251, 20);
  return { name: 'huge.png', mimeType: 'image/png', buffer };
}

async function pickTooLarge(form: InquiryForm) {
  const folder = await mkdtemp(join(tmpdir(), 'noshine-upload-'));
  const huge = join(folder, 'huge.pdf');
  await writeFile(huge, '%PDF-1.4');
  await truncate(huge, uploadLimit + 1);
  await form.field('file').setInputFiles(huge);
  await expect(form.page.getByText(/20\sMB/).first()).toBeVisible();
  await rm(folder, { recursive: true });
}

/** As a browser does that keeps nothing. */
const forgetFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('inquiry-files').onsuccess = () => resolve();
      }),
  );

async function openForm(page: Page, url: string): Promise<InquiryForm> {
  await page.context().addCookies([{ name: 'popup', value: 'true', url }]);
  return new InquiryForm(page);
}

/** Whose browser and whose server lose files, and whose page is older than the server. */
async function loseFilesAndSend(page: Page, { database, url }: CountedSite) {
  const form = await openForm(page, url);
  await form.open();
  await form.field('detail').fill('With a file that is lost.');
  await form.upload('file', pdf('lost.pdf'));
  await expect.poll(() => form.countKeptFiles()).toBe(1);
  await forgetFiles(page);
  await form.reload();
  await expect(page.getByText(form.words.upload.uploadErrors['not-kept'])).toBeVisible();
  await form.upload('file', pdf('lost.pdf'));
  await form.goOn('stepTwo');
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('+82 10-1234-5678');
  await form.field('consent').check();
  await form.goOn('stepThree');
  await expect(form.uploaded).toBeVisible();

  // The server refuses what this page still offers, and more that is none of the visitor's.
  await page.route(
    '**/api/inquiry',
    (route) => {
      const { data } = route.request().postDataJSON();
      const older = { ...data, businessType: 'guild', consentVersion: 'x'.repeat(60) };
      return route.continue({ postData: { data: older } });
    },
    { times: 1 },
  );
  await form.button('submit').click();
  await form.closeAlert();
  await form.button('edit').nth(1).click();
  await page.locator('[name="businessType"][value="corporation"]').check({ force: true });
  await form.goOn('stepThree');

  // Twice: once it would be uploaded again by itself.
  await page.route(
    '**/api/inquiry',
    async (route) => {
      await database.write((trx) =>
        trx.deleteFrom('files').where('name', '=', 'lost.pdf').execute(),
      );
      await route.continue();
    },
    { times: 2 },
  );
  await form.button('submit').click();
  await form.closeAlert();
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
}

/** Whose browser runs no scripts: the server sees by itself what stops them. */
async function sendWithoutScripts(page: Page) {
  const form = new InquiryForm(page);
  await page.goto('/en/contact/stepOne');
  await form.goOn('stepOne');
  await form.field('detail').fill('Without scripts.');
  await form.goOn('stepTwo');
  await form.field('companyName').fill(tooLong);
  await form.goOn('stepTwo');
  await form.field('companyName').fill('');
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('+82 10-1234-5678');
  await form.field('consent').check();
  await form.goOn('stepThree');
  await form.upload('file', { ...pdf('fake.pdf'), buffer: Buffer.from('MZ a program') });
  await form.upload('introduction', { ...pdf('setup.exe') });
  await form.button('submit').click();
  await expect(page.locator('#introduction-notes')).toContainText(
    form.words.upload.uploadErrors['wrong-type'],
  );
  await form.button('submit').click();
  await expect(page.getByText(form.words.alerts.completed)).toBeVisible();
}

test('each thing that stops somebody in the form is counted, each time, by what it was', {
  tag: '@sweep',
}, async ({ counted, request }) => {
  test.setTimeout(300_000);
  const { database, url } = counted;
  const page = await counted.visitor({ locale: 'en-US' });
  const form = await openForm(page, url);
  await form.open();

  // In the browser, before anything is sent.
  await form.field('detail').fill(unseen);
  await form.field('interestedField').fill(tooLong);
  await form.goOn();
  await expect(page.getByRole('link', { name: form.words.errors.detail })).toBeVisible();
  await form.field('interestedField').fill('Air');
  await form.field('detail').fill('x'.repeat(20_001));
  await form.goOn();
  await expect(page.getByRole('link', { name: /no more than 20,000 characters/ })).toBeVisible();
  await form.field('detail').fill('How long does it last?');
  for (const name of ['setup.exe', 'again.exe']) {
    await form.upload('file', { ...pdf(), name });
    await expect(form.fileName('file')).toHaveValue(name);
    await expect(page.getByText(form.words.upload.uploadErrors['wrong-type'])).toBeVisible();
  }
  await form.upload('file', { ...pdf(), buffer: Buffer.alloc(0) });
  await expect(page.getByText(form.words.upload.uploadErrors.empty)).toBeVisible();
  await pickTooLarge(form);
  // As a file of a cloud that cannot be fetched just now.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = read;
      return Promise.reject(new DOMException('', 'NotReadableError'));
    };
  });
  await form.upload('file');
  await expect(page.getByText(form.words.upload.uploadErrors.unreadable)).toBeVisible();
  await page.getByRole('button', { name: form.words.upload.remove }).click();
  await form.goOn('stepTwo');

  for (const name of ['companyName', 'name', 'email', 'homePageAddress']) {
    await form.field(name).fill(tooLong);
  }
  await form.field('phoneNumber').fill(unseen);
  await form.goOn();
  await form.closeAlert();
  await form.field('consent').check();
  await form.goOn();
  await expect(page.getByRole('link', { name: /no more than 500 characters/ })).toHaveCount(4);
  for (const name of ['companyName', 'homePageAddress']) await form.field(name).fill('');
  await form.field('name').fill('Ana Kim');
  // No form is refused for how an address or a number looks.
  await form.field('email').fill('no address');
  await form.field('phoneNumber').fill('no number');
  await form.goOn('stepThree');
  await expect(form.button('submit')).toBeEnabled();

  // By the server, each file.
  const pick = async (
    field: 'file' | 'introduction',
    picked: Parameters<typeof form.upload>[1],
  ) => {
    await form
      .button('edit')
      .nth(field === 'file' ? 0 : 1)
      .click();
    await form.upload(field, picked);
    if (field === 'file') await form.goOn('stepTwo');
    await form.goOn('stepThree');
  };
  const { uploadErrors } = form.words.upload;
  const refused = (reason: keyof typeof uploadErrors) =>
    expect(page.getByText(uploadErrors[reason])).toBeVisible();
  await pick('file', { ...pdf('fake.pdf'), buffer: Buffer.from('MZ\u0090 a program') });
  await refused('not-what-it-says');
  await pick('introduction', archive(await zip({ 'setup.exe': 'x' })));
  await refused('runnable-inside');
  await pick('introduction', archive(lockZip(await zip({ 'a.pdf': '%PDF-1.7' }))));
  await refused('cannot-be-checked');
  const many = Array.from({ length: 2001 }, (_, n): [string, string] => [`${n}`, '']);
  await pick('introduction', archive(await zip(many)));
  await refused('expands-too-far');
  await pick('introduction', await hugePicture());
  await refused('picture-too-large');
  await page.route('**/api/files', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await pick('introduction', pdf('later.pdf'));
  await refused('failed');
  await page.route('**/api/files', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: form.words.upload.retry }).click();
  await refused('connection');
  const files = Array.from({ length: 205 }, (_, n) => ({
    ...{ id: `room-${n}`, name: 'room.pdf', type: 'pdf' as const, size: uploadLimit, sha256: '' },
    ...{ created_at: Date.now(), inquiry_id: null, purpose: null },
  }));
  await database.write((trx) => trx.insertInto('files').values(files).execute());
  await page.getByRole('button', { name: form.words.upload.retry }).click();
  await refused('no-room');
  await database.write((trx) => trx.deleteFrom('files').where('name', '=', 'room.pdf').execute());
  let status = 200;
  for (let sent = 0; sent < 60 && status !== 429; sent += 1) {
    const answer = await request.post('/api/files', {
      headers: { 'X-Forwarded-For': '203.0.113.1' },
      multipart: { file: { ...pdf(), buffer: Buffer.from('MZ') } },
    });
    status = answer.status();
  }
  expect(status).toBe(429);
  await page.getByRole('button', { name: form.words.upload.retry }).click();
  await refused('too-many');

  await loseFilesAndSend(await counted.visitor({ locale: 'en-US' }), counted);
  await sendWithoutScripts(await counted.visitor({ javaScriptEnabled: false }));

  const isWritten = async () => byName((await counted.read()).stops);
  await expect.poll(isWritten).toMatchObject({ 'companyName.too-long': 2 });
  const { stops, funnel, days } = await counted.endAndRead();
  expect(byName(stops)).toEqual({
    'interestedField.too-long': 1,
    'detail.required': 2,
    'detail.too-long': 1,
    'file.wrong-type': 2,
    'file.empty': 1,
    'file.too-large': 1,
    'file.unreadable': 1,
    'file.not-what-it-says': 2,
    'file.not-kept': 1,
    'file.file-gone': 1,
    'companyName.too-long': 2,
    'name.required': 1,
    'name.too-long': 1,
    'phoneNumber.required': 2,
    'email.too-long': 1,
    'homePageAddress.too-long': 1,
    'businessType.not-allowed': 1,
    'introduction.runnable-inside': 1,
    'introduction.cannot-be-checked': 1,
    'introduction.expands-too-far': 1,
    'introduction.picture-too-large': 1,
    'introduction.failed': 1,
    'introduction.connection': 1,
    'introduction.no-room': 1,
    'introduction.too-many': 1,
    'introduction.wrong-type': 1,
    'consent.not-agreed': 2,
  });
  expect(funnel).toEqual({ stepOne: 3, stepTwo: 3, stepThree: 3, sent: 2 });
  expect(days).toMatchObject([{ visitors: 3 }]);
});

test('where no beacon leaves the browser, the page works and the server counts what it sees', async ({
  counted,
}) => {
  test.slow();
  const page = await counted.visitor({ locale: 'es-MX', timezoneId: 'Asia/Jakarta' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/counts')) told.push(request.url());
  });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  await page.goto('/en?utm_source=fair', { referer: 'https://news.example/' });
  await page.locator('[data-popup-close]').click();
  await page.locator('header [data-lights]').first().click();
  // Not by a click, which may fetch the page ahead: that it was looked at, only a beacon could tell.
  await page.evaluate(() => location.assign('/en/contact/stepOne'));
  const form = new InquiryForm(page);
  await form.untilHydrated();
  await form.field('detail').fill('No beacon.');
  await form.upload('file', { ...pdf(), name: 'setup.exe' });
  await form.upload('file', pdf('half.pdf'));
  await form.goOn('stepTwo');
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('+82 10-1234-5678');
  await form.goOn();
  await form.closeAlert();
  await form.field('consent').check();
  // The upload is not finished when the visitor leaves.
  let isHeld = true;
  await page.route('**/api/files', (route) => (isHeld ? undefined : route.continue()));
  await form.goOn('stepThree');
  await expect(page.getByRole('progressbar', { name: 'half.pdf' })).toBeVisible();
  await page.goto('/en/about/brand');
  isHeld = false;
  await form.open('stepTwo');
  await form.field('consent').check();
  await form.goOn('stepThree');
  await expect(form.uploaded).toBeVisible();
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);

  expect(errors).toEqual([]);
  expect(told).toEqual([]);
  await expect.poll(async () => (await counted.read()).funnel.sent).toBe(1);
  expect(await counted.endAndRead()).toMatchObject({
    days: [{ views: 4, visitors: 1 }],
    pages: [
      { name: '/', views: 1 },
      { name: '/about/brand', views: 1 },
      { name: '/contact/stepOne', views: 1 },
      { name: '/contact/stepTwo', views: 1 },
    ],
    sources: [{ name: 'news.example', count: 1 }],
    campaigns: [{ name: 'fair', count: 1 }],
    countries: [{ name: 'MX', count: 1 }],
    events: [],
    funnel: { stepOne: 1, stepTwo: 1, stepThree: 1, sent: 1 },
    stops: [],
  });
  const inquiry = await counted.database.db
    .selectFrom('inquiries')
    .select(['came_from_page', 'first_page', 'campaign', 'source', 'file'])
    .executeTakeFirst();
  expect(inquiry).toEqual({
    came_from_page: '/',
    first_page: '/',
    campaign: 'fair',
    source: 'news.example',
    file: 'half.pdf',
  });
});
