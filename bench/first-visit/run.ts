import { chromium } from '@playwright/test';
import { samplePosts } from '../../scripts/sample-posts.ts';
import { chromiumPath } from '../../tests/support/chromium.ts';
import { importPostsInto, type OldPost } from '../../tests/support/import-posts.ts';
import { startSiteProcess } from '../../tests/support/site-process.ts';
import { untilSettled } from '../load.ts';
import { timeSecondVisits } from './again.ts';
import { startBareTwin } from './bare-twin.ts';
import { countFrames } from './frames.ts';
import { timeInteractions } from './interactions.ts';
import { timeNavigation } from './navigation.ts';
import { addressOf, type Part, readOptions } from './options.ts';
import { comparePaints } from './paints.ts';
import { countScriptBytes } from './script-bytes.ts';

/**
 * What a visit shows, moves and loads, beside the same pages without scripts and web fonts; an
 * exclamation mark follows what is above the wanted figure, a question mark what may be. All of it takes about four hours on two
 * cores, one language on the phone (`--languages ko --settings phone`) three quarters of one, and
 * less with `--pages home,noshine`, `--rounds 7` or some of
 * `--parts paints,again,navigation,interactions,frames,scripts`.
 */
const options = readOptions();
const site = await startSiteProcess();
const browser = await chromium.launch({
  ...(chromiumPath() && { executablePath: chromiumPath() as string }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await importPostsInto(site.dataDir, samplePosts() as OldPost[]);
  // As nginx is reached, or one of the two would look its name up first.
  await measure(site.url.replace('localhost', '127.0.0.1'));
} finally {
  await browser.close();
  await site.stop();
}

async function measure(ours: string): Promise<void> {
  const paths = options.languages.flatMap((language) =>
    options.pages.map((page) => addressOf(page, language)),
  );
  for (const path of paths) await (await fetch(ours + path)).text();
  await untilSettled(site.child);

  const isAsked = (part: Part) => options.parts.includes(part);
  if (isAsked('paints')) {
    const twin = await startBareTwin(ours, paths);
    await comparePaints(browser, ours, twin.url, options).finally(twin.stop);
  }
  if (isAsked('again')) await timeSecondVisits(browser, ours, options);
  if (isAsked('navigation')) await timeNavigation(browser, ours, options.rounds);
  if (isAsked('interactions')) await timeInteractions(browser, ours);
  if (isAsked('frames')) await countFrames(browser, ours);
  if (isAsked('scripts')) await countScriptBytes(browser, ours, options);
}
