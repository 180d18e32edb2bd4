import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { languages, localize } from '../../domain/language.ts';
import { expect, test } from './site.ts';

/** Scripts start when the browser is idle; what needs them is tried after that. */
async function openAwake(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterRouteModules' in window);
  // React has taken over an element once it carries its own key.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

const brightness = (element: Locator) =>
  element.evaluate((one) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(one).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue;
  });

test.describe('home', () => {
  test('leads on by the labels that the specification gives', async ({ page }) => {
    await page.goto('/en');
    for (const [name, href] of [
      ['Learn more about us', '/en/about/brand'],
      ['Click Here for Proposal', '/en/contact/stepOne'],
      ['Discover more', '/en/media'],
      ['Explore the photocatalyst', '/en/product/noshine'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    }
    await expect(page.getByRole('main')).toContainText('No registered posts yet.');
  });

  test('switches between two tabs by click and by arrow keys', async ({ page }) => {
    await openAwake(page, '/en');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(2);
    const [first, second] = [tabs.first(), tabs.last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await brightness(first)).toBeLessThan(await brightness(second));

    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    expect(await brightness(second)).toBeLessThan(await brightness(first));
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    for (const technology of ['multi', 'fresh', 'air', 'water', 'build']) {
      await expect(panel.locator(`a[href="/en/product/technical/${technology}"]`)).toHaveText(
        /^More/,
      );
    }
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
  });

  test('plays its film in a loop, without sound, until it is paused', async ({ page }) => {
    await openAwake(page, '/en');
    const film = page.locator('main video').first();
    const state = () =>
      film.evaluate(({ paused, muted, loop }: HTMLVideoElement) => ({ paused, muted, loop }));
    await expect.poll(state).toEqual({ paused: false, muted: true, loop: true });
    await page.getByRole('button', { name: 'Pause background film' }).click();
    await expect.poll(state).toEqual({ paused: true, muted: true, loop: true });
    await expect(page.getByRole('button', { name: 'Play background film' })).toBeVisible();
  });

  test('writes its figures as each language does', async ({ page }) => {
    for (const [address, figure] of [
      ['/', '99.92%'],
      ['/en', '99.92%'],
      ['/id', '99,92%'],
      ['/es', '99,92\u00a0%'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(figure);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the first tab, and the second when it is followed', async ({ page }) => {
      await page.goto('/en');
      const more = page.locator('a[href="/en/product/technical/water"]', { hasText: 'More' });
      await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeVisible();
      await expect(more).toBeHidden();
      await page.getByRole('tab').last().click();
      await expect(more).toBeVisible();
      await expect(page.getByRole('link', { name: 'Explore the photocatalyst' })).toBeHidden();
    });
  });
});

test.describe('the swapping picture', () => {
  const delay = 2000;

  async function openWithStoppedClock(page: Page) {
    await openAwake(page, '/en/about/relationship');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }
  const stage = (page: Page) => page.locator('main button').first();

  test('shows its night after two seconds of hover, and stays', async ({ page }) => {
    await openWithStoppedClock(page);
    const [first, second] = [
      stage(page).locator('img[src*="lab.png"]'),
      stage(page).locator('img[src*="lab-night"]'),
    ];
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();

    await stage(page).hover();
    await page.clock.runFor(delay - 1);
    await expect(second).toBeHidden();
    await page.clock.runFor(1);
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
    await page.clock.runFor(10 * delay);
    await expect(second).toBeVisible();

    await page.mouse.move(0, 0);
    await page.clock.runFor(delay);
    await expect(second).toBeVisible();
    await stage(page).hover();
    await page.clock.runFor(delay);
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();
  });

  test('does not swap for a pointer that only passes', async ({ page }) => {
    await openWithStoppedClock(page);
    const works = page.locator('main button').last();
    await stage(page).hover();
    await page.clock.runFor(delay - 500);
    await works.hover();
    await page.clock.runFor(delay - 500);
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeHidden();
    await expect(works.locator('img[src*="works-night"]')).toBeHidden();
    await page.clock.runFor(500);
    await expect(works.locator('img[src*="works-night"]')).toBeVisible();
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeHidden();
  });

  test('answers the keyboard like the pointer', async ({ page }) => {
    await openWithStoppedClock(page);
    await page.locator('main').getByRole('link').first().focus();
    await stage(page).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(delay);
    await expect(stage(page).locator('img[src*="lab-night"]')).toBeVisible();
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test('answers a tap', async ({ page }) => {
      await openWithStoppedClock(page);
      await stage(page).tap();
      await page.clock.runFor(delay);
      await expect(stage(page).locator('img[src*="lab-night"]')).toBeVisible();
    });
  });
});

test.describe('the light switch', () => {
  const outcomes = {
    sun: { first: true, second: true, third: true },
    lamp: { first: false, second: true, third: true },
    dark: { first: false, second: false, third: true },
  };

  async function tryEveryChoice(page: Page) {
    const part = page.locator('#lightSwitch');
    for (const [light, byGeneration] of Object.entries(outcomes)) {
      await part.locator(`[value=${light}]`).check();
      for (const [generation, comesApart] of Object.entries(byGeneration)) {
        await part.locator(`[value=${generation}]`).check();
        await expect(part.getByRole('status')).toContainText(
          comesApart ? 'The grime comes apart' : 'The grime stays',
          { useInnerText: true },
        );
        await expect(part.getByRole('status')).not.toContainText(
          comesApart ? 'The grime stays' : 'The grime comes apart',
          { useInnerText: true },
        );
      }
    }
  }

  test('says for each light and generation whether the grime comes apart', async ({ page }) => {
    await openAwake(page, '/en/product/noshine');
    await tryEveryChoice(page);
    await expect(page.locator('#lightSwitch').getByRole('status')).toContainText(
      'Thermal energy · Infrared',
    );
  });

  test('is moved by arrow keys', async ({ page }) => {
    await openAwake(page, '/en/product/noshine');
    await page.getByRole('radio', { name: 'Sun' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Lamp' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('brings its moving scene only when it is seen', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAwake(page, '/en/product/noshine');
    const again = page.getByRole('button', { name: 'Drop new grime' });
    await expect(again).toHaveCount(0);
    expect(asked.filter((url) => url.includes('light-scene'))).toEqual([]);
    await page.locator('#lightSwitch canvas').scrollIntoViewIfNeeded();
    await expect(again).toBeVisible();
    expect(asked.filter((url) => url.includes('light-scene'))).toHaveLength(1);
  });

  test.describe('when motion is reduced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stays a still picture with a table behind it', async ({ page }) => {
      await openAwake(page, '/en/product/noshine');
      await page.locator('#lightSwitch canvas').scrollIntoViewIfNeeded();
      await tryEveryChoice(page);
      await expect(page.getByRole('button', { name: 'Drop new grime' })).toHaveCount(0);
      await page.getByText('See it as a table').first().click();
      await expect(page.locator('#lightSwitch').getByRole('row')).toHaveCount(4);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still answers', async ({ page }) => {
      await page.goto('/en/product/noshine');
      await tryEveryChoice(page);
    });
  });
});

test('the photocatalyst leads to its inquiry and to its five applications', async ({ page }) => {
  await page.goto('/es/product/noshine');
  const inquiry = page.getByRole('main').getByRole('link', { name: /^Consultar sobre/ });
  await expect(inquiry).toHaveAttribute('href', '/es/contact/stepOne');
  for (const name of ['multi', 'fresh', 'air', 'water', 'build']) {
    await expect(
      page.locator(`#applications a[href="/es/product/technical/${name}"]`),
    ).toBeVisible();
  }
  await expect(page.locator('#effects')).toContainText('99,92\u00a0%');
});

test('search engines learn of the organization and of the product', async ({ page }) => {
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')['@type']));
  await page.goto('/en');
  expect(await types()).toContain('Organization');
  await page.goto('/en/product/noshine');
  expect(await types()).toContain('Product');
});

for (const language of languages) {
  test(`the brand, the price and the privacy pages say what they must in ${language}`, async ({
    page,
  }) => {
    await page.goto(localize('/about/brand', language));
    await expect(page.getByRole('main')).toContainText('All livings cared by');
    await page.goto(localize('/about/price', language));
    await expect(page.getByRole('main')).toContainText('Coming Soon');
    await expect(page.locator('main img[src*="clock"]')).toBeVisible();
    await page.goto(localize('/privacy', language));
    const consent = JSON.parse(readFileSync(`content/${language}/consent.json`, 'utf8'));
    for (const { text } of consent.points) {
      await expect(page.getByRole('main')).toContainText(text);
    }
  });
}
