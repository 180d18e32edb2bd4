import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { watchPages } from '../support/page-watch.ts';
import { startCluster } from '../support/postgres.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { type Account, compareSentWithStored } from '../support/stored-inquiries.ts';
import type { Place } from '../support/test-config.ts';
import { startVisitors } from './visitors.ts';

const run = promisify(execFile);

/** What else to do with the place once the site there is stopped, before it is removed. */
type AtEnd = (place: Place) => Promise<unknown>;

export interface OutageReport extends Account {
  errors: string[];
  pagesServed: number;
  pageFailures: string[];
}

/** The database stops answering for a while, and comes back by itself. */
export async function loseDatabase(seconds: number, atEnd?: AtEnd): Promise<OutageReport> {
  const cluster = await startCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-outage-'));
  const place = { dataDir, databaseUrl: cluster.url };
  const env = { TRUST_PROXY: '1', DATABASE_URL: cluster.url };
  const site = await startSiteProcess({ env, dataDir });
  try {
    const report = await endure(site.url, place, async () => {
      await cluster.pause();
      await pause(seconds * 1000);
      await cluster.resume();
    });
    await site.stop();
    await atEnd?.(place);
    return report;
  } finally {
    await site.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A small disk runs full under the site and is made room on again. Needs the right to mount. */
export async function fillDisk(seconds: number, atEnd?: AtEnd): Promise<OutageReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dataDir]);
  const place = { dataDir, databaseUrl: undefined };
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' }, dataDir });
  const filler = join(dataDir, 'filler');
  try {
    const report = await endure(site.url, place, async () => {
      const until = Date.now() + seconds * 1000;
      await mkdir(filler);
      for (let i = 0; Date.now() < until; i += 1) {
        const { bavail, bsize } = await statfs(dataDir);
        await writeFile(join(filler, String(i)), Buffer.alloc(bavail * bsize)).catch(() => {});
        await pause(100);
      }
      await rm(filler, { recursive: true });
    });
    await site.stop();
    await atEnd?.(place);
    return report;
  } finally {
    await site.stop();
    await run('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function endure(url: string, place: Place, outage: () => Promise<void>) {
  const pages = await watchPages(url);
  const visitors = startVisitors(url, 5);
  await pause(1000);
  await outage();
  await pause(1000);
  await visitors.finish();
  const { served, failures } = await pages.stop();
  return {
    ...(await compareSentWithStored(place, visitors.sent)),
    errors: visitors.errors,
    pagesServed: served,
    pageFailures: failures,
  };
}
