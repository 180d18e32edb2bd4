import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
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
import { watchEventLoop } from './event-loop-watch.ts';
import { openScanner } from './files/clamd.ts';
import { hasRoomForUpload, readDiskRoom } from './files/disk-room.ts';
import { openStore } from './files/open-store.ts';
import { makeUploadSlots, uploadSlotLimits } from './files/upload-slots.ts';
import { createApp } from './http/app.ts';
import { compressInPool } from './http/compress.ts';
import { createHealth } from './http/health.ts';
import { createListener } from './http/listener.ts';
import {
  closeServer,
  createHttpServer,
  type Drain,
  drainConnections,
  holdEarlyRequests,
  listen,
} from './http/port.ts';
import { noticeUntrustedProxy } from './http/proxy-notice.ts';
import { watchReadiness } from './http/readiness.ts';
import { indexStaticFiles } from './http/static-files.ts';
import { startJobs } from './jobs/jobs.ts';
import { runEvery, type Stop } from './jobs/run-every.ts';
import { openLegalTexts, previewLegalTexts } from './legal/legal-texts.ts';
import type { Log } from './log/log.ts';
import { noMetrics } from './metrics/metrics.ts';
import { readAddress } from './pages/addresses.ts';
import { answerPages } from './pages/answer-pages.ts';
import { dependenciesOn } from './pages/dependencies.ts';
import { createDocuments, type Documents } from './pages/documents.ts';
import { readFrameScript } from './pages/editable.ts';
import { feeds } from './pages/feed.ts';
import type { GeneratedFiles } from './pages/generated-file.ts';
import { PageCache } from './pages/page-cache.ts';
import { type PageFiles, readPageFiles } from './pages/page-files.ts';
import { createRenderer, type Render } from './pages/renderer.ts';
import { securityTxt, securityTxtAddress } from './pages/security-txt.ts';
import { createSite, type Site } from './pages/site.ts';
import { crawlerFiles } from './pages/sitemap.ts';
import { watchChanges } from './pages/watch-changes.ts';
import { plainFormApi } from './plain-form/plain-form.ts';
import { listInEveryLanguage } from './posts/listing.ts';
import { encodeInPool } from './posts/pictures/encode-picture.ts';
import { openPictures } from './posts/pictures/pictures.ts';
import { readPostAddresses } from './posts/post-addresses.ts';
import { filesApi } from './public-api/files.ts';
import { inquiryApi } from './public-api/inquiry.ts';
import { mediaApi } from './public-api/media.ts';
import { picturesApi } from './public-api/pictures.ts';
import { scriptErrorsApi } from './public-api/script-errors.ts';
import { readSecret } from './settings/secret.ts';
import { readDraftTexts } from './site/draft-texts.ts';
import { pictureEncoder } from './site/encode-variant.ts';
import { openSitePictures } from './site/pictures-files.ts';
import { readPicturePlaces } from './site/pictures-places.ts';
import { createSearch } from './site/search.ts';
import { showFrame } from './site/stages.ts';
import { siteTextRules } from './site/text-rules.ts';
import { openTexts } from './site/texts.ts';
import { openWorkerPool, sparedCores } from './worker-pool.ts';
import { isWorker } from './workers.ts';

const root = join(import.meta.dirname, '..');

export interface RunningSite {
  url: string;
  /** Tells balancers and connections to go elsewhere, finishes what is in flight, and ends. */
  close(drain?: Drain): Promise<void>;
}

/** Serves the built site; `isFirst` of all processes of one start. */
export async function startSite(config: Config, log: Log, isFirst = true): Promise<RunningSite> {
  const server = createHttpServer();
  noticeUntrustedProxy(server, config.trustProxy, log);
  const health = createHealth(config.siteUrl);
  const begin = holdEarlyRequests(server, health);
  const port = await listen(server, config, (error) => log.error(error));
  const { siteUrl, trustProxy } = config;
  const origin = siteUrl ?? `http://localhost:${port}`;

  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const render = createRenderer(async () => build);
  const pageFiles = await readPageFiles(join(root, 'build'), build);
  const frameScript = await readFrameScript(join(root, 'build'));
  const shown = { origin, log, render, pageFiles, frameScript, isFirst };
  const site = await assembleSite(config, shown);
  const { cache, documents, generated, app, metrics } = site;
  const files = await indexStaticFiles(join(root, 'build/client'), siteUrl);
  const pages = answerPages({ cache, files, documents, generated, siteUrl, trustProxy, metrics });
  await renderOnce(documents, log);
  const watch = watchEventLoop(log);
  begin(createListener({ pages, app, health, siteUrl, log, watch, metrics }));
  health.serve(site.missing);
  const stopMetrics = await startMetrics(config, site.registry, log);

  const closing = new AbortController();
  // Whoever has waited for the start comes first.
  const filled = pause(500, undefined, { signal: closing.signal })
    .then(() => documents.fillCache(closing.signal))
    .catch((error) => {
      if (!closing.signal.aborted) log.error(error);
    });

  async function close(drain: Drain = { seconds: 0 }): Promise<void> {
    health.stop();
    closing.abort();
    await drainConnections(server, drain);
    await closeServer(server);
    await Promise.all([watch.stop(), filled]);
    await site.close();
    await stopMetrics();
  }

  return { url: `http://localhost:${port}`, close };
}

