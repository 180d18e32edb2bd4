import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages, localize } from '../domain/language.ts';
import { type PageName, pages, sectionOf } from '../domain/pages.ts';
import { openPages } from './built-pages.ts';
import { reportErrors } from './report-errors.ts';
import { weighBackOffice } from './weigh-back-office.ts';
import { type Kind, weighPage } from './weigh-page.ts';

/** Kilobytes as they travel, at most, for every page in every language; the inquiry may have more. */
const budget: Record<Kind, { content: number; inquiry: number }> = {
  html: { content: 13, inquiry: 13 },
  css: { content: 12, inquiry: 11 },
  scripts: { content: 12, inquiry: 115 },
  'scripts with islands': { content: 75, inquiry: 115 },
  font: { content: 100, inquiry: 100 },
  'first pictures': { content: 100, inquiry: 100 },
};

/** Kilobytes of script where staff begin, without the editor and the charts. */
const backOfficeBudget = 300;

const root = join(import.meta.dirname, '..');

/** Which pages weigh too much, from what the build has made: no browser, no clock. */
async function reportBudgetErrors({ isPrinted = false } = {}): Promise<void> {
  if (!isBuildCurrent()) {
    console.log('No current build, so the sizes of pages are not checked: npm run build');
    return;
  }
  const { render, close } = await openPages(root);
  const errors: string[] = [];
  for (const language of languages) {
    for (const name of Object.keys(pages) as PageName[]) {
      const { path } = pages[name];
      const address = localize(path, language);
      const sizes = weighPage(await render(address), language, join(root, 'build/client'));
      const column = sectionOf(path) === 'contact' ? 'inquiry' : 'content';
      for (const [kind, bytes] of Object.entries(sizes) as [Kind, number][]) {
        const size = bytes / 1024;
        const most = budget[kind][column];
        if (isPrinted) console.log(`${address}: ${kind} ${size.toFixed(1)} of ${most} KB`);
        if (size > most) errors.push(`${address}: ${kind} ${size.toFixed(1)} KB, at most ${most}`);
      }
    }
  }
  await close();
  for (const page of ['Dashboard', 'Inquiries']) {
    const size = weighBackOffice(page, join(root, 'build/client')) / 1024;
    if (isPrinted) console.log(`/admin, ${page}: ${size.toFixed(1)} of ${backOfficeBudget} KB`);
    if (size > backOfficeBudget) errors.push(`/admin, ${page}: scripts ${size.toFixed(1)} KB`);
  }
  reportErrors(errors);
}

/** Whether nothing that pages are made of has changed since. */
function isBuildCurrent(): boolean {
  const built = join(root, 'build/page-scripts.json');
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  const sources = globSync('{app,content,domain,public}/**/*.{ts,tsx,js,css,json}', { cwd: root });
  return sources.every((file) => statSync(join(root, file)).mtimeMs < mtimeMs);
}

await reportBudgetErrors({ isPrinted: process.argv.includes('--sizes') });
