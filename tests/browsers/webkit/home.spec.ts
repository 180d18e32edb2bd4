import { Key } from 'selenium-webdriver';
import { test } from './site.ts';
import { expect } from './tab.ts';

test('home switches between two tabs by click and by arrow keys', { tag: '@short' }, async ({
  tab,
}) => {
  await tab.openHydrated('/en');
  const selected = () =>
    tab.run(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
  const focused = () => tab.run(() => document.activeElement?.textContent);
  const names = await tab.run(() =>
    [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent ?? ''),
  );
  expect(names).toHaveLength(2);
  const [first = '', second = ''] = names;
  expect(await selected()).toBe(first);
  await tab.click('[role=tab]', second);
  await expect.poll(selected).toBe(second);
  await tab.find('[role=tabpanel] a[href="/en/product/technical/water"]');
  await tab.press(Key.ARROW_LEFT);
  await expect.poll(selected).toBe(first);
  expect(await focused()).toBe(first);
});

test('the film of home plays until it is paused', async ({ tab }) => {
  await tab.openHydrated('/en');
  const film = () =>
    tab.run(() => {
      const { paused, muted, currentTime } = document.querySelector(
        'main video',
      ) as HTMLVideoElement;
      return { paused, muted, hasMoved: currentTime > 0 };
    });
  await expect.poll(film).toEqual({ paused: false, muted: true, hasMoved: true });
  await tab.click('button[aria-label="Pause background video"]');
  await expect.poll(async () => (await film()).paused).toBe(true);
  await tab.click('button[aria-label="Play background video"]');
  await expect.poll(async () => (await film()).paused).toBe(false);
});