/** The first rendering also compiles what every page uses: no visitor need wait for that. */
async function renderOnce(documents: Documents, log: Log): Promise<void> {
  const home = readAddress('/');
  if (home.kind === 'page') await documents.page(home).catch((error) => log.error(error));
}

async function startMetrics(
  { metricsPort: port, host }: Config,
  registry: Registry | undefined,
  log: Log,
): Promise<Stop> {
  const nothing = async () => {};
  if (!port || !registry) return nothing;
  if (isWorker()) {
    (await import('./metrics/worker-metrics.ts')).offerMetrics(registry);
    return nothing;
  }
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  return serveMetrics({ port, host, read: () => registry.metrics(), log });
}

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
  const readiness = watchReadiness({
    database: () => isAnswering(database),
    'file-store': () => files.answers(),
    'disk-reserve': () => hasRoomForUpload(config),
    ...(scanner && { scanner: () => scanner.answers() }),
  });
  const { isReady, missing } = readiness;

  const cache = new PageCache({ log, compress: compressInPool(compressing) });
  const supplied = readSupplied();
  const textRules = siteTextRules(supplied);
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

  /** With all drafts, each text marked. */
  async function openMarkedSite(): Promise<Site> {
    const drafts = await readDraftTexts(database, supplied, textRules.supplied);
    const legal = previewLegalTexts(database, drafts.words, config);
    return { ...createSite(database, origin, drafts, legal), marksPictures: true };
  }
  const openMarked = async () => {
    const marked = await openMarkedSite();
    return (path: string) => documents.marked(path, marked);
  };

  const withSupplied: Site = { ...site, picture: () => undefined };
  const passwords = hashInPool(hashing);
  const accounts = createAccountsContext({ database, secret, origin, passwords });
  if (isFirst) {
    const first = await ensureFirstAdministrator(accounts, config);
    for (const line of describeFirstAdministrator(first)) console.error(line);
  }
  const shared = { config, database, secret, log, metrics };
  const takeSlot = makeUploadSlots(uploadSlotLimits);
  const uploading = { ...shared, store: files, workers, takeSlot };
  const apis = [
    mediaApi({ database, cache, origin, siteUrl }),
    picturesApi(pictures),
    inquiryApi(shared),
    filesApi(uploading),
    plainFormApi({ ...uploading, documents, words }),
    scriptErrorsApi(shared),
    createAdminApi({
      ...shared,
      words,
      accounts,
      pictures,
      files,
      workers,
      textRules,
      showPreview: documents.preview,
      showEditable: async (frame) => {
        const { editable } = documents;
        return showFrame(frame, { site: await openMarkedSite(), editable, frameScript, siteUrl });
      },
      sitePictures: openSitePictures(pictureStore, pictureEncoder(drawing)),
      picturePlaces: readPicturePlaces((path) => documents.marked(path, withSupplied)),
      search: createSearch({ database, supplied: textRules.supplied, openMarked }),
    }),
  ];
  const { routeManifest } = documents;
  const app = createApp({ routeManifest, siteUrl, log, apis });
  const forCrawlers = crawlerFiles(origin, readPostAddresses(database));
  const others = new Map([...feeds(site, origin), securityTxt(site, siteUrl)]);
  const generated: GeneratedFiles = {
    get: (address) => others.get(address) ?? forCrawlers.get(address),
  };

  let storing = Promise.resolve();
  const stops = [
    await startJobs({ ...shared, store: files, scanner, workers, origin, words }),
    await watchChanges(database, {
      async onChange(topic) {
        // First the words, then the documents: none is made of old words and kept as a new one.
        const changed = topic === 'texts' ? await texts.refresh() : [];
        cache.drop([topic, ...changed.flatMap(dependenciesOn)]);
        const isLegal = changed.some(({ page }) => page === 'consent' || page === 'privacy');
        if (topic !== 'settings' && !isLegal) return;
        storing = legalTexts.store().catch((error) => log.error(error));
      },
      textRules,
      log,
    }),
    // It says until when it is valid: made anew each day, also by a process that runs for years.
    runEvery(async () => cache.forget(securityTxtAddress), day, log),
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
    const pools = [workers, hashing, compressing, drawing];
    await Promise.all(pools.map((pool) => pool.close()));
    await database.close();
  }

  const registry = collecting?.registry;
  return { site, cache, documents, generated, app, missing, metrics, registry, close };
}
