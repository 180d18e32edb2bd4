import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { uploadLimit } from '#domain/upload.ts';
import { openLine } from '../support/flaky-proxy.ts';
import { expect, InquiryForm, pdf, test } from './inquiry-form.ts';

/** Uploads wait until they are let go. */
async function holdUploads(page: Page) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/files', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** From step one to the review, with the consent. */
async function goToReview(form: InquiryForm) {
  await form.goOn('stepTwo');
  if (!(await form.field('consent').isChecked())) {
    await form.field('name').fill('Ana Kim');
    await form.field('phoneNumber').fill('+82 10-1234-5678');
    await form.field('consent').check();
  }
  await form.goOn('stepThree');
}

/** The review of an inquiry with this file, which is then on its way. */
async function reviewWith(form: InquiryForm, file: Parameters<InquiryForm['upload']>[1]) {
  await form.open();
  await form.field('detail').fill('With a file.');
  await form.upload('file', file);
  await goToReview(form);
}

test('no file leaves the browser before the consent, whatever else is done', async ({
  page,
  form,
  database,
}) => {
  const detail = 'Two files that wait.';
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Counts hold nothing that was typed or picked.
    if (request.method() === 'POST' && pathname !== '/api/counts') sent.push(pathname);
  });
  await form.open();
  await form.field('detail').fill(detail);
  await form.upload('file', pdf('waits.pdf'));
  await expect(form.picked).toContainText(form.words.upload.picked);
  await expect.poll(() => form.countKeptFiles()).toBe(1);
  await form.reload();
  await form.switchTo('es');
  await expect(form.fileName('file')).toHaveValue('waits.pdf');
  await form.goOn('stepTwo');
  await form.upload('introduction', pdf('profile.pdf'));
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('02-123-4567');
  await form.field('consent').check();
  await form.field('consent').uncheck();
  await form.goOn();
  await form.closeAlert();
  await expect.poll(() => form.countKeptFiles()).toBe(2);
  await form.reload();
  await expect(form.fileName('introduction')).toHaveValue('profile.pdf');
  expect(sent).toEqual([]);

  await form.field('consent').check();
  await form.goOn('stepThree');
  await expect(form.uploaded).toHaveCount(2);
  expect(sent).toEqual(['/api/files', '/api/files']);
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const stored = await database.db
    .selectFrom('inquiries')
    .innerJoin('files', 'files.inquiry_id', 'inquiries.id')
    .select(['files.name', 'files.size'])
    .where('detail', '=', detail)
    .orderBy('files.purpose')
    .execute();
  const { length: size } = pdf().buffer;
  expect(stored).toEqual([
    { name: 'waits.pdf', size },
    { name: 'profile.pdf', size },
  ]);
});

test('the browser refuses at once what cannot be taken', async ({ page, form }) => {
  await form.open();
  const { uploadErrors } = form.words.upload;
  const refusals: [string, Parameters<typeof form.upload>[1]][] = [
    [uploadErrors['wrong-type'], { ...pdf(), name: 'setup.exe' }],
    [uploadErrors.empty, { ...pdf(), buffer: Buffer.alloc(0) }],
  ];
  for (const [reason, file] of refusals) {
    await form.upload('file', file);
    await expect(page.getByText(reason)).toBeVisible();
  }

  const folder = await mkdtemp(join(tmpdir(), 'noshine-upload-'));
  const huge = join(folder, 'huge.pdf');
  await writeFile(huge, '%PDF-1.4');
  await truncate(huge, uploadLimit + 1);
  await form.field('file').setInputFiles(huge);
  await expect(page.getByText(fill(uploadErrors['too-large'], { limit: '20' }))).toBeVisible();
  await rm(folder, { recursive: true });
  await page.getByRole('button', { name: form.words.upload.remove }).click();
  await expect(form.fileName('file')).toHaveValue('');

  // One bad file spoils nothing else, and a few bytes are not called nothing.
  await form.upload('file', { ...pdf('note.txt'), buffer: Buffer.from('a few words') });
  await expect(form.picked).toContainText('0.1 kB');
});

test('what the server refuses keeps the inquiry from leaving without it', async ({
  page,
  form,
}) => {
  await reviewWith(form, { ...pdf('fake.pdf'), buffer: Buffer.from('MZ\u0090 a program') });
  await expect(page.getByText(form.words.upload.uploadErrors['not-what-it-says'])).toBeVisible();
  await expect(form.button('submit')).toBeDisabled();
  await page.getByRole('link', { name: /fake\.pdf/ }).click();
  await expect(form.field('file')).toBeFocused();
  await page.getByRole('button', { name: form.words.upload.remove }).click();
  await goToReview(form);
  await expect(form.button('submit')).toBeEnabled();
});

test.describe('over a line that can break', () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  test.use({
    baseURL: async ({ site }, use) => {
      line = await openLine(site.port);
      await use(line.url);
      line.close();
    },
  });

  test('an upload shows how far it is, says when the line was cut, and is tried again', async ({
    page,
    form,
  }) => {
    line.hold();
    await reviewWith(form, pdf('cut.pdf', 16_000_000));
    const bar = page.getByRole('progressbar', { name: 'cut.pdf' });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    line.cut();
    await expect(page.getByText(form.words.upload.uploadErrors.connection)).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: form.words.upload.retry }).click();
    await expect(form.uploaded).toBeVisible();
  });
});

