import type { Page } from '@playwright/test';
import { hostileBodies } from '../support/hostile-bodies.ts';
import { axeViolations } from './axe.ts';
import { hydrated } from './hydration.ts';
import {
  englishOriginal,
  firstHostile,
  postCount,
  test,
  withFilm,
  withPicture,
} from './media-site.ts';
import { expect } from './site.ts';

const cards = (page: Page) => page.getByRole('main').locator('ul a[href*="/media/"]');
const pagination = (page: Page) => page.getByRole('navigation', { name: '페이지' });
const pages = Math.ceil(postCount / 12);

test('sorts by date in both directions, and the address keeps it', async ({ page }) => {
  test.slow();
  await page.goto('/media');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('게시글 200');
  // Picked at once: the scripts may still be on their way, and honor it when they are there.
  await page.getByRole('radio', { name: '오래된 순' }).check();
  await expect(page).toHaveURL('/media?sort=oldest', { timeout: 60_000 });
  await expect(cards(page).first()).toContainText('게시글 1');
  await page.reload();
  await expect(page.getByRole('radio', { name: '오래된 순' })).toBeChecked();
  await page.goBack();
  await expect(cards(page).first()).toContainText('게시글 200');
  await expect(page.getByRole('radio', { name: '최신순' })).toBeChecked();
});

test('keeps the keyboard where it was while sorting and searching', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  await page.getByRole('radio', { name: '최신순' }).press('ArrowRight');
  await expect(page).toHaveURL('/media?sort=oldest');
  await expect(page.getByRole('radio', { name: '오래된 순' })).toBeFocused();
  const box = page.locator('input[name=q]');
  await box.fill('게시글');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(box).toBeFocused();
});

test('prints a post with its title, its date and its text', async ({ page }) => {
  await page.goto('/media');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('게시글 200');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main time').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('turns pages, and stays where there is no further page', async ({ page }) => {
  await page.goto('/media');
  await expect(pagination(page).getByText('이전')).toBeVisible();
  await expect(pagination(page).getByRole('link', { name: '이전' })).toBeDisabled();
  await pagination(page).getByRole('link', { name: '다음' }).click();
  await expect(page).toHaveURL('/media?page=2');
  await expect(cards(page).first()).toContainText('게시글 188');
  await pagination(page).getByRole('link', { name: '8 페이지', exact: true }).click();
  await expect(page).toHaveURL('/media?page=8');
  await expect(pagination(page).locator('[aria-current=page]')).toHaveText('8');
  await pagination(page).getByRole('link', { name: '마지막' }).click();
  await expect(page).toHaveURL(`/media?page=${pages}`);
  await expect(pagination(page).getByRole('link', { name: '다음' })).toBeDisabled();
  await expect(cards(page).last()).toContainText('게시글 1');
  await pagination(page).getByRole('link', { name: '처음' }).click();
  await expect(page).toHaveURL('/media');
});

test('shows the last page for a number beyond the end', async ({ page }) => {
  await page.goto('/media?page=9999');
  await expect(pagination(page).locator('[aria-current=page]')).toHaveText(String(pages));
  await expect(cards(page).last()).toContainText('게시글 1');
});

test('searches titles, letter case included, and clears the box', async ({ page }) => {
  await page.goto('/en/media');
  await hydrated(page);
  const box = page.locator('input[name=q]');
  await box.fill('Post 1');
  await box.press('Enter');
  await expect(page).toHaveURL('/en/media?q=Post+1');
  await expect(box).toHaveValue('');
  await expect(page.getByText('Results for “Post 1”')).toBeVisible();
  // 12, 16, 100, then every fourth up to 196: more than one page, twelve each.
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/en/media?page=2&q=Post+1');
  await page.getByRole('radio', { name: 'Oldest' }).check();
  await expect(page).toHaveURL('/en/media?sort=oldest&q=Post+1');
  await expect(cards(page).first()).toContainText('Post 12');

  await box.fill('post 1');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No post has “post 1” in its title.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page).toHaveURL('/en/media?sort=oldest');
  await box.fill('Post 1');
  await box.press('Enter');
  await expect(page.getByText('Results for')).toBeVisible();
  await hydrated(page);
  await box.fill('');
  await box.press('Enter');
  await expect(page).toHaveURL('/en/media?sort=oldest');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sorting, searching, pages and posts all work', async ({ page }) => {
    await page.goto('/media');
    await page.getByRole('link', { name: '오래된 순으로 보기' }).click();
    await expect(page.getByRole('radio', { name: '오래된 순' })).toBeChecked();
    await pagination(page).getByRole('link', { name: '다음' }).click();
    await expect(cards(page).first()).toContainText('게시글 13');
    await page.locator('input[name=q]').fill('게시글 77');
    await page.locator('input[name=q]').press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.locator('input[name=q]')).toHaveValue('');
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('게시글 77');
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL('/media');
  });
});

