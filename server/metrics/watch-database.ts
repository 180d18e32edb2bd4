import type { Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { databaseFigures } from './database-figures.ts';
import { createReadings } from './readings.ts';

/** Of several processes each reads the same rows, hence `max`; their connections add up. */
export function watchDatabase(registry: Registry, database: Database): void {
  const { gauge } = createReadings(registry);
  const { pool } = database;
  const readFigures = databaseFigures(database);

  gauge({
    name: 'noshine_database_connections',
    help: 'The pool on PostgreSQL: busy and idle connections, and who waits for one.',
    labels: ['state'],
    together: 'sum',
    read() {
      if (!pool) return [];
      return [
        [pool.totalCount - pool.idleCount, { state: 'busy' }],
        [pool.idleCount, { state: 'idle' }],
        [pool.waitingCount, { state: 'waiting' }],
      ];
    },
  });
  gauge({
    name: 'noshine_database_connections_max',
    help: 'The most connections that the pool on PostgreSQL opens.',
    together: 'sum',
    read: () => (pool ? [[pool.options.max]] : []),
  });

  gauge({
    name: 'noshine_outbox_mails',
    help: 'Mails that wait, have failed or are withheld; unknown while the database is away.',
    labels: ['state', 'kind'],
    together: 'max',
    async read() {
      const { mails } = (await readFigures()) ?? { mails: [] };
      return mails.map(({ state, kind, count }) => [count, { state, kind }]);
    },
  });
  gauge({
    name: 'noshine_outbox_oldest_waiting_seconds',
    help: 'The age of the mail that has waited longest; 0 when none waits.',
    together: 'max',
    async read() {
      const figures = await readFigures();
      if (!figures) return [];
      const waiting = figures.mails.filter(({ state }) => state === 'waiting');
      const now = Date.now();
      const oldest = Math.min(now, ...waiting.map(({ oldest_at }) => oldest_at));
      return [[(now - oldest) / 1000]];
    },
  });
  gauge({
    name: 'noshine_backup_last_timestamp_seconds',
    help: 'When the newest backup was made, in seconds since 1970; 0 when there is none.',
    together: 'max',
    async read() {
      const figures = await readFigures();
      return figures ? [[(figures.lastBackup?.made_at ?? 0) / 1000]] : [];
    },
  });
  gauge({
    name: 'noshine_backup_last_size_bytes',
    help: 'The size of the newest backup.',
    together: 'max',
    async read() {
      const figures = await readFigures();
      return figures ? [[figures.lastBackup?.size ?? 0]] : [];
    },
  });
  gauge({
    name: 'noshine_erasure_oldest_unpurged_seconds',
    help: 'The age of the oldest erasure that the database files may still show; 0 when there is none.',
    together: 'max',
    async read() {
      const figures = await readFigures();
      if (!figures) return [];
      const now = Date.now();
      return [[(now - Math.min(now, figures.unpurgedSince ?? now)) / 1000]];
    },
  });
}
