import { test } from './site.ts';
import { expect } from './tab.ts';

test('a film on a product page plays and is wound forward', { tag: '@short' }, async ({ tab }) => {
  await tab.openHydrated('/product/technical/water');
  const film = () =>
    tab.run(() => {
      const { paused, currentTime, error } = document.querySelector('video') as HTMLVideoElement;
      return { paused, currentTime, error: error?.message };
    });
  await tab.run(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.scrollIntoView({ block: 'center', behavior: 'instant' });
    void video.play();
  });
  await expect.poll(async () => (await film()).currentTime).toBeGreaterThan(0);
  await tab.run(() => {
    (document.querySelector('video') as HTMLVideoElement).currentTime = 4;
  });
  await expect.poll(async () => (await film()).currentTime).toBeGreaterThan(4);
  expect(await film()).toMatchObject({ paused: false, error: null });
});

test('the light switch says for each light and generation what happens', async ({ tab }) => {
  await tab.openHydrated('/en/product/noshine');
  const outcomes = {
    sun: { first: true, second: true, third: true },
    lamp: { first: false, second: true, third: true },
    dark: { first: false, second: false, third: true },
  };
  const says = () =>
    tab.run(() =>
      document
        .querySelector<HTMLElement>('#lightSwitch [role=status]')
        ?.innerText.replaceAll('\u00a0', ' '),
    );
  for (const [light, byGeneration] of Object.entries(outcomes)) {
    await tab.click(`#lightSwitch label:has([value=${light}])`);
    for (const [generation, comesApart] of Object.entries(byGeneration)) {
      await tab.click(`#lightSwitch label:has([value=${generation}])`);
      await expect
        .poll(says)
        .toContain(comesApart ? 'The grime breaks down' : 'The grime hardly changes');
    }
  }
});
