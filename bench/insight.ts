import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { devices, formSteps, insightEvents } from '#domain/insight.ts';
import { languages } from '#domain/language.ts';
import { dayNumber, dayOfNumber } from '#domain/seoul.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import type { CountRow } from '#server/insight/counts.ts';
import { readInsight } from '#server/insight/read-insight.ts';
import { writeCounts, writeVisits } from '#server/insight/write-visits.ts';
import { startCluster } from '../tests/support/postgres.ts';
import { startBackOffice } from './back-office.ts';
import { mainThreadTime, median, pinToFirstCore, untilSettled, wrk } from './load.ts';

/**
 * What counting visits costs: home from memory with and without it, in turns; and a month of a
 * million visits a day on both databases. With `counts` or `throughput` only that, and with a
 * number so many visitors of today.
 */
const [part = 'all', given = '1000000'] = process.argv.slice(2);
const visitors = Number(given);
const days = 30;
const today = dayNumber(Date.now());

if (part !== 'counts') await compareThroughput();
if (part !== 'throughput') await measureMonth();

/**
 * One process that counts in every second turn, by its processor time: two processes differ by more
 * than what counting costs, and so does one second of this machine from the next.
 */
async function compareThroughput(turns = 15) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
  const site = await startBackOffice({ dataDir, databaseUrl: undefined });
  pinToFirstCore(site.child);
  const browser = ['User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36'];
  const headers = [...browser, 'Accept-Language: ko-KR', 'Cookie: language=ko; popup=true'];
  const options = headers.flatMap((header) => ['-H', header]);
  const perRequest = async (countVisits: boolean) => {
    await site.call('/settings', { countVisits }, 'PUT');
    await untilSettled(site.child);
    const before = mainThreadTime(site.child);
    const { requests } = wrk(`http://127.0.0.1:${site.port}/`, 3, options);
    return (mainThreadTime(site.child) - before) / requests;
  };
  await perRequest(true);
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [first, second] = [await perRequest(turn % 2 === 0), await perRequest(turn % 2 === 1)];
    ratios.push(turn % 2 === 0 ? second / first : first / second);
  }
  console.log(
    `home from memory, counted / not counted: ${median(ratios).toFixed(3)} (wanted 0.98)`,
  );
  await site.stop();
  await rm(dataDir, { recursive: true });
}

async function measureMonth() {
  const cluster = await startCluster();
  for (const kind of ['sqlite', 'postgres'] as const) {
    const dataDir = await mkdtemp(join(tmpdir(), 'noshine-bench-'));
    const databaseUrl = kind === 'postgres' ? cluster.url : undefined;
    const database = await openDatabase({ dataDir, databaseUrl });
    const before = await readSize(database);
    await putMonth(database);
    const counted = await readSize(database);
    await putVisitors(database);
    const size = await readSize(database);
    const megabytes = (bytes: number) => `${((bytes - before) / 1024 / 1024).toFixed(1)} MB`;
    console.log(
      `${kind}: a month takes ${megabytes(counted)}, with ${visitors} visitors of today ${megabytes(size)} (wanted 200)`,
    );
    for (const span of [1, 7, days]) {
      const from = dayOfNumber(today - span + 1);
      const times: number[] = [];
      for (let turn = 0; turn < 15; turn += 1) {
        const begun = performance.now();
        await readInsight(database, { from, to: dayOfNumber(today) });
        times.push(performance.now() - begun);
      }
      console.log(`  ${span} days read in ${median(times).toFixed(1)} ms (wanted 150)`);
    }
    await database.close();
    await rm(dataDir, { recursive: true });
  }
  await cluster.stop();
}

async function putMonth(database: Database) {
  const named = (kind: CountRow['kind'], names: readonly string[], count: number) =>
    names.map((name) => ({ kind, name, count }));
  const many = (length: number, name: (n: number) => string) =>
    Array.from({ length }, (_, n) => name(n));
  const rows: CountRow[] = [
    ...named('total', ['views', 'visitors'], 1_000_000),
    ...named(
      'page',
      many(60, (n) => `/product/technical/page-${n}`),
      16_000,
    ),
    ...named(
      'source',
      many(500, (n) => `a-referring-site-${n}.example.com`),
      2000,
    ),
    ...named(
      'campaign',
      many(100, (n) => `newsletter / e-mail / fair ${n}`),
      100,
    ),
    ...named(
      'country',
      many(80, (n) => `K${n}`),
      100,
    ),
    ...named('language', languages, 250_000),
    ...named('device', devices, 300_000),
    ...named('event', insightEvents, 10_000),
    ...named('step', formSteps, 1000),
    ...named(
      'stop',
      many(40, (n) => `field${n}.too-long`),
      10,
    ),
  ];
  for (let back = 0; back < days; back += 1) {
    await database.write((trx) => writeCounts(trx, today - back, rows));
  }
}

async function putVisitors(database: Database) {
  const perWrite = 5000;
  for (let at = 0; at < visitors; at += perWrite) {
    const some = Array.from({ length: Math.min(perWrite, visitors - at) }, (_, n) => ({
      // Spread as hashes are.
      visitor: ((at + n) * 2_654_435_761) % 2 ** 48,
      page: '/product/technical/air',
      device: 'phone' as const,
      countryOfLanguages: 'KR',
      arrival: { page: '/product/technical/air', source: 'search:naver', campaign: '' },
      steps: new Set<never>(),
    }));
    await database.write((trx) => writeVisits(trx, database, today, some));
  }
}

async function readSize({ db, kind }: Database): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
      : sql`pg_database_size(current_database())`;
  const { rows } = await sql<{ size: number }>`select ${size} as size`.execute(db);
  return Number(rows[0]?.size);
}
