import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { putPosts } from '../tests/support/many-posts.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { type SiteProcess, startSiteProcess } from '../tests/support/site-process.ts';
import { ask, mainThreadTime, median, untilSettled } from './load.ts';

/**
 * What a site of a hundred posts and one of a hundred thousand take for the same requests, none of
 * which is in the cache.
 */
const sizes = [100, 100_000];
const kinds = process.argv[2] ? [process.argv[2]] : ['sqlite', 'postgres'];
const cluster = await startCluster();
for (const kind of kinds) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const databaseUrl = kind === 'postgres' ? cluster.url : undefined;
  let count = 0;
  for (const size of sizes) {
    const database = await openDatabase({ dataDir, databaseUrl });
    await putPosts(database, count + 1, size);
    await database.close();
    count = size;
    await measure(kind, size, dataDir, databaseUrl);
  }
  await rm(dataDir, { recursive: true });
}
await cluster.stop();

async function measure(kind: string, size: number, dataDir: string, databaseUrl?: string) {
  const begin = performance.now();
  const env = { TRUST_PROXY: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await startSiteProcess({ dataDir, env });
  console.log(`${kind}, ${size} posts: ready after ${Math.round(performance.now() - begin)} ms`);
  await untilSettled(site.child);
  const last = Math.ceil(size / 12);
  const middle = Math.ceil(last / 2);
  const requests: Record<string, string[]> = {
    'list, first pages': [2, 3, 4].map((page) => `/media?page=${page}`),
    'list, in the middle': [0, 1, 2].map((page) => `/media?page=${middle + page}`),
    'list, last pages': [0, 1, 2].map((page) => `/media?page=${last - page}`),
    'search, few': ['Report 37:', 'Report 38:', 'Report 39:'].map(
      (q) => `/en/media?q=${encodeURIComponent(q)}`,
    ),
    'search, many': ['light', 'coating', 'a'].map((q) => `/en/media?q=${q}`),
    'search, none': ['Light', 'nothing', 'ñ'].map((q) => `/en/media?q=${encodeURIComponent(q)}`),
    'a post': [5, 50, 95].map((mnum) => `/media/${mnum}`),
    feeds: ['/feed.xml', '/en/feed.xml', '/es/feed.xml'],
    sitemap: ['/sitemap.xml'],
    'part of the sitemap': ['/sitemap-posts-0.xml'],
    'posts as JSON': ['/api/media', '/api/media?language=1'],
    'posts as JSON, last page': [`/api/media?page=${Math.ceil(size / 1000)}&language=2`],
    'posts as JSON, brief': ['/api/media?fields=list'],
  };
  for (const [name, paths] of Object.entries(requests)) {
    const costs: Awaited<ReturnType<typeof costOf>>[] = [];
    for (const path of paths) costs.push(await costOf(site, path));
    const middle = (key: 'wall' | 'main') => median(costs.map((cost) => cost[key])).toFixed(1);
    const most = Math.max(...costs.map(({ main }) => main)).toFixed(1);
    console.log(
      `  ${name.padEnd(26)}${middle('wall').padStart(7)} ms, ${middle('main')} ms of the main thread, at most ${most}`,
    );
  }
  await site.stop();
}

/** The time of the main thread is what others wait for, also while the machine is busy elsewhere. */
async function costOf({ url, child }: SiteProcess, path: string) {
  const before = mainThreadTime(child);
  const { milliseconds } = await ask(url + path);
  return { wall: milliseconds, main: (mainThreadTime(child) - before) / 1000 };
}
