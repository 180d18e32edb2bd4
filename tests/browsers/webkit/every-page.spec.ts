import { localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { test } from './site.ts';
import { expect } from './tab.ts';
import { complaintsKey } from './watched-site.ts';

const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 450, height: 800 } };

for (const language of ['ko', 'es'] as const) {
  test(`every page in ${language} complains of nothing, has its pictures and never scrolls sideways`, async ({
    tab,
  }) => {
    test.setTimeout(600_000);
    for (const [name, { width, height }] of Object.entries(sizes)) {
      await tab.resize(width, height);
      for (const path of pagePaths) {
        const address = localize(path, language);
        await tab.openHydrated(address);
        await tab.run(() => {
          for (const picture of document.images) picture.loading = 'eager';
        });
        const unfinished = () =>
          tab.run(() =>
            [...document.images]
              .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
              .map(({ currentSrc, src }) => currentSrc || src),
          );
        await expect.poll(unfinished, { message: `${address}, ${name}` }).toEqual([]);
        const overhang = await tab.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overhang, `${address}, ${name}`).toBeLessThanOrEqual(0);
      }
      expect(await tab.complaints()).toBe('');
    }
  });
}

test('what goes wrong in a page is noticed', async ({ tab }) => {
  await tab.openHydrated('/en/privacy');
  await tab.run(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
    void Promise.reject(new Error('forgotten'));
    document.body.append(Object.assign(new Image(), { src: '/nothing.png' }));
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  for (const part of ['on purpose', 'forgotten', '/nothing.png', 'img-src blocks']) {
    await expect.poll(() => tab.complaints()).toContain(part);
  }
  await tab.run((key) => sessionStorage.removeItem(key), complaintsKey);
});
