import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/database/database.ts';
import { listDrafts } from '#server/posts/drafts.ts';
import { listPictures } from '#server/posts/pictures/picture-library.ts';
import { putPosts } from '../tests/support/many-posts.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { median } from './load.ts';

/** The back office's list of posts and its library, among 1,000 and 100,000, on both databases. */
const few = 1_000;
const many = 100_000;
const rowsAtOnce = 200;

const cluster = await startCluster();
for (const kind of ['sqlite', 'postgres'] as const) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const databaseUrl = kind === 'postgres' ? cluster.url : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  await fillUp(database, 1, few);
  const fast = await timesOf(database, few);
  await fillUp(database, few + 1, many);
  const slow = await timesOf(database, many);
  console.log(`${kind}: milliseconds with ${few} and ${many} posts and pictures`);
  for (const [name, time] of Object.entries(slow)) {
    const figures = [fast[name] ?? 0, time].map((figure) => figure.toFixed(1).padStart(7));
    console.log(`  ${name.padEnd(28)} ${figures.join(' ')}`);
  }
  await database.close();
  await rm(dataDir, { recursive: true });
}
await cluster.stop();

async function fillUp(database: Database, from: number, to: number): Promise<void> {
  await putPosts(database, from, to);
  for (let start = from; start <= to; start += rowsAtOnce) {
    const end = Math.min(start + rowsAtOnce - 1, to);
    const pictures = Array.from({ length: end - start + 1 }, (_, at) => ({
      hash: (start + at).toString(16).padStart(32, '0'),
      ...{ width: 1200, height: 800, widths: '[480,1200]', created_at: start + at },
      name: `site-${start + at}.jpg`,
      description: '현장 사진',
    }));
    await database.write(async (trx) => {
      await trx.insertInto('pictures').values(pictures).execute();
      // As publishing leaves them: what is saved is what is public.
      await sql`insert into post_versions
        (mnum, language, title, main_text, state, publish_at, edition, updated_at)
        select mnum, language, title, main_text, 'published', null, 1, mnum
        from published_versions where mnum between ${start} and ${end}`.execute(trx);
      await sql`update posts set updated_at = mnum * 1000 where mnum between ${start} and ${end}`.execute(
        trx,
      );
    });
  }
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.db);
  else await sql`analyze`.execute(database.db);
}

async function timesOf(database: Database, size: number): Promise<Record<string, number>> {
  const lastPage = Math.ceil(size / 20);
  const questions: Record<string, () => Promise<unknown>> = {
    'by date, first page': () => listDrafts(database, {}),
    'by date, last page': () => listDrafts(database, { page: lastPage }),
    'recently edited, first page': () => listDrafts(database, { sort: 'edited' }),
    'recently edited, last page': () => listDrafts(database, { sort: 'edited', page: lastPage }),
    'search, one': () => listDrafts(database, { sort: 'edited', q: `${size}번째` }),
    'search, all': () => listDrafts(database, { sort: 'edited', q: 'coating' }),
    'search, none': () => listDrafts(database, { sort: 'edited', q: 'nothing like it' }),
    drafts: () => listDrafts(database, { sort: 'edited', state: 'draft' }),
    'changed since publication': () => listDrafts(database, { sort: 'edited', state: 'changed' }),
    'in Spanish': () => listDrafts(database, { sort: 'edited', language: 'es' }),
    'in the bin': () => listDrafts(database, { state: 'deleted' }),
    'library, first page': () => listPictures(database, {}),
    'library, last page': () => listPictures(database, { page: Math.ceil(size / 24) }),
    'library, search, one': () => listPictures(database, { q: `site-${size}.` }),
  };
  const found: Record<string, number> = {};
  for (const [name, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let round = 0; round < 15; round++) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    found[name] = median(times.slice(5));
  }
  return found;
}
