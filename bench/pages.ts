import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startSiteProcess } from '../tests/support/site-process.ts';
import {
  ask,
  pinToFirstCore,
  requestsPerSecond,
  residentMegabytes,
  sideBySide,
  untilSettled,
} from './load.ts';
import { startNginx } from './nginx.ts';

/** Home from memory beside nginx with the same bytes, and beside rendering it each time. */
const started = performance.now();
// As the unit and the image start it.
const site = await startSiteProcess({ env: { TRUST_PROXY: '1', MALLOC_ARENA_MAX: '2' } });
const readyAfter = performance.now() - started;
pinToFirstCore(site.child);
await untilSettled(site.child);
// V8 gives back what rendering the pages needed some ten seconds after the last of them.
await setTimeout(20_000);
const memory = residentMegabytes(site.child);

const home = await ask(`${site.url}/`);
const nginx = await startNginx(home);

const address = site.url.replace('localhost', '127.0.0.1');
const { ratio, rate } = sideBySide(`${address}/`, nginx.url);
const visitors = join(import.meta.dirname, 'visitors.lua');
const rendered = requestsPerSecond(`${address}/media?q=none`, 3, ['-s', visitors]);
console.log(
  `ready after ${Math.round(readyAfter)} ms (wanted 800), resident memory idle ${memory} MB (wanted 150)`,
);
console.log(`home, ${home.body.length} bytes brotli: ${Math.round(rate)} requests/s from memory`);
console.log(`memory / nginx: ${ratio.toFixed(2)} (wanted 0.6, see decision 0045)`);
// It falls as rendering gets faster, so nothing is wanted of it.
console.log(`memory / rendering each time: ${Math.round(rate / rendered)}`);

await nginx.stop();
await site.stop();
