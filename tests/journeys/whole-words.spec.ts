import { pagePaths } from '#domain/pages.ts';
import { languages, localize } from '../../domain/language.ts';
import { expect, test } from './site.ts';

const widths = [360, 390, 768, 1024, 1366, 1440, 1920];

/** Korean may be broken before a bracket; elsewhere a hyphen, a slash or a dot allows it. */
const breakable = /[-–—‑/·@(]/;

for (const language of languages) {
  test(`no word of ${language} is broken within, and no page is wider than its window @sweep`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const path of pagePaths) {
      // From another page of the site, so that the font is the site's from the beginning.
      await page.goto(localize(path, language), { referer: `${site.url}/` });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
        const found = await page.evaluate(findBrokenWords);
        const meant = found.filter((word) => !breakable.test(word));
        broken.push(...meant.map((word) => `${path}, ${width} px: ${word}`));
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overhang > 0) broken.push(`${path}, ${width} px: ${overhang} px too wide`);
      }
    }
    expect(broken).toEqual([]);
  });
}

/** Words of which one part stands on a line and another on the next. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    // Words for screen readers alone, and what is for machines, stand in a box of one pixel.
    const isUnseen = (box: Element) => box.getBoundingClientRect().width < 3;
    if (element.closest('script, style, [aria-hidden]') || isUnseen(element)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00a0]{2,}/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const [first, last] = [parts.at(0), parts.at(-1)];
      if (first && last && last.top >= first.bottom - 1) broken.push(word);
    }
  }
  return broken;
}
