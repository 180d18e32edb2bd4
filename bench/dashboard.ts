import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pagePaths } from '#domain/pages.ts';
import { shiftDay } from '#domain/period.ts';
import { dayInSeoul, dayNumber } from '#domain/seoul.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import type { CountKind, InsightSchema } from '#server/insight/schema.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { medianOf, type Place, startBackOffice } from './back-office.ts';
import { putInquiries, receivedAt } from './many-inquiries.ts';

/** The overview of 100,000 inquiries and two years of visits, on both databases. */
const many = 100_000;
const days = 732;
const wanted = 150;
const lastDay = dayInSeoul(receivedAt(many));

const cluster = await startCluster();
for (const kind of ['sqlite', 'postgres'] as const) {
  const place: Place = {
    dataDir: await mkdtemp(join(tmpdir(), 'noshine-bench-')),
    databaseUrl: kind === 'postgres' ? cluster.url : undefined,
  };
  const database = await openDatabase(place);
  await putVisits(database);
  await putInquiries(database, 1, many);
  await answerMost(database);
  await database.close();
  const office = await startBackOffice(place);
  console.log(`${kind}: milliseconds with ${many} inquiries (wanted ${wanted})`);
  for (const length of [7, 28, 90, 366]) {
    const query = new URLSearchParams({
      period: 'own',
      from: shiftDay(lastDay, 1 - length),
      to: lastDay,
    });
    const time = await medianOf(() => office.call(`/dashboard?${query}`));
    console.log(
      `  ${String(length).padStart(4)} days and those before ${time.toFixed(1).padStart(7)}`,
    );
  }
  const time = await medianOf(() => office.call('/dashboard/state'));
  console.log(`  how things stand          ${time.toFixed(1).padStart(7)}`);
  await office.stop();
  await rm(place.dataDir, { recursive: true });
}
await cluster.stop();

/** Sixty pages, five hundred sources, and what else is counted, each day. */
async function putVisits(database: Database): Promise<void> {
  const posts = Array.from({ length: 60 - pagePaths.length }, (_, at) => `/media/${at}`);
  const sites = Array.from({ length: 500 }, (_, at) => `site-${at}.example`);
  const last = dayNumber(receivedAt(many));
  for (let day = last - days + 1; day <= last; day += 1) {
    const row = (kind: CountKind, name: string, at: number): InsightSchema['insight_counts'] => ({
      ...{ day, kind, name },
      count: 1 + ((day * 31 + at * 17) % 900),
    });
    const rows = [
      row('total', 'views', 1),
      row('total', 'visitors', 2),
      ...[...pagePaths, ...posts].map((name, at) => row('page', name, at)),
      ...sites.map((name, at) => row('source', name, at)),
      ...['KR', 'US', 'ID', 'ES', 'MX'].map((name, at) => row('country', name, at)),
      ...['step-one', 'step-two', 'step-three', 'sent'].map((name, at) => row('step', name, at)),
    ];
    await database.write((trx) => trx.insertInto('insight_counts').values(rows).execute());
  }
}

async function answerMost(database: Database): Promise<void> {
  await database.write((trx) =>
    sql`update inquiries set answered_at = received_at + 36000000, came_from_page = '/',
      source = 'site-1.example' where status in ('answered', 'closed')`.execute(trx),
  );
}
