import type { Page } from '@playwright/test';
import { fill } from '#content/fill.ts';
import { expect, type InquiryForm, pdf, test } from './inquiry-form.ts';

async function fillFirstStep(page: Page, form: InquiryForm, detail: string) {
  await page.goto('/en/contact/stepOne');
  await form.field('interestedField').fill('Air ducts');
  await form.field('detail').fill(detail);
  await form.field('sample').check();
  await form.goOn('stepTwo');
}

async function fillSecondStep(form: InquiryForm) {
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('+82 10-1234-5678');
  await form.field('consent').check();
  await form.goOn('stepThree');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an inquiry with two files is sent by plain forms', async ({ page, form, database }) => {
    const detail = 'No script.\nTwo lines & <b>marks</b> 정수장 😀';
    await fillFirstStep(page, form, detail);
    await expect(form.field('consent')).not.toBeChecked();
    await form.field('companyName').fill('Agua Limpia S.A.');
    await page.locator('[name="businessType"][value="corporation"]').check();
    await fillSecondStep(form);
    for (const shown of ['Air ducts', form.words.sample.yes, 'Agua Limpia S.A.', 'Ana Kim']) {
      await expect(page.locator('dd').getByText(shown, { exact: true })).toBeVisible();
    }
    await form.upload('file', pdf('plan.pdf'));
    await form.upload('introduction', pdf('profile.pdf'));
    await form.button('submit').click();
    await expect(page.getByText(form.words.alerts.completed)).toBeVisible();

    const stored = await database.db
      .selectFrom('inquiries')
      .selectAll()
      .where('detail', '=', detail)
      .execute();
    expect(stored).toEqual([
      expect.objectContaining({
        language: 'en',
        interested_field: 'Air ducts',
        sample: 1,
        business_type: 'corporation',
        file: 'plan.pdf',
        introduction: 'profile.pdf',
        consent_at: expect.any(Number),
        consent_version: expect.any(String),
        quarantined: 0,
      }),
    ]);
    await expect(page.getByText(stored[0]?.reference ?? '?')).toBeVisible();
    const files = await database.db
      .selectFrom('files')
      .select('name')
      .where('inquiry_id', '=', stored[0]?.id ?? '')
      .orderBy('purpose')
      .execute();
    expect(files).toEqual([{ name: 'plan.pdf' }, { name: 'profile.pdf' }]);

    await page.getByRole('link', { name: form.words.another }).click();
    await expect(form.field('detail')).toHaveValue('');
  });

  test('what is wrong is said on top and beside its field, and everything typed stays', async ({
    page,
    form,
  }) => {
    const { errors } = form.words;
    await page.goto('/en/contact/stepOne');
    await form.field('interestedField').fill('Air ducts');
    await form.goOn('stepOne');
    await expect(page).toHaveTitle(new RegExp(`^${errors.title}`));
    await page.getByRole('link', { name: errors.detail }).click();
    await expect(page).toHaveURL(/stepOne#detail$/);
    await expect(page.locator('#detail-error')).toHaveText(errors.detail);
    await expect(form.field('interestedField')).toHaveValue('Air ducts');
    await form.field('detail').fill('Now with a text.');
    await form.goOn('stepTwo');

    await form.field('name').fill('Ana Kim');
    await form.field('email').fill('ana@visitor.example');
    await form.field('companyName').fill('x'.repeat(501));
    await form.goOn('stepTwo');
    const tooLong = fill(errors.tooLong, { field: form.words.fields.companyName, limit: '500' });
    for (const message of [errors.phoneNumber, errors.consent, tooLong]) {
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    }
    await expect(page.locator('#consent-error')).toHaveText(errors.consent);
    await expect(form.field('email')).toHaveValue('ana@visitor.example');
    await form.field('companyName').fill('');
    await fillSecondStep(form);

    // Back to both steps and on again.
    await form.button('edit').first().click();
    await expect(page).toHaveURL(/stepOne$/);
    await expect(form.field('detail')).toHaveValue('Now with a text.');
    await form.field('detail').fill('Changed once more.');
    await form.goOn('stepTwo');
    await expect(form.field('name')).toHaveValue('Ana Kim');
    await form.button('previous').click();
    await expect(form.field('detail')).toHaveValue('Changed once more.');
    await form.goOn('stepTwo');
    await form.field('name').press('Enter');
    await expect(page).toHaveURL(/stepThree$/);
    await expect(page.getByText('Changed once more.')).toBeVisible();
  });

  test('a file that cannot be taken is refused with the reason, and the other one is kept', async ({
    page,
    form,
    database,
  }) => {
    const detail = 'One good file, one bad.';
    await fillFirstStep(page, form, detail);
    await fillSecondStep(form);
    await form.upload('file', pdf('good.pdf'));
    await form.upload('introduction', { ...pdf('bad.pdf'), buffer: Buffer.from('MZ a program') });
    await form.button('submit').click();
    const { uploadErrors } = form.words.upload;
    await expect(page.locator('#introduction-notes')).toContainText(
      uploadErrors['not-what-it-says'],
    );
    await expect(page.locator('#file-notes')).toContainText('good.pdf');
    await form.button('submit').click();
    await expect(page.getByText(form.words.alerts.completed)).toBeVisible();
    const stored = await database.db
      .selectFrom('inquiries')
      .select(['file', 'introduction'])
      .where('detail', '=', detail)
      .execute();
    expect(stored).toEqual([{ file: 'good.pdf', introduction: '' }]);
  });
});

test.describe('with scripts that come late', () => {
  test('the visitor goes on where they are', async ({ page, form, database }) => {
    const detail = 'Scripts came in the middle.';
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route(/entry\.client/, async (route) => {
      await awake;
      await route.continue();
    });
    await fillFirstStep(page, form, detail);
    await form.field('name').fill('Ana Kim');
    await form.field('phoneNumber').fill('+82 10-1234-5678');
    await form.field('consent').check();
    await form.goOn('stepThree');
    await form.upload('file', pdf('early.pdf'));
    wake();
    await form.untilHydrated();
    await expect(page.getByText(detail)).toBeVisible();
    await expect(form.uploaded).toBeVisible();
    await form.button('submit').click();
    await expect(form.alert).toContainText(form.words.alerts.completed);
    const stored = await database.db
      .selectFrom('inquiries')
      .select(['file', 'sample', 'interested_field'])
      .where('detail', '=', detail)
      .execute();
    expect(stored).toEqual([{ file: 'early.pdf', sample: 1, interested_field: 'Air ducts' }]);
  });
});
