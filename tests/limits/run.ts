import { writeFile } from 'node:fs/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { listTexts, readSupplied, textsIn } from '#content/supplied.ts';
import { mostOf } from '#content/text-rules.ts';
import { type Language, languages } from '#domain/language.ts';
import { widthOf } from '#domain/site-text.ts';
import { suppliedTexts } from '#server/site/supplied-texts.ts';
import { collect } from '../reach/in-frame.ts';
import { readMarkedPage } from '../reach/marked-page.ts';
import { screens } from '../reach/screens.ts';
import { chromiumPath } from '../support/chromium.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { textsOnPage } from './texts-on-page.ts';
import { tryTexts } from './try-in-page.ts';

/**
 * `npm run test:limits`: tries on every page, on a phone and on a wide screen, how long each text can
 * become before the layout breaks, and writes it to `content/text-limits.json`. `--only ko` takes one
 * language and writes nothing.
 */
const only = process.argv[process.argv.indexOf('--only') + 1] as Language;
const tried = process.argv.includes('--only') ? [only] : languages;
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** On more pages than these a text stands in the same header, menu or footer. */
const mostPages = 3;

const words = readSupplied();
const supplied = suppliedTexts(words);
const limits = new Map<string, number>();
const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };
const site = await startSiteProcess({
  env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
});
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

function longestOf(name: string): number {
  const [page = '', path = ''] = name.split(/ (.*)/);
  return Math.max(
    ...languages.map((language) => widthOf(supplied.find({ page, path, language }) ?? '')),
  );
}

/** From the text about the brand, without what is filled in. */
function wordsOf(language: Language): string[] {
  const texts = [...textsIn(words[language]['about-brand']).values()];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}+$/u.test(word));
}

async function tryLanguage(context: BrowserContext, language: Language) {
  const page = await context.newPage();
  const counts = new Map<string, number>();
  for (const { name, query } of screens) {
    const address = `/api/admin/site/frame?${new URLSearchParams({ ...query, language })}`;
    const answer = await page.goto(address);
    const served = readMarkedPage((await answer?.text()) ?? '');
    const texts = textsOnPage(served, language, supplied, (text) => mostOf(longestOf(text)));
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { texts: found } = await page.evaluate(collect, undefined);
      if (found.length !== served.nodes.length) throw new Error(`${name} is not as it was served`);
      const isNew = (text: string) => (counts.get(`${text} ${size.width}`) ?? 0) < mostPages;
      const trial = { texts: texts.filter((text) => isNew(text.name)), words: wordsOf(language) };
      const begun = performance.now();
      const held = Object.entries(await page.evaluate(tryTexts, trial));
      for (const [text, width] of held) {
        const count = `${text} ${size.width}`;
        counts.set(count, (counts.get(count) ?? 0) + 1);
        limits.set(text, Math.min(limits.get(text) ?? Infinity, width));
      }
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${name} ${language} ${size.width}: ${held.length} texts tried in ${seconds} s`);
    }
  }
  await page.close();
}

try {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const entered = await context.request.post('/api/admin/session', {
    data: owner,
    timeout: 120_000,
  });
  if (entered.status() !== 200) throw new Error('could not sign in');
  for (const language of tried) await tryLanguage(context, language);
} finally {
  await browser.close();
  await site.stop();
}

const all = listTexts(words).map(({ page, path }) => `${page} ${path}`);
const result = Object.fromEntries(all.map((name) => [name, limits.get(name) ?? null]));
const short = all.filter((name) => (limits.get(name) ?? Infinity) < mostOf(longestOf(name)));
console.log(
  `${limits.size} of ${all.length} texts tried, ${short.length} of them limited by the layout`,
);
for (const name of short) console.log(`  ${name}: ${longestOf(name)}, at most ${limits.get(name)}`);
if (tried === languages) {
  const about =
    'Written by npm run test:limits: how wide a text may become, in Latin letters, before a page breaks at 360 or 1440 px. null: no page shows it as such.';
  const file = { about, limits: result };
  await writeFile('content/text-limits.json', `${JSON.stringify(file, undefined, 2)}\n`);
}
