import { setTimeout as pause } from 'node:timers/promises';
import type { Phase } from '../campaign.ts';
import { startHaproxy } from '../haproxy.ts';

/** A balancer that asks `/readyz` goes on serving pages while PostgreSQL is down. */
export const haproxy: Phase = async ({ site, load, amounts }) => {
  const balancer = await startHaproxy(site.folder, site.ports);
  try {
    await load.during(
      async () => {
        await pause(3_000);
        await site.postgres.pause();
        await pause(amounts.databaseOutage * 1_000);
        await site.postgres.resume();
        await pause(2_000);
      },
      { writes: false, reads: balancer.url },
    );
  } finally {
    await balancer.stop();
  }
};
