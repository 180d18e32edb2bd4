import { readSupplied } from '#content/supplied.ts';
import { day } from '#domain/seoul.ts';
import { createAccountsContext } from './accounts/context.ts';
import {
  describeFirstAdministrator,
  ensureFirstAdministrator,
} from './accounts/first-administrator.ts';
import { hashInPool } from './accounts/passwords.ts';
import { createAdminApi } from './admin-api/admin-api.ts';
import type { Config } from './config.ts';
import { isAnswering, openServingDatabase } from './database/database.ts';
import { openScanner } from './files/clamd.ts';
import { hasRoomForUpload, readDiskRoom } from './files/disk-room.ts';
import { openStore } from './files/open-store.ts';
import { makeUploadSlots, uploadSlotLimits } from './files/upload-slots.ts';
import { createApp } from './http/app.ts';
import { compressInPool } from './http/compress.ts';
import { watchReadiness } from './http/readiness.ts';
import { findInbox } from './inbound-mail/find-inbox.ts';
import { watchInbox } from './inbound-mail/watch-inbox.ts';
import { openVisitCounter } from './insight/insight.ts';
import { startJobs } from './jobs/jobs.ts';
import { runEvery } from './jobs/run-every.ts';
import { openLegalTexts } from './legal/legal-texts.ts';
import type { Log } from './log/log.ts';
import { logoDrawer } from './logos/draw-logo.ts';
import { openLogos } from './logos/logos.ts';
import { noMetrics } from './metrics/metrics.ts';
import { dependenciesOn } from './pages/dependencies.ts';
import { createDocuments } from './pages/documents.ts';
import { feeds } from './pages/feed.ts';
import type { GeneratedFiles } from './pages/generated-file.ts';
import { PageCache } from './pages/page-cache.ts';
import type { PageFiles } from './pages/page-files.ts';
import type { Render } from './pages/renderer.ts';
import { securityTxt, securityTxtAddress } from './pages/security-txt.ts';
import { createSite } from './pages/site.ts';
import { crawlerFiles } from './pages/sitemap.ts';
import { watchChanges } from './pages/watch-changes.ts';
import { plainFormApi } from './plain-form/plain-form.ts';
import { checkInPool } from './posts/files/check-file.ts';
import { openPostFiles } from './posts/files/post-files.ts';
import { listInEveryLanguage } from './posts/listing.ts';
import { encodeInPool } from './posts/pictures/encode-picture.ts';
import { openPictures } from './posts/pictures/pictures.ts';
import { readPostAddresses } from './posts/post-addresses.ts';
import { cardsApi } from './public-api/cards.ts';
import { countsApi } from './public-api/counts.ts';
import { downloadsApi } from './public-api/downloads.ts';
import { filesApi } from './public-api/files.ts';
import { filmsApi } from './public-api/films.ts';
import { inquiryApi } from './public-api/inquiry.ts';
import { logosApi } from './public-api/logos.ts';
import { mediaApi } from './public-api/media.ts';
import { picturesApi } from './public-api/pictures.ts';
import { reportsApi } from './public-api/reports.ts';
import { scriptErrorsApi } from './public-api/script-errors.ts';
import { readSecret } from './settings/secret.ts';
import { openCards } from './site/cards.ts';
import { cardDrawer } from './site/draw-card.ts';
import { openSiteEditing } from './site/editing.ts';
import { openTexts } from './site/texts.ts';
import { openWorkerPool, sparedCores } from './worker-pool.ts';

/** In milliseconds: a crash loses the visits of so long. */
const writeCountsEvery = 4000;

interface Surroundings {
  origin: string;
  log: Log;
  render: Render;
  /** While developing there are none: styles and scripts come from their sources. */
  pageFiles?: PageFiles;
  /** What the editor's frame runs. */
  frameScript: string;
  /** Of all processes of one start: it does what is done once. */
  isFirst: boolean;
}

