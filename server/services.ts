import type { Hono } from 'hono';
import { hashInPool } from './accounts/passwords.ts';
import type { Office } from './admin-api/office.ts';
import { openBackOffice } from './back-office.ts';
import type { Config } from './config.ts';
import { type Database, isAnswering, openServingDatabase } from './database/database.ts';
import { openScanner } from './files/clamd.ts';
import { hasRoomForUpload } from './files/disk-room.ts';
import { openStore } from './files/store.ts';
import type { AppBindings } from './http/app.ts';
import { feeds } from './http/feed.ts';
import { filesApi } from './http/files-api.ts';
import { inquiryApi } from './http/inquiry-api.ts';
import type { GeneratedFile } from './http/listener.ts';
import { mediaApi } from './http/media-api.ts';
import { picturesApi } from './http/pictures-api.ts';
import { readinessApi, watchReadiness } from './http/readiness.ts';
import { securityTxt, securityTxtAddress } from './http/security-txt.ts';
import type { Shelf } from './http/shelf.ts';
import { postEntries, type SitemapEntry } from './http/sitemap.ts';
import { startInquiryRounds } from './inquiry-rounds.ts';
import type { Log } from './log.ts';
import { encodeInPool } from './posts/encode-picture.ts';
import { openPictures } from './posts/pictures.ts';
import { repeat, type Stop } from './repeat.ts';
import { readSecret } from './settings/secret.ts';
import { createSite, type Site } from './site.ts';
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
  previews: Office['previews'];
  close(): Promise<void>;
}

export async function openServices(
  config: Config,
  origin: string,
  log: Log,
  shelf: Shelf,
): Promise<Services> {
  const database = await openServingDatabase(config);
  const secret = await readSecret(database, config);
  const store = await openStore(config, 'files');
  const workers = openWorkerPool({ threads: sparedCores(), mostWaiting: 30 });
  const passwordWorkers = openWorkerPool({ threads: sparedCores(), mostWaiting: 16 });
  const pictures = openPictures(
    database,
    await openStore(config, 'pictures'),
    encodeInPool(workers),
  );
  const site = createSite(database, origin);
  const previews: Office['previews'] = {};
  const scanner = config.clamdUrl ? openScanner(config.clamdUrl) : undefined;
  const rounds = { config, database, store, scanner, origin, log };
  const loops: Stop[] = [
    await startInquiryRounds(rounds),
    // It says until when it is valid: made anew each day, also by a process that runs for years.
    repeat(async () => shelf.forget(securityTxtAddress), 24 * 60 * 60 * 1000, log),
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
      mediaApi({ database, shelf, siteUrl: config.siteUrl }),
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