for (const [width, columns] of [
  [1440, 4],
  [992, 4],
  [991, 3],
  [768, 3],
  [767, 2],
  [360, 2],
] as const) {
  test(`has ${columns} columns at ${width} pixels and never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/media');
    const [lead, ...rest] = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()),
    );
    expect(new Set(rest.map(({ left }) => left)).size).toBe(columns);
    // The newest post is as wide as two of the others, whose pictures are all of one size.
    expect(lead?.width).toBeGreaterThan(2 * (rest.at(-1)?.width ?? 0));
    const pictures = await cards(page).evaluateAll((all) =>
      all.slice(1).map((card) => {
        const { width, height } = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        return `${width.toFixed()} x ${height.toFixed()}`;
      }),
    );
    expect(new Set(pictures).size).toBe(1);
    for (const path of ['/media', `/media/${withPicture}`]) {
      await page.goto(path);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
    }
  });
}

test('shows each post’s own picture, or the placeholder', async ({ page }) => {
  await page.goto('/media');
  const own = cards(page).first().locator('img').first();
  await expect(own).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}-640\.webp$/);
  await expect(own).toHaveJSProperty('complete', true);
  expect(await own.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(cards(page).nth(1).locator('img').last()).toHaveAttribute('src', /quiet/);
});

test('goes back to the list as it was, or to the list without history', async ({ page, site }) => {
  await page.goto('/media?sort=oldest&page=2');
  await cards(page).nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('게시글 15');
  await hydrated(page);
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL('/media?sort=oldest&page=2');

  const fresh = await page.context().newPage();
  await fresh.goto(`${site.url}/media/15`);
  await hydrated(fresh);
  await fresh.getByRole('link', { name: '목록으로' }).click();
  await expect(fresh).toHaveURL(`${site.url}/media`);
});

const around = (page: Page) => page.getByRole('navigation', { name: '이전·다음 게시글' });

test('leads to the posts before and after, and copies its address', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/media/50');
  await around(page).getByRole('link', { name: '게시글 51' }).click();
  await expect(page).toHaveURL('/media/51');
  await around(page).getByRole('link', { name: '게시글 50' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('게시글 50');
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했습니다.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/media/50`);
});

for (const browser of ['this browser', 'one without the Navigation API']) {
  test(`in ${browser} the way back leads to the list past the posts between`, async ({ page }) => {
    if (browser !== 'this browser') {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'navigation', { value: undefined });
      });
    }
    const goOn = async (mnum: number) => {
      await hydrated(page);
      await around(page)
        .getByRole('link', { name: `게시글 ${mnum}` })
        .click();
      await expect(page).toHaveURL(`/media/${mnum}`);
      await hydrated(page);
    };
    await page.goto('/media?sort=oldest&page=2');
    await cards(page).nth(2).click();
    await goOn(16);
    await goOn(17);
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL('/media?sort=oldest&page=2');
    await page.goForward();
    await expect(page).toHaveURL('/media/17');

    // From outside, also after a reload.
    await page.goto('about:blank');
    await page.goto('/media/50');
    await goOn(51);
    await goOn(52);
    await page.reload();
    await hydrated(page);
    const opened = page.context().waitForEvent('page');
    const next = around(page).getByRole('link', { name: '게시글 53' });
    await next.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL('/media');
  });
}

