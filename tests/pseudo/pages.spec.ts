import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages, localize, ownName } from '#domain/language.ts';
import { pagePaths, pages } from '#domain/pages.ts';
import { hydrated } from '../journeys/hydration.ts';
import { InquiryForm, pdf } from '../journeys/inquiry-form.ts';
import { test } from '../journeys/media-site.ts';
import { expect } from '../journeys/site.ts';
import {
  cutOffTexts,
  pseudoLanguage as language,
  overlappingHeaderItems,
  untranslatedTexts,
} from './page-errors.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
const search = '?q=nothing+has+this';

/** Typed by the visitor. */
const typed = {
  detail: 'Please coat our air ducts.',
  name: 'Ana Kim',
  phoneNumber: '+82 10-1234-5678',
  email: 'ana@company',
  file: 'plan.pdf',
  search: 'nothing has this',
};

async function expectReadable(page: Page, picture: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { width } = page.viewportSize() ?? sizes.phone;
  await page.screenshot({
    path: join(process.env.PSEUDO_PICTURES ?? '.cache/pseudo', `${width}-${picture}.png`),
    fullPage: true,
    animations: 'disabled',
  });
  expect.soft(await untranslatedTexts(page, Object.values(typed)), picture).toEqual([]);
  expect.soft(await cutOffTexts(page), picture).toEqual([]);
  expect.soft(await overlappingHeaderItems(page), picture).toEqual([]);
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`in a language of long words on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce', locale: 'xx' });
    test.setTimeout(180_000);

    test('every page is translated and fits', async ({ page }) => {
      for (const path of [...pagePaths, '/media/200', `${pages.media.path}${search}`, '/no/such']) {
        await page.goto(localize(path, language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (path !== '/no/such') await hydrated(page);
        await expectReadable(page, path.replaceAll(/[^\w]/g, '-'));
      }
    });

    test('the menus and the popup are translated and fit', async ({ page, context }) => {
      await context.clearCookies();
      await page.goto(localize('/', language));
      await hydrated(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectReadable(page, 'popup');
      await page.keyboard.press('Escape');
      const menus = page.locator('header details:visible > summary:visible');
      for (let at = 0; at < (await menus.count()); at += 1) {
        await menus.nth(at).click();
        await expectReadable(page, `menu-${at}`);
        await page.keyboard.press('Escape');
      }
      await expect(page.locator('header summary', { hasText: ownName[language] })).toHaveCount(1);
    });

    test('the form is translated and fits, filled in and sent', async ({ page }) => {
      const form = new InquiryForm(page);
      form.language = language;
      await form.open();
      await form.field('detail').fill(typed.detail);
      await form.upload('file', pdf(typed.file));
      await expectReadable(page, 'form-1-filled');
      await form.goOn('stepTwo');
      await form.field('email').fill(typed.email);
      await form.field('name').fill(typed.name);
      await form.field('phoneNumber').fill(typed.phoneNumber);
      await form.field('consent').check();
      await expectReadable(page, 'form-2-filled');
      await form.goOn('stepThree');
      await expect(form.button('submit')).toBeEnabled();
      await expectReadable(page, 'form-3-filled');
      await form.button('submit').click();
      await expect(form.alert).toBeVisible();
      await expectReadable(page, 'form-sent');
    });
  });
}

test('crawlers and readers find the language', async ({ request }) => {
  const brand = localize('/about/brand', language);
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/')).toMatch(new RegExp(`<link rel="alternate" hrefLang="${language}"`));
  expect(await text('/sitemap.xml')).toContain(`${brand}</loc>`);
  expect(await text(localize('/feed.xml', language))).toContain(`xml:lang="${language}"`);
  // Written in Greek, as the line of the table says.
  expect(await text(localize('/media/200', language))).toContain('Ιανουαρίου');
});

test('an inquiry may name the language by its index', async ({ request }) => {
  const data = { ...typed, language: languages.length - 1 };
  expect((await request.post('/api/inquiry', { data: { data } })).status()).toBe(200);
  const beyond = { ...typed, language: languages.length };
  expect((await request.post('/api/inquiry', { data: { data: beyond } })).status()).toBe(422);
});
