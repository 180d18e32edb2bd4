import { expect, type Page } from '@playwright/test';
import { screenAddress } from '#app/admin/site/screen-address.ts';
import type { Language } from '#domain/language.ts';
import { isReady, nextPick, panelShown, placeOfFrame } from './in-editor.ts';
import { type OpenEditor, patience } from './reach-texts.ts';

/** Opens a page of the site in the editor, in a browser that Playwright drives. */
export async function openEditor(
  page: Page,
  screen: string,
  language: Language,
): Promise<OpenEditor> {
  await page.goto(screenAddress({ screen, language }));
  await expect.poll(() => page.evaluate(isReady)).toBe(true);
  const frame = page.frames().find((one) => one.url().includes('/api/admin/site/frame'));
  if (!frame) throw new Error('there is no frame');
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  return {
    inFrame: (run, arg) => frame.evaluate(run as never, arg) as never,
    async pick({ x, y }) {
      const { left, top, scale } = await page.evaluate(placeOfFrame);
      const picked = page.evaluate(nextPick, patience);
      await page.mouse.click(left + x * scale, top + y * scale);
      return picked;
    },
    panelShown: () => page.evaluate(panelShown),
    async choose(path) {
      await page
        .getByRole('button', { name: `: ${path}` })
        .first()
        .click();
    },
    async makeNarrow() {
      await page.getByText('휴대폰', { exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => document.querySelector('iframe')?.clientWidth))
        .toBe(390);
    },
  };
}
