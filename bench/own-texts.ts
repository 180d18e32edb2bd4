import { join } from 'node:path';
import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { openPages } from '../scripts/built-pages.ts';
import { publishEverywhere } from '../tests/support/own-texts.ts';
import { median } from './load.ts';

/** What rendering costs when every text of the site is the owner's own, beside none, in turns. */
const root = join(import.meta.dirname, '..');
const rounds = 9;
const addresses = languages.flatMap((language) =>
  pagePaths.map((path) => localize(path, language)),
);

async function time(pages: Awaited<ReturnType<typeof openPages>>): Promise<number> {
  const begun = performance.now();
  for (const address of addresses) await pages.render(address);
  return performance.now() - begun;
}

const none = await openPages(root);
const own = await openPages(root, (database) =>
  publishEverywhere(database, (supplied) => supplied.replace(/\.$/, '!')),
);
const times: Record<'none' | 'own' | 'noneCached' | 'ownCached', number[]> = {
  none: [],
  own: [],
  noneCached: [],
  ownCached: [],
};
for (let round = 0; round < rounds; round++) {
  for (const [name, pages] of [['none', none] as const, ['own', own] as const]) {
    pages.forget();
    times[name].push(await time(pages));
    times[`${name}Cached`].push(await time(pages));
  }
}
const show = (a: number[], b: number[]) =>
  `${median(a).toFixed(1)} and ${median(b).toFixed(1)} ms: ${(median(b) / median(a)).toFixed(2)} ×`;
console.log(`${addresses.length} pages with no own text and with all of them own`);
console.log(`  rendered ${show(times.none, times.own)} (wanted 1.2 at most)`);
console.log(`  from memory ${show(times.noneCached, times.ownCached)}`);
await Promise.all([none.close(), own.close()]);
