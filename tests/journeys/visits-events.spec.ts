import type { APIRequestContext } from '@playwright/test';
import { suppliedEvidence } from '#content/evidence.ts';
import { makePdf } from '../support/pdf.ts';
import { publishCase } from '../support/sample-case.ts';
import { createPost, enter } from './admin-site.ts';
import { byName, expect, test } from './counted-site.ts';
import { hydrated } from './hydration.ts';
import { withMotion } from './site.ts';

test.use(withMotion);

/** As the owner does: kept, named by a result, and published with it. */
async function publishReport(request: APIRequestContext) {
  const kept = await request.post('/api/admin/site/reports', { data: makePdf(2) });
  const inAll = { ko: '', en: '', id: '', es: '' };
  const source = {
    ...{ institute: inAll, specimen: inAll, remarks: inAll },
    ...{ method: '', reportNumber: '', date: '2024', light: 'unstated' },
    report: { ...(await kept.json()), name: 'voc' },
  };
  const data = { figures: suppliedEvidence.voc, source, edition: null };
  const saved = await (await request.put('/api/admin/site/evidence/voc', { data })).json();
  const texts = [{ page: '@evidence', path: 'voc', language: 'ko', edition: saved.edition }];
  const published = await request.post('/api/admin/site/texts/publish', { data: { texts } });
  expect([saved.ok, published.status()]).toEqual([true, 200]);
}

test('what is done on pages is counted as often as it was done', { tag: '@sweep' }, async ({
  counted,
  request,
}) => {
  test.slow();
  await enter(request);
  await publishReport(request);
  const video = '<iframe src="https://player.vimeo.com/video/1234567" title="A film"></iframe>';
  const post = await createPost(request, 'A post with a film', `</p><p>${video}`);
  const published = `/api/admin/posts/${post}/versions/ko/publish`;
  expect((await request.post(published, { data: { edition: 2 } })).status()).toBe(204);
  await publishCase(counted.database, { id: '000000000001', words: { en: {} } });

  const page = await counted.visitor({ locale: 'en-US' });
  await page.context().addInitScript(() => {
    localStorage.lights ??= 'on';
  });
  const popup = page.getByRole('dialog');
  // Its film plays by itself, and is none that somebody has started.
  await page.goto('/en');
  await page.locator('video[data-started]').waitFor();
  await popup.getByRole('link').click();
  await expect(page).toHaveURL('/en/contact/stepOne');
  await popup.locator('[data-popup-close]').click();
  await expect(popup).toBeHidden();

  await page.goto('/en/product/technical/water');
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const film = page.locator('main video');
  await page.locator('main figure button').click();
  const end = async () => {
    await expect
      .poll(() => film.evaluate(({ duration }: HTMLVideoElement) => duration > 0))
      .toBe(true);
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
      await video.play();
    });
    await expect.poll(() => film.evaluate(({ ended }: HTMLVideoElement) => ended)).toBe(true);
  };
  await end();
  // Watched once more it is no other film.
  await end();

  await page.locator('header [data-lights]').first().click();
  await page.locator('header [data-lights]').first().click();
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.locator('header a[data-language=en]').first().click();
  await page.locator('html[data-interactive]').waitFor();
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.locator('header a[data-language=id]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');

  await page.goto('/en/product/technical/air');
  await hydrated(page);
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main a[href^="/reports/"]').first().click(),
  ]);
  await report.path();
  await page.locator('main a[href$="/cases/seoul-daycare"]').first().click();
  await expect(page).toHaveURL('/en/cases/seoul-daycare');
  await hydrated(page);

  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.goto(`/en/media/${post}`);
  await hydrated(page);
  await page.locator('a[data-video]').click();
  await page.locator('iframe[title="A film"]').waitFor();

  await expect
    .poll(async () => byName((await counted.read()).events))
    .toMatchObject({ 'film-started': 2 });
  const { events, languages, days, pages } = await counted.endAndRead();
  expect(byName(events)).toEqual({
    'popup-shown': 5,
    'popup-applied': 1,
    'popup-closed': 2,
    'film-started': 2,
    'film-finished': 1,
    'light-switched': 2,
    'language-switched': 1,
    'report-opened': 1,
    'case-opened': 1,
  });
  expect(days).toMatchObject([{ views: 8, visitors: 1 }]);
  expect(byName(languages)).toEqual({ en: 7, id: 1 });
  expect(pages).toEqual([
    { name: '/product/technical/water', views: 3 },
    { name: '/', views: 1 },
    { name: '/cases/seoul-daycare', views: 1 },
    { name: '/contact/stepOne', views: 1 },
    { name: `/media/${post}`, views: 1 },
    { name: '/product/technical/air', views: 1 },
  ]);
});
