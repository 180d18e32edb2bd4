import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { enter, expect, test } from '../journeys/admin-site.ts';
import { unknownIn } from './known-kinds.ts';
import { openEditor } from './playwright-editor.ts';
import { createReach } from './reach-texts.ts';
import { describeReached, screens, textOf, unclicked } from './screens.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1600, height: 1000 } });
test.setTimeout(60 * 60_000);

/** `SCREENS=home,popup` takes some of them. */
const only = process.env.SCREENS?.split(',');

async function markedPage(page: Page, query: Record<string, string>, language: Language) {
  const address = `/api/admin/site/frame?${new URLSearchParams({ ...query, language })}`;
  return (await page.request.get(address)).text();
}

for (const language of languages) {
  test(`a click on each text finds its field, in ${language}`, async ({ page }) => {
    await enter(page.request);
    const reachTexts = createReach(textOf);
    const found = new Set<string>();
    for (const { name, value, query } of screens) {
      if (only && !only.includes(name)) continue;
      const html = await markedPage(page, query, language);
      const editor = await openEditor(page, value, language);
      const reached = await reachTexts(editor, html);
      console.log(describeReached(name, language, reached));
      for (const one of [...reached.texts, ...reached.names]) found.add(one);
      expect.soft(reached.unreachable, `${name} ${language}`).toEqual([]);
      expect.soft(unknownIn([...reached.unmarked], language), `${name} ${language}`).toEqual([]);
    }
    // That they are in some page or mail is shown by tests/site-stages.test.ts.
    if (!only) console.log(`${language}: by no click, but in lists: ${unclicked(found, language)}`);
  });
}