test('an upload can be cancelled', async ({ page, form }) => {
  await holdUploads(page);
  await reviewWith(form, pdf('slow.pdf'));
  await page.getByRole('button', { name: form.words.upload.cancel }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('slow.pdf')).toHaveCount(0);
  await expect(form.button('submit')).toBeEnabled();
});

test('submitting does not wait for the visitor to come back once the upload is done', async ({
  page,
  form,
  database,
}) => {
  const letGo = await holdUploads(page);
  await reviewWith(form, pdf('long.pdf'));
  await expect(page.getByRole('progressbar', { name: 'long.pdf' })).toBeVisible();
  await form.button('submit').click();
  await expect(form.button('submitting')).toBeVisible();
  letGo();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const stored = await database.db
    .selectFrom('files')
    .select('inquiry_id')
    .where('name', '=', 'long.pdf')
    .execute();
  expect(stored).toEqual([{ inquiry_id: expect.any(String) }]);
});

test('a reload in the middle of an upload asks for the consent, not for the file', async ({
  page,
  form,
}) => {
  const letGo = await holdUploads(page);
  await reviewWith(form, pdf('half.pdf'));
  await expect(page.getByRole('progressbar', { name: 'half.pdf' })).toBeVisible();
  await form.reload();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: form.words.errors.consent }).click();
  await expect(form.field('consent')).not.toBeChecked();
  await expect(form.field('consent')).toBeFocused();
  letGo();
  await form.field('consent').check();
  await form.goOn('stepThree');
  await expect(form.uploaded).toBeVisible();
  await expect(form.button('submit')).toBeEnabled();
});

test('a tab that was closed brings back the file with the draft', async ({ page, form }) => {
  await form.open();
  await form.field('detail').fill('From a tab that is gone.');
  await form.upload('file', pdf('stays.pdf'));
  await expect.poll(() => form.countKeptFiles()).toBe(1);
  const context = page.context();
  await page.close();
  const second = new InquiryForm(await context.newPage());
  await second.open();
  await expect(second.fileName('file')).toHaveValue('stays.pdf');
  await goToReview(second);
  await expect(second.uploaded).toBeVisible();
});

test('starting over removes the file from this browser, and can be undone', async ({ form }) => {
  await form.open();
  await form.upload('file', pdf('removed.pdf'));
  await expect.poll(() => form.countKeptFiles()).toBe(1);
  await form.reload();
  await form.button('startOver').click();
  await expect(form.fileName('file')).toHaveValue('');
  await expect.poll(() => form.countKeptFiles()).toBe(0);
  await form.button('undo').click();
  await expect(form.fileName('file')).toHaveValue('removed.pdf');
  await expect.poll(() => form.countKeptFiles()).toBe(1);
});

test('where the browser keeps no files, says so and still sends one', async ({ page, form }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
  });
  await form.open();
  await form.field('detail').fill('From a private window.');
  await form.upload('file', pdf('private.pdf'));
  await expect(form.picked).toContainText(form.words.upload.notKept);
  await form.reload();
  await expect(page.getByText(form.words.upload.uploadErrors['not-kept'])).toBeVisible();
  await form.upload('file', pdf('private.pdf'));
  await goToReview(form);
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
});

test('a file can be dropped', async ({ page, form }) => {
  await form.open();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['plain words'], 'note.txt', { type: 'text/plain' }));
    return data;
  });
  await form.fileName('file').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(form.fileName('file')).toHaveValue('note.txt');
});

test('says when no more files are taken, and takes the inquiry without one', async ({
  page,
  form,
  database,
}) => {
  const files = Array.from({ length: 205 }, (_, i) => ({
    id: `room-${i}`,
    name: 'room.pdf',
    type: 'pdf' as const,
    size: uploadLimit,
    sha256: '',
    created_at: Date.now(),
    inquiry_id: null,
    purpose: null,
  }));
  await database.write((trx) => trx.insertInto('files').values(files).execute());
  try {
    await reviewWith(form, pdf());
    await expect(page.getByText(form.words.upload.uploadErrors['no-room'])).toBeVisible();
    await expect(page.getByRole('button', { name: form.words.upload.retry })).toBeVisible();
    await page.getByRole('button', { name: form.words.upload.remove }).click();
    await form.button('submit').click();
    await expect(form.alert).toContainText(form.words.alerts.completed);
  } finally {
    await database.write((trx) => trx.deleteFrom('files').where('name', '=', 'room.pdf').execute());
  }
});

test('a file that the server no longer has is uploaded again by itself', async ({
  form,
  database,
}) => {
  await reviewWith(form, pdf('expired.pdf'));
  await expect(form.uploaded).toBeVisible();
  await database.write((trx) =>
    trx.deleteFrom('files').where('name', '=', 'expired.pdf').execute(),
  );
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const stored = await database.db
    .selectFrom('files')
    .select('inquiry_id')
    .where('name', '=', 'expired.pdf')
    .execute();
  expect(stored).toEqual([{ inquiry_id: expect.any(String) }]);
});
