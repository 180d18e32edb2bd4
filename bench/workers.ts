import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { median, requestsPerSecond, untilSettled } from './load.ts';

/**
 * Two processes beside one. Searches are rendered for each request and cost the load generator next
 * to nothing, so two cores are enough to see both processes at work. A page from memory costs it as
 * much as the site: there the generator's own core is what is measured, unless there are more.
 */
const visitors = ['-s', join(import.meta.dirname, 'visitors.lua')];
const turns = 9;

const [one, two] = await Promise.all(
  ['1', '2'].map((WORKERS) => startSiteProcess({ env: { WORKERS, TRUST_PROXY: '1' } })),
);
if (!one || !two) throw new Error('no site to measure');
await untilSettled(one.child);

compare('searches', '/en/media?q=coating', visitors);
compare('pages from memory', '/en/about/brand', []);
console.log(`cores: ${availableParallelism()}, the load generator on the second of them`);
await Promise.all([one.stop(), two.stop()]);

function compare(name: string, path: string, options: string[]): void {
  const rateOf = ({ url }: { url: string }) =>
    requestsPerSecond(url.replace('localhost', '127.0.0.1') + path, 2, options);
  const rates = Array.from({ length: turns }, () => ({
    one: rateOf(one as { url: string }),
    two: rateOf(two as { url: string }),
  }));
  const ratio = median(rates.map((turn) => turn.two / turn.one));
  const rate = Math.round(median(rates.map((turn) => turn.one)));
  console.log(`${name}: two workers / one: ${ratio.toFixed(2)} (one: ${rate} a second)`);
}
