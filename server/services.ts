import type { Hono } from 'hono';
import { hashInPool } from './accounts/passwords.ts';
import type { AdminContext } from './admin-api/context.ts';
import { openBackOffice } from './back-office.ts';
import type { Config } from './config.ts';
import { type Database, isAnswering, openServingDatabase } from './database/database.ts';
import { openScanner } from './files/clamd.ts';
import { hasRoomForUpload } from './files/disk-room.ts';
import { openStore } from './files/store.ts';
import type { AppBindings } from './http/app.ts';
import type { GeneratedFile } from './http/listener.ts';
import { readinessApi, watchReadiness } from './http/readiness.ts';
import { startJobs } from './jobs/jobs.ts';
import { runEvery, type Stop } from './jobs/run-every.ts';
import type { Log } from './log/log.ts';
import { feeds } from './pages/feed.ts';
import type { PageCache } from './pages/page-cache.ts';
import { securityTxt, securityTxtAddress } from './pages/security-txt.ts';
import { createSite, type Site } from './pages/site.ts';
import { postEntries, type SitemapEntry } from './pages/sitemap.ts';
import { encodeInPool } from './posts/pictures/encode-picture.ts';
import { openPictures } from './posts/pictures/pictures.ts';
import { filesApi } from './public-api/files.ts';
import { inquiryApi } from './public-api/inquiry.ts';
import { mediaApi } from './public-api/media.ts';
import { picturesApi } from './public-api/pictures.ts';
import { readSecret } from './settings/secret.ts';
import { openWorkerPool, sparedCores } from './worker-pool.ts';

/** Everything behind HTTP: what pages are made from, what the API calls, what runs by itself. */
export interface Services {
  database: Database;
  site: Site;
  apis: Hono<AppBindings>[];
  /** Feeds and other texts by their address. */
  generated: [address: string, file: GeneratedFile][];
  sitemapEntries(): Promise<SitemapEntry[]>;
  isReady(): Promise<boolean>;
  /** Where the pages, once they are ready, leave the way to show a post that is not public. */
  previews: AdminContext['previews'];
  close(): Promise<void>;
}

export async function openServices(
  config: Config,
  origin: string,
  log: Log,
  cache: PageCache,
): Promise<Services> {
  const database = await openServingDatabase(config);
  const secret = await readSecret(database, config);
  const store = await openStore(config, 'files');
  const workers = openWorkerPool({ threads: sparedCores(), maxWaiting: 30 });
  const passwordWorkers = openWorkerPool({ threads: sparedCores(), maxWaiting: 16 });
  const pictures = openPictures(
    database,
    await openStore(config, 'pictures'),
    encodeInPool(workers),
  );
  const site = createSite(database, origin);
  const previews: AdminContext['previews'] = {};
  const scanner = config.clamdUrl ? openScanner(config.clamdUrl) : undefined;
  const rounds = { config, database, store, scanner, origin, log };
  const loops: Stop[] = [
    await startJobs(rounds),
    // It says until when it is valid: made anew each day, also by a process that runs for years.
    runEvery(async () => cache.forget(securityTxtAddress), 24 * 60 * 60 * 1000, log),
  ];
  const readiness = watchReadiness({
    database: () => isAnswering(database),
    'file-store': () => store.answers(),
    'disk-reserve': () => hasRoomForUpload(config),
    ...(scanner && { scanner: () => scanner.answers() }),
  });

  return {
    database,
    site,
    apis: [
      readinessApi(readiness),
      mediaApi({ database, cache, siteUrl: config.siteUrl }),
      picturesApi(pictures),
      inquiryApi({ config, database, secret, log }),
      filesApi({ config, database, secret, store, workers, log }),
      await openBackOffice({
        config,
        database,
        secret,
        origin,
        pictures,
        workers,
        passwords: hashInPool(passwordWorkers),
        files: store,
        previews,
        log,
      }),
    ],
    generated: [...feeds(site.posts, origin), securityTxt(site, config.siteUrl)],
    sitemapEntries: () => postEntries(site.posts),
    isReady: readiness.isReady,
    previews,
    async close() {
      await Promise.all(loops.map((stop) => stop()));
      await Promise.all([workers.close(), passwordWorkers.close()]);
      await database.close();
    },
  };
}
