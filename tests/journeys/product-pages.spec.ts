import { languages, localize } from '#domain/language.ts';
import { openHydrated } from './hydrated-page.ts';
import { hydrated } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

const pages = [
  { path: '/product/technical/multi', tables: 5 },
  { path: '/product/technical/water', tables: 2 },
  { path: '/product/technical/fresh', tables: 1 },
  { path: '/product/technical/air', tables: 3 },
  { path: '/product/technical/build', tables: 0 },
  { path: '/product/redchec', tables: 1 },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`product pages read completely in ${language}`, async ({ page }) => {
      test.slow();
      for (const { path, tables } of pages) {
        await page.goto(localize(path, language));
        const main = page.locator('main');

        const stepOne = localize('/contact/stepOne', language);
        await expect(main.locator(`a[href="${stepOne}"]:not(details *)`)).toHaveCount(1);

        // The hero picture is there at once; every anchor of the contents leads somewhere.
        await expect(main.locator('img[fetchpriority="high"]')).toHaveCount(1);
        const anchors = await main
          .locator('nav a[href^="#"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(anchors.length, path).toBeGreaterThan(2);
        for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);

        // Results are real tables: a caption, heads with a scope, and no unfilled slot anywhere.
        await expect(main.locator('table')).toHaveCount(tables);
        await expect(main.locator('table > caption')).toHaveCount(tables);
        await expect(main.locator('th:not([scope])')).toHaveCount(0);
        expect(await main.innerText()).not.toMatch(/\{\w+\}|undefined|NaN/);

        // The site's policy blocks style attributes, so none may be served.
        await expect(main.locator('[style]')).toHaveCount(0);
      }
    });
  }

  test('figures keep their digits and follow the language', async ({ page }) => {
    const row = (name: string | RegExp) => page.getByRole('row', { name });

    await page.goto('/en/product/technical/multi');
    await expect(row(/^Fine particles/)).toHaveText(/100\s*36\.0\s*36\.0%/);
    await expect(row(/^10\.0\sµm/)).toHaveText(/0\.08%\s*99\.92%/);
    await expect(row(/^MRSA/)).toContainText('about 1.0×10⁴');
    await expect(row(/^Trimethylamine/)).toContainText('over 96.6%');

    await page.goto('/es/product/technical/multi');
    await expect(row(/^Partículas PM2\.5/)).toContainText('36.0');
    await expect(row(/^10\.0\sµm/)).toContainText('99.92%');

    await page.goto('/id/product/technical/air');
    await expect(row(/^Formaldehida/).first()).toContainText('33,2');
    await expect(row(/^Pengukuran 2/)).toContainText('84,8%');
  });

  test('water shows the three values that are known, and no other', async ({ page }) => {
    await page.goto('/product/technical/water');
    await page.getByText('표로 보기').click();
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: '원수' })).toContainText('9.838');
    await expect(rows.filter({ hasText: '60분' })).toContainText('6.437');
    await expect(rows.filter({ hasText: '10분' })).toContainText('100%');
    await expect(page.locator('main')).not.toContainText('—');
  });

  test('freshness gives trays and boxes a row each', async ({ page }) => {
    await page.goto('/en/product/technical/fresh');
    await page.getByText('View tray and box results as a table').click();
    for (const name of ['Trays', 'Boxes']) {
      await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText('60%');
    }
  });

  test('the freshness page names no test agency before the owner does', async ({ page }) => {
    await page.goto('/en/product/technical/fresh');
    await expect(page.locator('main')).not.toContainText('Testing institute');
  });
});

test('the switch among the rooms of the air page turns the lights of the whole page off', async ({
  page,
}) => {
  await openHydrated(page, '/en/product/technical/air');
  const night = page.locator('#gallery img[src*="office-night"]');
  const opacity = () =>
    night.evaluate((image) => getComputedStyle(image.closest('div') ?? image).opacity);
  const light = page.getByRole('switch', { name: 'Light', exact: true });
  if ((await light.getAttribute('aria-checked')) === 'false') await light.click();
  await expect.poll(opacity).toBe('0');
  await page.getByRole('button', { name: 'Lights off' }).click();
  await expect(light).toHaveAttribute('aria-checked', 'false');
  await expect.poll(opacity).toBe('1');
  await page.getByRole('button', { name: 'Lights on' }).click();
  await expect(light).toHaveAttribute('aria-checked', 'true');
  await expect.poll(opacity).toBe('0');
});

test('a line is moved between the untreated and the treated tray', async ({ page }) => {
  await openHydrated(page, '/en/product/technical/fresh');
  const line = page.getByRole('slider', { name: 'Drag the line to compare.' });
  const place = () => line.locator('+ div').evaluate((div) => div.getBoundingClientRect().x);
  const middle = await place();
  await line.press('End');
  await expect.poll(place).toBeGreaterThan(middle * 1.4);
  await line.press('Home');
  await expect.poll(place).toBeLessThan(middle * 0.6);
});

test('a film shows its captions in the language of the page', async ({ page }) => {
  await openHydrated(page, '/es/product/technical/water');
  const film = page.locator('main video').first();
  // As an engine does that leaves captions off unless its own settings ask for them.
  await film.evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = 'disabled';
  });
  await film.evaluate((video: HTMLVideoElement) => video.play());
  const shown = () =>
    film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
  await expect.poll(shown).toEqual(['es']);
});

test('the drawing of phosphorus has a point for each value that is given, and no other', async ({
  page,
}) => {
  await page.goto('/en/product/technical/water');
  await expect(page.locator('#phosphorus figure svg circle')).toHaveCount(3);
});

