import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { unknownIn } from './known-kinds.ts';
import { openEditor } from './playwright-editor.ts';
import { createReach } from './reach-texts.ts';
import { describeReached, screens, textOf } from './screens.ts';

/** Clicks each text of one page; what is wrong. */
export async function reachOnePage(page: Page, name: string, language: Language) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  const address = `/api/admin/site/frame?${new URLSearchParams({ ...screen.query, language })}`;
  const html = await (await page.request.get(address)).text();
  const editor = await openEditor(page, screen.value, language);
  const reached = await createReach(textOf)(editor, html);
  console.log(describeReached(name, language, reached));
  return {
    texts: reached.texts.size,
    unreachable: reached.unreachable,
    unknown: unknownIn([...reached.unmarked], language),
  };
}
