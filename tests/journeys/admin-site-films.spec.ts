import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter, expect, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(180_000);

const path = '/product/technical/water';
const captions =
  'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.500 --> 00:03.000\n<b>새 영상의 자막</b>\n';

const asFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** The film of the page as it is served: its file, its still and its captions. */
async function served(page: Page) {
  const html = await (await page.request.get(path)).text();
  const film = /<video[^>]*controls[\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
  return {
    film: /<source src="([^"]+)" type="video\/mp4"/.exec(film)?.[1] ?? '',
    poster: /src="(\/(?:films|art\/films)\/[^"]+\.jpg)"/.exec(html)?.[1] ?? '',
    captions: [...film.matchAll(/<track[^>]* src="([^"]+)"/g)].map(([, address]) => address),
  };
}

test('a film is replaced with its still and captions, played, and taken back', async ({ page }) => {
  await enter(page.request);
  await page.goto('/admin/site-films');
  const card = page.getByRole('button', { name: '수질 개선 영상 · 한국어' });
  await card.click();
  const dialog = page.getByRole('dialog');
  const choose = (label: string, file: ReturnType<typeof asFile>) =>
    dialog.getByLabel(label, { exact: true }).and(page.locator('input')).setInputFiles(file);

  await choose('영상 파일 선택', asFile('film.mp4', 'video/mp4', Buffer.from('<!doctype html>')));
  await expect(dialog.getByRole('alert')).toContainText('MP4 영상이 아닙니다');

  const film = await readFile('public/art/films/redchec-ko.mp4');
  await choose('영상 파일 선택', asFile('film.mp4', 'video/mp4', film));
  await expect(dialog.getByText('1920 × 1080, 25초')).toBeVisible();
  // A frame of the film itself, without being asked.
  const still = dialog.getByRole('img', { name: '대표 화면' });
  await expect(still).toBeVisible();
  const first = await still.getAttribute('src');
  await dialog.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 10;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  });
  await dialog.getByRole('button', { name: '지금 장면을 대표 화면으로' }).click();
  await expect(still).not.toHaveAttribute('src', first ?? '');

  await choose('한국어 자막 파일 선택', asFile('a.vtt', 'text/vtt', Buffer.from('WEBVTT\n\nx\n')));
  await expect(dialog.getByRole('alert')).toContainText('3번째 줄');
  await choose('한국어 자막 파일 선택', asFile('a.vtt', 'text/vtt', Buffer.from(captions)));
  await expect(dialog.getByText('한국어: 있음')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByText('초안으로 저장했습니다.')).toBeVisible();
  expect((await served(page)).film).toBe('/art/films/water-ko.mp4');
  await dialog.getByRole('button', { name: '지금 공개' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('바꾼 영상');

  await expect.poll(async () => (await served(page)).film).toMatch(/^\/films\/[0-9a-f]{32}\.mp4$/);
  const shown = await served(page);
  expect(shown.poster).toMatch(/^\/films\/[0-9a-f]{32}-poster\.jpg$/);
  expect(shown.captions).toHaveLength(1);
  const words = await page.request.get(shown.captions[0] ?? '');
  expect(words.headers()['content-type']).toBe('text/vtt; charset=utf-8');
  expect(await words.text()).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:03.000\n새 영상의 자막\n');
  const part = await page.request.get(shown.film, { headers: { Range: 'bytes=0-1' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 0-1/${film.length}`);
  const beyond = await page.request.get(shown.film, { headers: { Range: 'bytes=99999999-' } });
  expect(beyond.status()).toBe(416);

  await page.goto(path);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(shown.film));
  await page.locator('figure video[aria-label] + button').click();
  expect((await answered).status()).toBe(206);
  const player = page.locator('video[aria-label]');
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.currentTime)).not.toBe(0);
  const showing = () =>
    player.evaluate((one: HTMLVideoElement) => [...one.textTracks].map(({ mode }) => mode));
  await expect.poll(showing).toEqual(['showing']);

  await page.goto('/admin/site-films');
  await card.click();
  await dialog.getByRole('button', { name: '기본 영상으로 되돌리기' }).click();
  await expect(page.getByText('기본 영상이 초안으로 저장되었습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '지금 공개' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => served(page))
    .toMatchObject({
      film: '/art/films/water-ko.mp4',
      poster: '/art/films/water.jpg',
    });
});

test('the loop of the home page is replaced without a still or captions, at a set time', async ({
  page,
}) => {
  await enter(page.request);
  await page.goto('/admin/site-films');
  const card = page.getByRole('button', { name: '홈 첫 화면의 배경 영상' });
  await card.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles('public/art/films/hero-phone.mp4');
  await expect(dialog.getByRole('link', { name: '사이트 사진 열기' })).toBeVisible();
  await expect(dialog.locator('input[type=file]')).toHaveCount(1);
  await dialog.getByRole('button', { name: '공개 예약…' }).click();
  await dialog.getByRole('button', { name: '예약하기' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('예약됨');
  expect(await (await page.request.get('/')).text()).toContain('/art/films/hero.mp4');
  await card.click();
  await dialog.getByRole('button', { name: '예약 취소' }).click();
  await expect(card).toContainText('초안');
});

test('an upload can be canceled, and what was there stays', async ({ page }) => {
  await enter(page.request);
  // Its first part never ends.
  await page.route('**/api/admin/site/film-uploads/*/0', () => {});
  await page.goto('/admin/site-films');
  await page.getByRole('button', { name: '레드첵 영상 · 한국어' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles('public/art/films/redchec-ko.mp4');
  await expect(dialog.getByText('영상을 올리는 중입니다… 0%')).toBeVisible();
  await dialog.getByRole('button', { name: '올리기 취소' }).click();
  await expect(page.getByText('올리기를 취소했습니다.')).toBeVisible();
  await expect(dialog.locator('video')).toHaveAttribute('src', '/art/films/redchec-ko.mp4');
});
