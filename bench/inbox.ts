import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { type InboxPage, listInbox } from '#server/inquiries/inbox.ts';
import { startCluster } from '../tests/postgres.ts';
import { startSiteProcess } from '../tests/site-process.ts';
import { highestDuring, median, residentMegabytes, untilSettled } from './load.ts';
import { putInquiries } from './many-inquiries.ts';

/** The inbox among 1,000 and 100,000 inquiries, and the export of them all, on both databases. */
const few = 1_000;
const many = 100_000;

const questions = (size: number): Record<string, InboxPage> => ({
  'first page': {},
  'deep page': { before: Math.ceil(size / 2) },
  'status new': { status: 'new' },
  'status answered, Spanish': { status: 'answered', language: 'es' },
  'sample, one month': { sample: true, ...lastMonth(size) },
  quarantine: { quarantined: true },
  'business type': { businessType: 'individual' },
  'word in one of six': { q: '외벽' },
  'word in all': { q: '현장에서 시험' },
  'name of two syllables': { q: '하늘' },
  'e-mail of one': { q: `person${size - 7}@` },
  'telephone number': {
    q: `010-${String(size - 7)
      .padStart(8, '0')
      .slice(0, 4)}`,
  },
  'word of nobody': { q: '존재하지않는말' },
  'word and status': { q: '필터', status: 'in progress' },
});

const cluster = await startCluster();
for (const kind of ['sqlite', 'postgres'] as const) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const databaseUrl = kind === 'postgres' ? cluster.url : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  await putInquiries(database, 1, few);
  const fast = await timesOf(database, few);
  await putInquiries(database, few + 1, many);
  const slow = await timesOf(database, many);
  await database.close();
  console.log(`${kind}: milliseconds with ${few} and ${many} inquiries (wanted 150, and 2 ×)`);
  for (const [name, time] of Object.entries(slow)) {
    const before = fast[name] as number;
    const figures = [before, time].map((figure) => figure.toFixed(1).padStart(7)).join(' ');
    console.log(`  ${name.padEnd(26)} ${figures}   ${(time / before).toFixed(1)} ×`);
  }
  await measureExport(dataDir, databaseUrl);
  await rm(dataDir, { recursive: true });
}
await cluster.stop();

type Place = Parameters<typeof listInbox>[0];

async function timesOf(database: Place, size: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, page] of Object.entries(questions(size))) {
    const times: number[] = [];
    for (let round = 0; round < 15; round++) {
      const start = performance.now();
      await listInbox(database, page);
      times.push(performance.now() - start);
    }
    found[name] = median(times.slice(3));
  }
  return found;
}

function lastMonth(size: number) {
  const until = Date.UTC(2020, 0, 1) + size * 1_800_000;
  return { from: until - 30 * 86_400_000, until };
}

async function measureExport(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };
  const site = await startSiteProcess({
    dataDir,
    env: {
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const post = (path: string, data: unknown, cookie = '') =>
    fetch(`${site.url}/api/admin${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie },
    });
  const entered = await post('/session', owner);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await untilSettled(site.child);
  await pause(20_000);
  for (const format of ['csv', 'xlsx']) {
    const before = residentMegabytes(site.child);
    const begun = performance.now();
    let bytes = 0;
    const highest = await highestDuring(site.child, async () => {
      const wish = { format, reason: 'measured', language: 'ko', filter: {} };
      const answer = await post('/inquiries/export', wish, cookie);
      if (!answer.ok || !answer.body) throw new Error(`the export was answered ${answer.status}`);
      for await (const piece of answer.body) bytes += piece.length;
    });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `  export as ${format}: ${Math.round(bytes / 1e6)} MB in ${seconds} s, memory +${highest - before} MB (wanted 50)`,
    );
  }
  await site.stop();
}
