import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { ask, mainThreadTime, median } from './load.ts';

/** Each page as the first who asks for it gets it, from the moment in which the site is ready. */
const site = await startSiteProcess();
// From the end: the site itself renders them from the beginning meanwhile.
const addresses = languages.flatMap((language) =>
  pagePaths.map((path) => localize(path, language)),
);
const rendered = [];
for (const address of addresses.toReversed()) {
  const before = mainThreadTime(site.child);
  const { milliseconds } = await ask(site.url + address);
  rendered.push({ address, milliseconds, main: (mainThreadTime(site.child) - before) / 1000 });
}
const slowest = rendered.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
const times = median(rendered.map(({ milliseconds }) => milliseconds)).toFixed(1);
console.log(`${rendered.length} pages, each for the first time: median ${times} ms (wanted 40)`);
for (const { address, milliseconds, main } of slowest) {
  console.log(`  ${milliseconds.toFixed(1)} ms, ${main.toFixed(1)} of the main thread: ${address}`);
}
await site.stop();
