import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { putPosts } from '../tests/support/many-posts.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import {
  ask,
  median,
  pinToFirstCore,
  requestsPerSecond,
  residentMegabytes,
  sideBySide,
  untilSettled,
} from './load.ts';
import { startNginx } from './nginx.ts';

/** The first answer of the list of 100,000 posts from the cache beside nginx with the same bytes. */
const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
const database = await openDatabase({ dataDir, databaseUrl: undefined });
await putPosts(database, 1, 100_000);
await database.close();

const site = await startSiteProcess({ dataDir });
pinToFirstCore(site.child);
const origin = site.url.replace('localhost', '127.0.0.1');
const address = `${origin}/api/media?fields=list`;
const first = await ask(address);
console.log(`first answer ${Math.round(first.milliseconds)} ms (lightly compressed)`);

await untilSettled(site.child);
const renders = [];
for (let page = 4_000; page < 4_020; page++)
  renders.push(await ask(`${origin}/media?page=${page}`));
const render = median(renders.map(({ milliseconds }) => milliseconds));
const slowest = Math.max(...renders.map(({ milliseconds }) => milliseconds));
console.log(
  `first render of a list page ${render.toFixed(1)} ms, slowest of 20 ${slowest.toFixed(1)} ms (wanted 40)`,
);
const list = await ask(address);
const nginx = await startNginx(list);
const memory = [residentMegabytes(site.child)];
const besideNginx = sideBySide(address, nginx.url);
const asked = Math.round(besideNginx.rate * besideNginx.turns);
console.log(
  `${list.body.length} bytes brotli, memory / nginx: ${besideNginx.ratio.toFixed(2)} (wanted 0.6, see decision 0045)`,
);
for (let burst = 0; burst < 3; burst++) {
  memory.push(residentMegabytes(site.child));
  requestsPerSecond(address, 10);
}
memory.push(residentMegabytes(site.child));
console.log(
  `memory over about ${asked} requests and three bursts of 10 s: ${memory.join(', ')} MB`,
);
const besideFixed = sideBySide(`${origin}/media`, `${origin}/about/brand`);
console.log(`list page / fixed page: ${besideFixed.ratio.toFixed(2)} (wanted 0.8)`);
await nginx.stop();
await site.stop();
await rm(dataDir, { recursive: true });