/** The one place that ties all together, from the database up to the app; it binds no port. */
export async function assembleSite(config: Config, surroundings: Surroundings) {
  const { origin, log, render, pageFiles, frameScript, isFirst } = surroundings;
  const { siteUrl } = config;
  const collecting = config.metricsPort
    ? (await import('./metrics/collect-metrics.ts')).collectMetrics()
    : undefined;
  const { metrics } = collecting ?? { metrics: noMetrics };
  const compressing = openWorkerPool({ threads: 1, maxWaiting: 10, longest: 120_000 });
  const workers = openWorkerPool({ threads: sparedCores(), maxWaiting: 30 });
  const hashing = openWorkerPool({ threads: sparedCores(), maxWaiting: 16 });
  // The largest files of a picture may take longer than all else may.
  const drawing = openWorkerPool({ threads: 1, maxWaiting: 10, longest: 60_000 });

  const database = await openServingDatabase(config, undefined, metrics.onQuery);
  if (isFirst) await listInEveryLanguage(database);
  const secret = await readSecret(database, config);
  const files = await openStore(config, 'files');
  const pictureStore = await openStore(config, 'pictures');
  const pictures = openPictures(database, pictureStore, encodeInPool(workers));
  const scanner = config.clamdUrl ? openScanner(config.clamdUrl) : undefined;
  const check = checkInPool(workers, scanner, config.dataDir);
  const postFiles = openPostFiles({ database, store: pictureStore, check });
  const readiness = watchReadiness({
    database: () => isAnswering(database),
    'file-store': () => files.answers(),
    'disk-reserve': () => hasRoomForUpload(config),
    ...(scanner && { scanner: () => scanner.answers() }),
  });
  const { isReady, missing } = readiness;

  const cache = new PageCache({ log, compress: compressInPool(compressing) });
  const supplied = readSupplied();
  const texts = await openTexts(database, supplied);
  const { words } = texts;
  const legalTexts = openLegalTexts(database, words, config);
  await legalTexts.store();
  const site = createSite(database, origin, texts, legalTexts);
  const documents = createDocuments({
    render,
    site,
    cache,
    ...(pageFiles && { files: pageFiles }),
    frameScript,
    siteUrl,
    isReady,
    metrics,
  });

  const editing = openSiteEditing({
    ...{ config, database, origin, supplied, documents, frameScript },
    ...{ site, pictureStore, drawing, workers, scanner },
  });
  const logos = openLogos(pictureStore, logoDrawer(workers));
  const passwords = hashInPool(hashing);
  const accounts = createAccountsContext({ database, secret, origin, passwords });
  if (isFirst) {
    const first = await ensureFirstAdministrator(accounts, config);
    for (const line of describeFirstAdministrator(first)) console.error(line);
  }
  const visits = await openVisitCounter({ database, config });
  const shared = { config, database, secret, log, metrics, visits };
  const takeSlot = makeUploadSlots(uploadSlotLimits);
  const uploading = { ...shared, store: files, workers, takeSlot };
  const apis = [
    mediaApi({ database, cache, origin, siteUrl }),
    picturesApi(pictures),
    downloadsApi({ config, database, postFiles, metrics }),
    cardsApi(openCards({ texts, store: pictureStore, draw: cardDrawer(drawing) })),
    filmsApi(editing.siteFilms),
    reportsApi({ texts, reports: editing.siteReports, origin, visits }),
    logosApi(logos),
    inquiryApi(shared),
    filesApi(uploading),
    plainFormApi({ ...uploading, documents, words }),
    scriptErrorsApi(shared),
    countsApi(shared),
    createAdminApi({
      ...shared,
      words,
      accounts,
      pictures,
      postFiles,
      logos,
      files,
      workers,
      ...editing,
      showPreview: documents.preview,
    }),
  ];
  const { routeManifest } = documents;
  const app = createApp({ routeManifest, siteUrl, log, apis });
  const forCrawlers = crawlerFiles(origin, readPostAddresses(database), site.cases);
  const others = new Map([...feeds(site, origin), securityTxt(site, siteUrl)]);
  const generated: GeneratedFiles = {
    get: (address) => others.get(address) ?? forCrawlers.get(address),
  };

  let storing = Promise.resolve();
  const stops = [
    await startJobs({
      ...shared,
      store: files,
      publicStore: pictureStore,
      scanner,
      workers,
      origin,
      words,
      reports: editing.siteReports,
    }),
    await watchChanges(database, {
      async onChange(topic) {
        // First the words, then the documents: none is made of old words and kept as a new one.
        const changed = topic === 'texts' ? await texts.refresh() : [];
        // Before the policy says so.
        if (topic === 'settings') await visits.refresh();
        cache.drop([topic, ...changed.flatMap(dependenciesOn)]);
        const isLegal = changed.some(({ page }) => page === 'consent' || page === 'privacy');
        if (topic !== 'settings' && !isLegal) return;
        storing = legalTexts.store().catch((error) => log.error(error));
      },
      textRules: editing.textRules,
      log,
    }),
    await watchInbox({ ...shared, store: files, workers, findInbox: () => findInbox(shared) }),
    // It says until when it is valid: made anew each day, also by a process that runs for years.
    runEvery(async () => cache.forget(securityTxtAddress), day, log),
    runEvery(visits.write, writeCountsEvery, log),
  ];

  collecting?.watch({
    database,
    readiness,
    cache,
    pendingRenders: documents.countPending,
    pools: {
      heavy: workers,
      passwords: hashing,
      compression: compressing,
      pictures: drawing,
    },
    readDiskRoom: () => readDiskRoom(config),
  });

  async function close(): Promise<void> {
    await Promise.all(stops.map((stop) => stop()));
    await storing;
    await visits.write().catch((error) => log.error(error));
    const pools = [workers, hashing, compressing, drawing];
    await Promise.all(pools.map((pool) => pool.close()));
    await database.close();
  }

  const registry = collecting?.registry;
  return {
    ...{ site, texts, cache, documents, generated, app, missing, metrics, registry, visits },
    close,
  };
}
