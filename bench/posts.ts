import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { readPublishedPosts } from '#server/posts/published.ts';
import { putPosts } from '../tests/support/many-posts.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { median } from './load.ts';

/** Listing, searching and reading among 100, 1,000 and 10,000 posts, on both databases. */
const cluster = await startCluster();
for (const kind of ['sqlite', 'postgres'] as const) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const databaseUrl = kind === 'postgres' ? cluster.url : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  const posts = readPublishedPosts(database);
  let count = 0;
  for (const size of [100, 10_000, 100_000]) {
    await putPosts(database, count + 1, size);
    count = size;
    const last = Math.ceil(size / 12);
    await report(kind, size, 'first page', () => posts.list({ language: 'ko' }));
    await report(kind, size, 'middle page', () =>
      posts.list({ language: 'ko', page: Math.ceil(last / 2) }),
    );
    await report(kind, size, 'last page', () => posts.list({ language: 'ko', page: last }));
    await report(kind, size, 'search, few', () => posts.list({ language: 'ko', q: `${size}번째` }));
    await report(kind, size, 'search, all', () => posts.list({ language: 'en', q: 'light' }));
    await report(kind, size, 'search, none', () => posts.list({ language: 'en', q: 'Light' }));
    await report(kind, size, 'one post', () => posts.find(Math.ceil(size / 2), 'es'));
  }
  await database.close();
  await rm(dataDir, { recursive: true });
}
await cluster.stop();

async function report(kind: string, size: number, name: string, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < 25; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const figure = median(times.slice(5)).toFixed(2).padStart(8);
  console.log(
    `${kind.padEnd(8)} ${String(size).padStart(6)} posts ${name.padEnd(13)} ${figure} ms`,
  );
}
