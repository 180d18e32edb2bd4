import { AggregatorRegistry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnBothDatabases, makePostgresDatabase } from '../../tests/support/databases.ts';
import { openLine } from '../../tests/support/flaky-proxy.ts';
import { type Database, openServingDatabase } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { collectMetrics } from './collect-metrics.ts';

const kindOf = (url: string) => (url.startsWith('/api/') ? 'api-media' : 'page');

function watched(database: Database) {
  return {
    database,
    readiness: { missing: async () => ['scanner' as const] },
    cache: { size: 4_096, entries: 2 },
    pendingRenders: () => 1,
    pools: { heavy: { figures: () => ({ running: 1, waiting: 2, refused: 3 }) } },
    readDiskRoom: async () => ({ free: 100, reserve: 10, copies: 1 }),
  };
}

/** The value of one line, by its name and labels in any order. */
function readValue(text: string, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  const line = lines.find((each) => wanted.every((label) => each.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('requests', () => {
  it('are counted by kind and status, and what is not there apart', async () => {
    const { metrics, registry } = collectMetrics();
    const requests = metrics.countRequests(kindOf);
    for (let i = 0; i < 130; i += 1) {
      requests.answeredFromCache('/', i === 0 ? 304 : 200, requests.begin());
    }
    requests.notInCache();
    requests.answered('page', 404, requests.now() - 300);
    requests.answered('api-media', 404, requests.now());
    const text = await registry.metrics();
    const count = (labels: Record<string, string>) =>
      readValue(text, 'noshine_requests_total', labels);
    expect(count({ kind: 'page', status: '200' })).toBe(129);
    expect(count({ kind: 'page', status: '304' })).toBe(1);
    expect(count({ kind: 'page', status: '404' })).toBeUndefined();
    expect(count({ kind: 'unknown', status: '404' })).toBe(1);
    expect(count({ kind: 'api-media', status: '404' })).toBe(1);
    expect(readValue(text, 'noshine_page_cache_hits_total')).toBe(130);
    expect(readValue(text, 'noshine_page_cache_misses_total')).toBe(1);
    const bucket = (le: string) =>
      readValue(text, 'noshine_request_duration_seconds_bucket', { kind: 'unknown', le });
    expect([bucket('0.25'), bucket('+Inf')]).toEqual([0, 1]);
    // One in 64 is timed, and stands for the others.
    const timed = readValue(text, 'noshine_request_duration_seconds_count', { kind: 'page' });
    expect(timed).toBe(192);
  });
});

describe('work', () => {
  it('that fails is counted and fails all the same', async () => {
    const { metrics, registry } = collectMetrics();
    const failing = async () => {
      throw new Error('broken');
    };
    await expect(metrics.timeRender(failing)).rejects.toThrow('broken');
    await expect(metrics.countRounds('tidy', failing)()).rejects.toThrow('broken');
    expect(await metrics.timeRender(async () => 'page')).toBe('page');
    const text = await registry.metrics();
    const renders = (result: string) =>
      readValue(text, 'noshine_render_duration_seconds_count', { result });
    expect([renders('failed'), renders('made')]).toEqual([1, 1]);
    expect(readValue(text, 'noshine_renders_running')).toBe(0);
    expect(readValue(text, 'noshine_job_rounds_total', { name: 'tidy' })).toBe(1);
    expect(readValue(text, 'noshine_job_failures_total', { name: 'tidy' })).toBe(1);
  });
});

describeOnBothDatabases('a scrape', (open, kind) => {
  it('tells of mails, backups and parts', async () => {
    const database = await open();
    const now = Date.now();
    await database.write(async (trx) => {
      await queueMail(trx, { kind: 'test', now: now - 3_600_000 });
      await queueMail(trx, { kind: 'test', now });
      await queueMail(trx, { kind: 'account', now, state: 'failed' });
      await queueMail(trx, { kind: 'account', now: 1_000, state: 'sent' });
      const backups = [
        { made_at: 5_000, path: '/backups/whole.zip', size: 77 },
        { made_at: 9_000, path: '/backups/begun.zip', size: 0 },
      ];
      await trx.insertInto('backups').values(backups).execute();
      const erasures = [
        { inquiry_id: 'long gone', erased_at: now - 7_200_000, purged_at: now },
        { inquiry_id: 'just gone', erased_at: now - 3_600_000, purged_at: null },
      ];
      await trx.insertInto('erasures').values(erasures).execute();
    });
    const { registry, watch } = collectMetrics();
    watch(watched(database));
    const text = await registry.metrics();
    const mails = (state: string, of: string) =>
      readValue(text, 'noshine_outbox_mails', { state, kind: of });
    expect([mails('waiting', 'test'), mails('failed', 'account')]).toEqual([2, 1]);
    expect(mails('sent', 'account')).toBeUndefined();
    const age = readValue(text, 'noshine_outbox_oldest_waiting_seconds');
    expect(age).toBeGreaterThanOrEqual(3_600);
    expect(readValue(text, 'noshine_backup_last_timestamp_seconds')).toBe(5);
    expect(readValue(text, 'noshine_backup_last_size_bytes')).toBe(77);
    const unpurged = readValue(text, 'noshine_erasure_oldest_unpurged_seconds');
    expect(Math.floor((unpurged ?? 0) / 1800)).toBe(2);
    expect(readValue(text, 'noshine_part_missing', { part: 'scanner' })).toBe(1);
    expect(readValue(text, 'noshine_part_missing', { part: 'database' })).toBe(0);
    const most = kind === 'postgres' ? 10 : undefined;
    expect(readValue(text, 'noshine_database_connections_max')).toBe(most);
    expect(text).toContain(`database="${kind}"`);
  });

  it('of several processes adds up what is their own and not what they share', async () => {
    const database = await open();
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const { metrics, registry, watch } = collectMetrics();
        watch(watched(database));
        metrics.inquiryStored(false);
        const requests = metrics.countRequests(kindOf);
        requests.answered('page', 200, requests.now());
        return registry.getMetricsAsJSON();
      }),
    );
    const text = await AggregatorRegistry.aggregate(processes).metrics();
    expect(readValue(text, 'noshine_requests_total', { kind: 'page', status: '200' })).toBe(2);
    expect(readValue(text, 'noshine_request_duration_seconds_count', { kind: 'page' })).toBe(2);
    expect(readValue(text, 'noshine_inquiries_total', { place: 'inbox' })).toBe(2);
    expect(readValue(text, 'noshine_page_cache_entries')).toBe(4);
    expect(readValue(text, 'noshine_outbox_mails', { state: 'waiting', kind: 'test' })).toBe(2);
    expect(readValue(text, 'noshine_part_missing', { part: 'scanner' })).toBe(1);
    expect(readValue(text, 'noshine_disk_free_bytes')).toBe(100);
    expect(readValue(text, 'noshine_build_info')).toBe(1);
  });
});

describe('a scrape while PostgreSQL has fallen silent', () => {
  it('tells all the rest', async () => {
    const place = await makePostgresDatabase();
    const throughLine = new URL(place.databaseUrl);
    const line = await openLine(Number(throughLine.port));
    throughLine.host = new URL(line.url).host;
    // Longer than a scrape may take, so that the question stays open.
    const idleTimeout = 5_000;
    const there = { ...place, databaseUrl: throughLine.href };
    const database = await openServingDatabase(there, idleTimeout);
    onTestFinished(async () => {
      await database.close();
      line.close();
      await place.remove();
    });
    const { registry, watch } = collectMetrics();
    watch(watched(database));
    line.fallSilent();
    for (let scrapes = 0; scrapes < 2; scrapes += 1) {
      const text = await registry.metrics();
      expect(readValue(text, 'noshine_backup_last_timestamp_seconds')).toBeUndefined();
      expect(readValue(text, 'noshine_outbox_oldest_waiting_seconds')).toBeUndefined();
      expect(readValue(text, 'noshine_page_cache_bytes')).toBe(4_096);
      // Asking again would take one connection after the other.
      expect(readValue(text, 'noshine_database_connections', { state: 'busy' })).toBeLessThan(2);
    }
  });
});
