import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { startSiteProcess } from '../tests/site-process.ts';
import { median, pinToFirstCore, requestsPerSecond, startNginx, untilSettled } from './load.ts';
import { putPosts } from './many-posts.ts';

/** The list of 10,000 posts from the shelf beside nginx with the same bytes. */
const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
const database = await openDatabase({ dataDir, databaseUrl: undefined });
await putPosts(database, 1, 10_000);
await database.close();

const site = await startSiteProcess({ dataDir });
pinToFirstCore(site.child);
const origin = site.url.replace('localhost', '127.0.0.1');
const address = `${origin}/api/media?fields=list`;
const first = await timed(address);
const page = await timed(`${origin}/media?page=400`);
console.log(`first answer ${first.milliseconds} ms, first list page ${page.milliseconds} ms`);

await untilSettled(site.child);
const { body } = await timed(address);
const nginx = await startNginx(body, { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
const ratios = Array.from({ length: 5 }, () => {
  const ours = requestsPerSecond(address, 3);
  const theirs = requestsPerSecond(nginx.url, 3);
  console.log(`${Math.round(ours)} against ${Math.round(theirs)} requests/s`);
  return ours / theirs;
});
console.log(
  `${body.length} bytes brotli, shelf / nginx: ${median(ratios).toFixed(2)} (wanted 0.4)`,
);
nginx.stop();
await site.stop();
await rm(dataDir, { recursive: true });

function timed(url: string): Promise<{ body: Buffer; milliseconds: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ body, milliseconds: Math.round(performance.now() - start) });
    }).on('error', reject);
  });
}