test('films differ by language and are described to search engines', async ({ page }) => {
  for (const name of ['water', 'redchec']) {
    const path = name === 'water' ? '/product/technical/water' : '/product/redchec';
    const sources = new Set<string>();
    for (const language of languages) {
      await page.goto(localize(path, language));
      const source = await page.locator('main video source').first().getAttribute('src');
      sources.add(source ?? '');
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join('')).toContain('"@type":"VideoObject"');
      expect(data.join('')).toContain(`${name}-${language}.mp4`);
    }
    expect(sources.size).toBe(4);
  }
});

test('a film plays and is wound forward', async ({ page }) => {
  await page.goto('/product/technical/water');
  await hydrated(page);
  const film = page.locator('main video');
  await expect(film).not.toHaveAttribute('controls');
  await page.getByRole('button', { name: /재생.*28초/ }).click();
  await expect(film).toHaveAttribute('controls');
  await expect(film).toBeFocused();
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect.poll(time).toBeGreaterThan(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const path = '/en/product/redchec';
  const play = /Play.*25 seconds/;

  test('a film has its own cut and still, in a box that stays as it is', async ({ page }) => {
    await openHydrated(page, path);
    const film = page.locator('main video');
    const screen = film.locator('..');
    const box = () =>
      screen.evaluate((element: HTMLElement) => {
        const { offsetTop, offsetWidth, offsetHeight } = element;
        return { offsetTop, offsetWidth, offsetHeight };
      });
    const before = await box();
    expect(before.offsetHeight / before.offsetWidth).toBeCloseTo(5 / 4, 2);

    await screen.scrollIntoViewIfNeeded();
    const still = screen.locator('img');
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBe(900);
    await page.getByRole('button', { name: play }).click();
    const shown = () =>
      film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);
    await expect.poll(shown).toEqual([720, 900]);
    expect(await box()).toEqual(before);
  });

  test('a film is wide again once the phone is turned', async ({ page }) => {
    await openHydrated(page, path);
    await page.setViewportSize({ width: 667, height: 375 });
    await page.getByRole('button', { name: play }).click();
    const shown = () =>
      page.locator('main video').evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth);
    await expect.poll(shown).toBe(1920);
  });

  for (const { name, path, steps } of [
    { name: 'filter cell', path: '/en/product/technical/multi', steps: 3 },
    { name: 'rooms', path: '/en/product/technical/air', steps: 4 },
  ]) {
    test(`the marks below the ${name} say which step is seen`, async ({ page }) => {
      await openHydrated(page, path);
      const marks = page.locator('[data-position] > span');
      await expect(marks).toHaveCount(steps);
      await expect(marks.first()).toHaveAttribute('data-current');
      await page
        .locator('[role="group"]:has(+ [data-position])')
        .evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }));
      await expect(marks.last()).toHaveAttribute('data-current');
      await expect(marks.first()).not.toHaveAttribute('data-current');
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a film has its own cut', async ({ page }) => {
      await page.goto(path);
      const source = () =>
        page.locator('main video').evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
      await expect.poll(source).toContain('/redchec-phone-en.mp4');
    });
  });
});

test('the Redchec plate is sprayed again by its button, and says what is seen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, '/en/product/redchec');
  const plate = page.locator('#how');
  const spray = plate.getByRole('button', { name: 'Spray' });
  await plate.locator('canvas').last().scrollIntoViewIfNeeded();
  await spray.scrollIntoViewIfNeeded();
  await expect(plate).toHaveAttribute('data-state', 'read');
  await spray.press('Enter');
  await expect(plate).not.toHaveAttribute('data-state', 'read');
  await expect(plate).toHaveAttribute('data-state', 'read');
  await expect(plate.getByRole('status')).toHaveText(/uncoated areas stay red/);
});

test('the wall turns from rain to mold by its links, and shows both without motion', async ({
  page,
}) => {
  const mold = page.locator('#anti-mold figure');
  // Of the mask: its upper part hides the picture, its lower part shows all of it.
  const mask = () => mold.evaluate((figure) => getComputedStyle(figure).maskPosition);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/product/technical/build#self-cleaning');
  await expect.poll(mask).toMatch(/ 0(px|%)$/);
  await page.locator('main p > a[href="#anti-mold"]').click();
  await expect.poll(mask).toMatch(/ 100%$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/product/technical/build');
  expect(await mold.evaluate((figure) => getComputedStyle(figure).maskImage)).toBe('none');
});

test('the contents lead to where a section begins, and nothing of the one before stays in sight', async ({
  page,
}) => {
  for (const address of [
    'technical/water#oil',
    'technical/build#decomposition',
    'technical/build#blocks-and-panels',
    'technical/air#lasting',
    'redchec#how',
  ]) {
    const [path, id] = address.split('#');
    await page.goto(`/en/product/${path}`);
    await page.locator(`main nav a[href="#${id}"]`).click();
    const section = page.locator(`[id="${id}"]`);
    const header = await page.locator('body > header').evaluate(({ clientHeight }) => clientHeight);
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, address).toBeLessThanOrEqual(header + 17);
    expect(await top(), address).toBeGreaterThanOrEqual(header - 1);
  }
});

test('without motion the Redchec plate is shown as it is read in the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/product/redchec');
  const shown = page.locator('[data-plate] img').filter({ visible: true });
  await expect(shown.last()).toHaveAttribute('src', /redchec-2/);
});
