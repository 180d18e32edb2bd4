import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pagePaths } from '#domain/pages.ts';
import { median } from '../../bench/load.ts';
import { localize } from '../../domain/language.ts';
import { chromiumPath } from '../support/chromium.ts';
import { freePort, startSiteProcess } from '../support/site-process.ts';

/** Lighthouse, mobile and throttled, the median of three: every page in Korean and English. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];
const rounds = 3;
/** Steps two and three of the inquiry are kept out of search engines on purpose. */
const indexed = pagePaths.filter((path) => !/step(Two|Three)$/.test(path));
const only = process.argv[2];

const site = await startSiteProcess();
const port = await freePort();
const browser = await chromium.launchPersistentContext(
  await mkdtemp(join(tmpdir(), 'lighthouse-')),
  {
    ...(chromiumPath() && { executablePath: chromiumPath() as string }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  },
);

let failed = 0;
for (const language of ['ko', 'en'] as const) {
  for (const path of indexed) {
    const address = localize(path, language);
    if (only && address !== only) continue;
    const results: Record<Category, number>[] = [];
    for (let round = 0; round < rounds; round++) results.push(await measure(site.url + address));
    const scores = categories.map((category) => median(results.map((result) => result[category])));
    const isGood = scores.every((score, at) => score >= wanted[categories[at] as Category]);
    if (!isGood) failed += 1;
    console.log(`${isGood ? 'ok ' : 'LOW'} ${address.padEnd(32)} ${scores.join('  ')}`);
  }
}
await browser.close();
await site.stop();
process.exit(failed > 0 ? 1 : 0);

async function measure(url: string): Promise<Record<Category, number>> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  const score = (category: Category) =>
    Math.round((run?.lhr.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((one) => [one, score(one)])) as Record<Category, number>;
}
