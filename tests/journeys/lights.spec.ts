import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

const lights = (page: Page) => page.getByRole('switch', { name: 'Light', exact: true });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const paper = 'rgb(242, 244, 239)';
const ink = 'rgb(10, 17, 20)';

test('the lights go off, stay off on the way through the site, and come on again', async ({
  page,
}) => {
  await page.goto('/en/privacy?sort=oldest#contact');
  await expect(lights(page)).toBeChecked();
  await lights(page).click();
  await expect(lights(page)).not.toBeChecked();
  expect(await ground(page)).toBe(ink);
  await expect(page).toHaveURL('/en/privacy?sort=oldest&dark#contact');

  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Media').click();
  await expect(page).toHaveURL('/en/media');
  await expect(lights(page)).not.toBeChecked();
  await page.reload();
  await expect(lights(page)).not.toBeChecked();

  await lights(page).focus();
  await page.keyboard.press('Space');
  await expect(lights(page)).toBeChecked();
  expect(await ground(page)).toBe(paper);
  // The page before was left in the dark.
  await page.goBack();
  await expect(lights(page)).toBeChecked();
  await expect(page).toHaveURL('/en/privacy?sort=oldest#contact');
});

test('the knob stands half-way while the page is still to follow, by day and by night', async ({
  page,
}) => {
  await page.goto('/en/product/technical/air');
  for (const light of ['on', 'off']) {
    const places = await page.locator('[data-lights]').evaluateAll((switches, light) => {
      document.documentElement.dataset.light = light;
      return switches.map((button) => {
        const place = () => getComputedStyle(button, '::after').translate;
        const before = place();
        (button as HTMLElement).dataset.turning = '';
        return [before, place()];
      });
    }, light);
    expect(places.length).toBeGreaterThan(1);
    for (const [before, turning] of places) expect(turning, light).not.toBe(before);
    await page.reload();
  }
});

test('in the inquiry the switch leaves the address and what is typed alone', async ({ page }) => {
  await page.goto('/en/contact/stepOne');
  await hydrated(page);
  const detail = page.getByLabel('Your inquiry');
  await detail.fill('For a waiting room');
  await lights(page).click();
  await expect.poll(() => ground(page)).toBe(ink);
  await expect(page).toHaveURL('/en/contact/stepOne');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/en/contact/stepTwo');
  await expect(lights(page)).not.toBeChecked();
  expect(await ground(page)).toBe(ink);
});

test.describe('before anything was chosen', () => {
  test.use({ lights: 'by the sun' });

  test('a dark page that was sent opens dark, before anything is painted, and the next one too', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-06-01T12:00:00Z');
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { wasDark: document.documentElement.dataset.light === 'off' });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/en/media');
    await expect(lights(page)).toBeChecked();
    await page.goto('/en/media?dark');
    expect(await page.evaluate('wasDark')).toBe(true);
    await expect(lights(page)).not.toBeChecked();
    await page.goto('/en/privacy');
    expect(await page.evaluate('wasDark')).toBe(true);
  });

  for (const [timeZone, light, dark] of [
    ['Asia/Seoul', '2026-06-21T19:00:00+09:00', '2026-12-21T18:00:00+09:00'],
    ['Asia/Jakarta', '2026-12-21T17:30:00+07:00', '2026-06-21T19:00:00+07:00'],
    ['America/Santiago', '2026-12-21T19:00:00-03:00', '2026-06-21T18:00:00-04:00'],
  ] as const) {
    test.describe(`in ${timeZone}`, () => {
      test.use({ timezoneId: timeZone });

      test('the sun decides', async ({ page }) => {
        await page.clock.setFixedTime(light);
        await page.goto('/en/privacy');
        await expect(lights(page)).toBeChecked();
        await page.clock.setFixedTime(dark);
        await page.reload();
        await expect(lights(page)).not.toBeChecked();
      });
    });
  }
});
