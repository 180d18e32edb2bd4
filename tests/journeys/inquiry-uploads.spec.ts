import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { uploadLimit } from '#domain/upload.ts';
import { openLine } from '../support/flaky-proxy.ts';
import { expect, pdf, test } from './inquiry-form.ts';

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

test('files that cannot be taken are refused with the reason', async ({ page, form }) => {
  await form.open();
  const { uploadErrors } = form.words.upload;
  const refusals: [string, Parameters<typeof form.upload>[1]][] = [
    [uploadErrors['wrong-type'], { ...pdf(), name: 'setup.exe' }],
    [uploadErrors.empty, { ...pdf(), buffer: Buffer.alloc(0) }],
    [uploadErrors['not-what-it-says'], { ...pdf(), buffer: Buffer.from('MZ\u0090 a program') }],
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

  // One bad file spoils nothing else.
  await form.upload('file');
  await expect(form.uploaded).toContainText('plan.pdf');
});

test('a refused file keeps the inquiry from leaving without it', async ({ page, form }) => {
  await form.fillIn();
  await form.button('edit').first().click();
  await form.upload('file', { ...pdf(), name: 'setup.exe' });
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await expect(form.button('submit')).toBeDisabled();
  await page.getByRole('link', { name: /setup\.exe/ }).click();
  await expect(form.field('file')).toBeFocused();
  await page.getByRole('button', { name: form.words.upload.remove }).click();
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
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
    await form.open();
    line.hold();
    await form.upload('file', pdf('cut.pdf', 16_000_000));
    const bar = page.getByRole('progressbar', { name: 'cut.pdf' });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    line.cut();
    await expect(page.getByText(form.words.upload.uploadErrors.connection)).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: form.words.upload.retry }).click();
    await expect(form.uploaded).toContainText('cut.pdf');
  });
});

test('an upload can be cancelled', async ({ page, form }) => {
  await form.open();
  await holdUploads(page);
  await form.upload('file', pdf('slow.pdf'));
  await page.getByRole('button', { name: form.words.upload.cancel }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(form.fileName('file')).toHaveValue('');
});

test('an upload goes on while the visitor moves on, and holds back the submit', async ({
  page,
  form,
}) => {
  await form.fillIn();
  await form.button('edit').first().click();
  const letGo = await holdUploads(page);
  await form.upload('file', pdf('long.pdf'));
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await expect(page.getByText(/long\.pdf is still uploading/)).toBeVisible();
  await expect(form.button('submit')).toBeDisabled();
  letGo();
  await expect(form.button('submit')).toBeEnabled();
  await form.button('edit').first().click();
  await expect(form.uploaded).toContainText('long.pdf');
});

test('a reload in the middle of an upload asks for the file again', async ({ page, form }) => {
  await form.open();
  await holdUploads(page);
  await form.upload('file', pdf('half.pdf'));
  await expect(page.getByRole('progressbar', { name: 'half.pdf' })).toBeVisible();
  await form.reload();
  await expect(form.fileName('file')).toHaveValue('half.pdf');
  await expect(page.getByText(form.words.upload.uploadErrors.interrupted)).toBeVisible();
});

test('a file can be dropped', async ({ page, form }) => {
  await form.open();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['plain words'], 'note.txt', { type: 'text/plain' }));
    return data;
  });
  await form.fileName('file').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(form.uploaded).toContainText('note.txt');
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
    await form.fillIn();
    await form.button('edit').first().click();
    await form.upload('file');
    await expect(page.getByText(form.words.upload.uploadErrors['no-room'])).toBeVisible();
    await expect(page.getByRole('button', { name: form.words.upload.retry })).toBeVisible();
    await page.getByRole('button', { name: form.words.upload.remove }).click();
    await form.goOn('stepTwo');
    await form.goOn('stepThree');
    await form.button('submit').click();
    await expect(form.alert).toContainText(form.words.alerts.completed);
  } finally {
    await database.write((trx) => trx.deleteFrom('files').where('name', '=', 'room.pdf').execute());
  }
});

test('a file that the server no longer has is asked for again', async ({
  page,
  form,
  database,
}) => {
  const detail = 'With a file that expires.';
  await form.fillIn(detail);
  await form.button('edit').first().click();
  await form.upload('file', pdf('expired.pdf'));
  await expect(form.uploaded).toBeVisible();
  await database.write((trx) =>
    trx.deleteFrom('files').where('name', '=', 'expired.pdf').execute(),
  );
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.fileGone);
  await form.closeAlert();
  await page.getByRole('link', { name: /expired\.pdf/ }).click();
  await expect(page.getByText(form.words.upload.uploadErrors['file-gone'])).toBeVisible();
  await form.upload('file', pdf('fresh.pdf'));
  await expect(form.uploaded).toBeVisible();
  await form.goOn('stepTwo');
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const stored = await database.db
    .selectFrom('inquiries')
    .select('file')
    .where('detail', '=', detail)
    .execute();
  expect(stored).toEqual([{ file: 'fresh.pdf' }]);
});
