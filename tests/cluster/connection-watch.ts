import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Findings } from './findings.ts';

/** How many connections the instances have to PostgreSQL, at most. */
export function watchConnections(url: string, findings: Findings) {
  let isOver = false;

  async function count(): Promise<number> {
    const client = new pg.Client(url);
    // PostgreSQL restarts during the campaign.
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows[0]?.count ?? 0;
    } catch {
      return 0;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function watch() {
    while (!isOver) {
      findings.maxConnections = Math.max(findings.maxConnections, await count());
      await pause(1_000);
    }
  }

  const watching = watch();
  return async () => {
    isOver = true;
    await watching;
  };
}