for (const id of ['99999', 'abc']) {
  test(`answers /media/${id} with 404, an empty heading and the way to the list`, async ({
    page,
  }) => {
    const answer = await page.goto(`/en/media/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeEmpty();
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('listitem')).toHaveText(['Home', 'Media']);
    await page.getByRole('link', { name: 'Go to the media list' }).click();
    await expect(page).toHaveURL('/en/media');
  });
}

test('shows a post in its original language where there is no translation', async ({ page }) => {
  const hreflangs = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).hreflang).sort());
  const canonical = page.locator('link[rel=canonical]');

  await page.goto('/id/media/8');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('h1')).toHaveText('게시글 8');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('article').getByText('한국어')).toBeVisible();
  await expect(page.locator('[data-neighbours]').getByText('한국어')).toHaveCount(2);
  await expect(canonical).toHaveAttribute('href', /[^d]\/media\/8$/);
  expect(await hreflangs()).toEqual([]);
  const way = page.getByRole('navigation', { name: 'Anda di sini' });
  await expect(way.getByText('게시글 8')).toHaveAttribute('lang', 'ko');

  await page.goto('/es/media/8');
  expect(await hreflangs()).toEqual(['en', 'es', 'ko', 'x-default']);
  await expect(page.locator('h1')).toHaveText('Publicación 8');
  await expect(canonical).toHaveAttribute('href', /\/es\/media\/8$/);

  await page.goto(`/media/${englishOriginal}`);
  await expect(page.locator('h1')).toHaveText('Written in English');
  await expect(page.locator('main').getByText('English', { exact: true })).toBeVisible();
  await expect(canonical).toHaveAttribute('href', new RegExp(`/en/media/${englishOriginal}$`));
  expect(await hreflangs()).toEqual([]);
});

test('tells search engines and other sites what a post is', async ({ page, request }) => {
  await page.goto(`/media/${withPicture}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => JSON.parse(block)['@type']);
  expect(types).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']));
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(/\/pictures\/[0-9a-f]{32}-card\.jpg$/);
  expect((await request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/es/media/8<');
  expect(sitemap).not.toContain('/id/media/8<');
  for (const feed of ['/feed.xml', '/en/feed.xml', '/id/feed.xml', '/es/feed.xml']) {
    expect((await request.get(feed)).headers()['content-type']).toContain('application/atom+xml');
  }
});

test('keeps hostile posts inert in the page, the list and the feed', async ({ page }) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const [index] of hostileBodies.entries()) {
    await page.goto(`/media/${firstHostile + index}`);
    await expect(page.locator('main h1')).toHaveCount(1);
    const article = page.locator('article');
    await expect(
      article.locator('script, style, svg, math, iframe, object, form, template, link, base'),
    ).toHaveCount(0);
    await expect(article.locator('div:nth-child(2) :is([style], [class], [id])')).toHaveCount(0);
    await expect(page.locator('body > footer, footer').first()).toBeVisible();
  }
  await page.goto(`/media?sort=oldest&page=${Math.ceil(firstHostile / 12)}`);
  const feed = await (await page.request.get('/feed.xml')).text();
  // In an empty page: ours let no script make markup of a text.
  const empty = await page.context().newPage();
  const feedIsWhole = await empty.evaluate(
    (text) =>
      !new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
    feed,
  );
  expect(feedIsWhole).toBe(true);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('has nothing that keeps people out, on a phone or a desktop', async ({ page }) => {
  test.slow();
  const sizes = {
    360: ['/media', `/media/${withPicture}`],
    1280: ['/en/media?q=Post', '/es/media?q=nada'],
  };
  for (const [width, paths] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      expect(await axeViolations(page), path).toEqual([]);
    }
  }
});

test('a film of another site is played here on a click, and nothing of that site comes before', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>A player</h1>' });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const answer = await page.goto(`/media/${withFilm}`);
  expect(answer?.headers()['content-security-policy']).toContain(
    'frame-src https://player.vimeo.com;',
  );
  expect(await axeViolations(page)).toEqual([]);
  const film = page.getByRole('link', { name: '시험 영상 Vimeo에서 보기' });
  await film.scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(asked).toEqual([]);

  await film.click();
  await expect(page.frameLocator('iframe[title="시험 영상"]').getByText('A player')).toBeVisible();
  expect(asked).toEqual(['https://player.vimeo.com/video/1234567?autoplay=1&dnt=1']);
  expect(refused).toEqual([]);
  expect(page.url()).toContain(`/media/${withFilm}`);
  // A player may be blocked: the way to its site stays.
  await expect(film).toHaveAttribute('href', 'https://vimeo.com/1234567');

  const other = await page.goto(`/media/${withPicture}`);
  expect(other?.headers()['content-security-policy']).not.toContain('frame-src');
});

for (const light of ['on', 'off'] as const) {
  test(`colors of old texts can be read with the lights ${light}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lights', chosen), light);
    await page.goto(`/media/${withFilm}`);
    const colors = await page
      .locator('[data-color]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(colors).size).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });
}
