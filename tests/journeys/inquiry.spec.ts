import { type Language, languages, localize } from '#domain/language.ts';
import { openStore } from '#server/files/open-store.ts';
import { expect, mailTo, pdf, test, wordsIn } from './inquiry-form.ts';

const devices = {
  'a desktop': { viewport: { width: 1280, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

for (const [device, size] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(size);
    // Each language on one of the two.
    const isHere = (_: Language, at: number) => (at % 2 === 0) === (device === 'a desktop');
    for (const language of languages.filter(isHere)) {
      test(`an inquiry in ${language} is sent, stored and confirmed by mail`, async ({
        page,
        form,
        site,
        database,
        mailServer,
      }) => {
        const words = wordsIn(language);
        const email = `ana.${language}.${size.viewport.width}@visitor.example`;
        form.language = language;

        // Step one, arriving from the water page.
        await form.open('stepOne', '?field=water');
        await expect(form.field('interestedField')).toHaveValue(words.suggestions.water);
        await expect(form.button('next')).toBeDisabled();
        await form.field('detail').fill('정수장 방류수\n총인 제거를 검토합니다. 😀');
        await form.upload('file', pdf('현장 도면.pdf'));
        await expect(form.picked).toContainText(words.upload.picked);
        await form.field('sample').check();
        await form.goOn();

        // Step two.
        await expect(page.getByRole('heading', { name: words.two.title })).toBeFocused();
        await expect(page.locator('[aria-current="step"]')).toContainText(words.steps.two);
        await expect(form.field('consent')).not.toBeChecked();
        await expect(page.locator('[name="businessType"]:checked')).toHaveValue('individual');
        await expect(form.button('next')).toBeDisabled();
        await form.field('name').fill('Ana Kim');
        await expect(form.button('next')).toBeDisabled();
        await form.field('phoneNumber').fill('+62 812-3456-7890');
        await form.goOn();
        await expect(form.alert).toContainText(words.alerts.consent);
        await form.closeAlert();
        await expect(form.field('consent')).toBeFocused();
        await expect(page.getByText(words.errors.consent).last()).toBeVisible();
        await page.locator('[name="businessType"][value="corporate body"]').check();
        await form.field('companyName').fill('Agua Limpia S.A.');
        await form.field('email').fill(email);
        await form.field('homePageAddress').fill('agua.example');
        await form.upload('introduction', pdf('perfil.pdf'));
        await form.field('consent').check();
        await form.goOn();

        // Step three.
        await expect(page.getByRole('heading', { name: words.three.title })).toBeFocused();
        for (const shown of [
          words.suggestions.water,
          '현장 도면.pdf',
          words.sample.yes,
          words.businessTypes['corporate body'],
          'Agua Limpia S.A.',
          'Ana Kim',
          '+62 812-3456-7890',
          email,
          'agua.example',
          'perfil.pdf',
        ]) {
          await expect(page.locator('dd').getByText(shown, { exact: true })).toBeVisible();
        }
        await form.button('submit').click();
        await expect(form.alert).toContainText(words.alerts.completed);

        // What arrived.
        const row = await database.db
          .selectFrom('inquiries')
          .selectAll()
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        await expect(form.alert).toContainText(row.reference);
        expect(row).toMatchObject({
          language,
          interested_field: words.suggestions.water,
          detail: '정수장 방류수\n총인 제거를 검토합니다. 😀',
          sample: 1,
          business_type: 'corporate body',
          company_name: 'Agua Limpia S.A.',
          name: 'Ana Kim',
          phone_number: '+62 812-3456-7890',
          home_page_address: 'agua.example',
          consent_version: expect.any(String),
          quarantined: 0,
        });
        const files = await database.db
          .selectFrom('files')
          .selectAll()
          .where('inquiry_id', '=', row.id)
          .orderBy('purpose')
          .execute();
        expect(files.map(({ name, purpose }) => [purpose, name])).toEqual([
          ['file', '현장 도면.pdf'],
          ['introduction', 'perfil.pdf'],
        ]);
        const store = await openStore({ dataDir: site.dataDir, filesUrl: undefined }, 'files');
        for (const file of files) {
          expect(file.size).toBe(pdf().buffer.length);
          expect(await store.has(file.id)).toBe(true);
        }
        const mailsFor = (address: string) =>
          mailServer.mails.filter(
            (mail) => mail.envelopeTo.includes(address) && mail.subject?.includes(row.reference),
          );
        await expect.poll(() => mailsFor(mailTo), { timeout: 60_000 }).toHaveLength(1);
        await expect.poll(() => mailsFor(email), { timeout: 60_000 }).toHaveLength(1);
        expect(mailsFor(email)[0]?.text).toContain('정수장 방류수');

        // And the form is empty again.
        await form.closeAlert();
        await expect(page).toHaveURL(new RegExp(`${localize('/contact/stepOne', language)}$`));
        await expect(form.field('detail')).toHaveValue('');
        await expect(form.field('sample')).not.toBeChecked();
        await expect(form.fileName('file')).toHaveValue('');
      });
    }

    test('a reload and another language on every step lose nothing', async ({ page, form }) => {
      await form.open();
      await form.field('detail').fill('Written in one language.');
      await form.upload('file', pdf('현장 도면.pdf'));
      await expect.poll(() => form.countKeptFiles()).toBe(1);
      await form.field('sample').check();
      await form.reload();
      await form.switchTo('id');
      await expect(form.field('detail')).toHaveValue('Written in one language.');
      await expect(form.fileName('file')).toHaveValue('현장 도면.pdf');
      await expect(form.field('sample')).toBeChecked();
      await form.goOn('stepTwo');

      await form.field('name').fill('Ana Kim');
      await form.field('phoneNumber').fill('02-123-4567');
      await page.locator('[name="businessType"][value="publicInstitution"]').check();
      await form.field('consent').check();
      await form.reload();
      await form.switchTo('es');
      await expect(form.field('name')).toHaveValue('Ana Kim');
      await expect(page.locator('[value="publicInstitution"]')).toBeChecked();
      // Whoever comes back to a draft is asked for the consent again.
      await expect(form.field('consent')).not.toBeChecked();
      await form.field('consent').check();
      await form.goOn('stepThree');

      await form.switchTo('ko');
      await expect(page.getByText('현장 도면.pdf')).toBeVisible();
      await expect(page.getByText(form.words.businessTypes.publicInstitution)).toBeVisible();
      await expect(form.button('submit')).toBeEnabled();
      await form.reload();
      await expect(page.getByText('현장 도면.pdf')).toBeVisible();
      await expect(form.button('submit')).toBeDisabled();
      await expect(page.getByRole('link', { name: form.words.errors.consent })).toBeVisible();
    });
  });
}

test('of what is agreed to, how long it is kept stands out in every language', async ({
  page,
  form,
}) => {
  for (const language of languages) {
    form.language = language;
    await form.open('stepTwo');
    const facts = page.locator('#consent-text dl > div');
    const faces = await facts.evaluateAll((all) =>
      all.map((one) => {
        const { fontSize, fontWeight } = getComputedStyle(one.querySelector('dd') as Element);
        const term = one.querySelector('dt')?.textContent ?? '';
        return { term, size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
      }),
    );
    const isKept = /보유|keep|penyimpanan|conservación/;
    const [kept, ...more] = faces.filter(({ term }) => isKept.test(term));
    const others = faces.filter(({ term }) => !isKept.test(term));
    expect(more).toEqual([]);
    expect(others).toHaveLength(4);
    expect(kept?.size).toBeGreaterThanOrEqual(1.2 * Math.max(...others.map(({ size }) => size)));
    expect(kept?.weight).toBeGreaterThan(Math.max(...others.map(({ weight }) => weight)));
  }
});
