import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import type { DiskRoom } from '../files/disk-room.ts';
import type { Part, Readiness } from '../http/readiness.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { within } from '../within.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { createReadings } from './readings.ts';

/** What is looked at when somebody asks, instead of being counted all the time. */
export interface WatchedParts {
  database: Database;
  readiness: Pick<Readiness, 'missing'>;
  cache: Pick<PageCache, 'size' | 'entries'>;
  /** Pages that were asked for and are not made yet. */
  pendingRenders(): number;
  pools: Record<string, Pick<WorkerPool, 'figures'>>;
  readDiskRoom(): Promise<DiskRoom>;
}

const parts: readonly Part[] = ['database', 'file-store', 'disk-reserve', 'scanner'];
/** In milliseconds; each check has a limit of three seconds of its own. */
const patience = 5_000;

export function watchParts(registry: Registry, watched: WatchedParts): void {
  watchProcess(registry, watched);
  const { readiness, cache, pools, pendingRenders, readDiskRoom } = watched;
  const { gauge, counter } = createReadings(registry);

  gauge({
    name: 'noshine_part_missing',
    help: '1 while a part does not answer, as /readyz lists it.',
    labels: ['part'],
    together: 'max',
    async read() {
      const missing = (await within(patience, readiness.missing())) ?? parts;
      const all = new Set([...parts, ...missing]);
      return [...all].map((part) => [missing.includes(part) ? 1 : 0, { part }] as const);
    },
  });
  gauge({
    name: 'noshine_disk_free_bytes',
    help: 'Free on the disk under DATA_DIR.',
    together: 'max',
    read: async () => [[(await readDiskRoom()).free]],
  });
  gauge({
    name: 'noshine_disk_reserve_bytes',
    help: 'What uploads leave free on that disk.',
    together: 'max',
    read: async () => [[(await readDiskRoom()).reserve]],
  });

  gauge({
    name: 'noshine_page_cache_bytes',
    help: 'Memory taken by current and stale answers.',
    together: 'sum',
    read: () => [[cache.size]],
  });
  gauge({
    name: 'noshine_page_cache_entries',
    help: 'Current and stale answers in memory.',
    together: 'sum',
    read: () => [[cache.entries]],
  });
  gauge({
    name: 'noshine_renders_pending',
    help: 'Pages that were asked for and are not made yet, waiting ones included.',
    together: 'sum',
    read: () => [[pendingRenders()]],
  });

  const figures = Object.entries(pools).map(([pool, { figures }]) => ({ pool, figures }));
  gauge({
    name: 'noshine_worker_tasks',
    help: 'Heavy work in threads, running and waiting.',
    labels: ['pool', 'state'],
    together: 'sum',
    read: () =>
      figures.flatMap(({ pool, figures }) => {
        const { running, waiting } = figures();
        return [
          [running, { pool, state: 'running' }],
          [waiting, { pool, state: 'waiting' }],
        ] as const;
      }),
  });
  counter({
    name: 'noshine_worker_tasks_refused_total',
    help: 'Heavy work that was turned away because too much was waiting.',
    labels: ['pool'],
    read: () => figures.map(({ pool, figures }) => [figures().refused, { pool }] as const),
  });
}

function watchProcess(registry: Registry, { database }: WatchedParts): void {
  const { gauge } = createReadings(registry);
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge({
    name: 'noshine_build_info',
    help: 'Always 1; the labels say what is running.',
    labels: ['version', 'database'],
    together: 'first',
    read: () => [[1, { version: manifest.version, database: database.kind }]],
  });
  gauge({
    name: 'noshine_start_time_seconds',
    help: 'When the youngest process started, in seconds since 1970.',
    together: 'max',
    read: () => [[startedAt]],
  });
  gauge({
    name: 'noshine_memory_limit_bytes',
    help: 'The memory of the container or, without a limit, of the machine.',
    together: 'max',
    read: () => [[Math.min(process.constrainedMemory() || totalmem(), totalmem())]],
  });
  gauge({
    name: 'noshine_heap_limit_bytes',
    help: 'The size of the JavaScript heap at which Node ends.',
    together: 'sum',
    read: () => [[getHeapStatistics().heap_size_limit]],
  });
}
