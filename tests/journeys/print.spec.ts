import { pages } from '#domain/pages.ts';
import { expect, test } from './site.ts';

test('on paper nothing repeats on every sheet, leads elsewhere or is drawn in light ink', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  // About as wide as A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const { path } of Object.values(pages)) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility?.() !== false && element.getClientRects().length > 0;
      const all = [...document.body.querySelectorAll('*')].filter(isShown);
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 ? 0 : (0.21 * red + 0.72 * green + 0.07 * blue) / 255;
      };
      // Words over a picture or a drawing keep the color that they have there.
      const isOnPicture = (element: Element) =>
        element.closest('figure, [role=img], #lightSwitch, dialog') !== null;
      const hasOwnWords = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return {
        fixed: all
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map((element) => element.textContent)
          .filter(Boolean),
        ways: all.filter((element) => element.matches('nav, video, [rel=next], [rel=prev]')).length,
        light: all
          .filter((element) => hasOwnWords(element) && !isOnPicture(element))
          .filter((element) => lightness(getComputedStyle(element).color) > 0.7)
          .map((element) => element.textContent?.trim().slice(0, 40)),
      };
    });
    expect(found, path).toEqual({ fixed: [], ways: 0, light: [] });
  }
});
