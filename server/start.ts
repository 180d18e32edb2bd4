import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Config } from './config.ts';
import { watchEventLoop } from './event-loop-watch.ts';
import { createApp } from './http/app.ts';
import { compressInPool } from './http/compress.ts';
import { createListener } from './http/listener.ts';
import { closeServer, createHttpServer, holdEarlyRequests, listen } from './http/port.ts';
import { noticeUntrustedProxy } from './http/proxy-notice.ts';
import { indexStaticFiles } from './http/static-files.ts';
import type { Log } from './log/log.ts';
import { createDocuments } from './pages/documents.ts';
import { PageCache } from './pages/page-cache.ts';
import { siteFiles } from './pages/sitemap.ts';
import { watchChanges } from './pages/watch-changes.ts';
import { openServices } from './services.ts';
import { openWorkerPool } from './worker-pool.ts';

const root = join(import.meta.dirname, '..');

export interface RunningSite {
  url: string;
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

/** The one place that ties all together. */
export async function startSite(config: Config, log: Log): Promise<RunningSite> {
  const server = createHttpServer();
  noticeUntrustedProxy(server, config.trustProxy, log);
  const begin = holdEarlyRequests(server);
  const port = await listen(server, config, (error) => log.error(error));
  const { siteUrl, trustProxy } = config;
  const origin = siteUrl ?? `http://localhost:${port}`;

  const compressing = openWorkerPool({ threads: 1, maxWaiting: 10, longest: 120_000 });
  const cache = new PageCache({ log, compress: compressInPool(compressing) });
  const services = await openServices(config, origin, log, cache);
  const { site, apis, isReady } = services;
  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const files = await indexStaticFiles(join(root, 'build/client'), siteUrl);
  const documents = createDocuments({ build, site, cache, siteUrl, isReady });
  services.previews.show = documents.preview;
  const app = createApp({ documents, siteUrl, log, isReady, apis });
  const generated = new Map([
    ...siteFiles(origin, documents.paths, services.sitemapEntries),
    ...services.generated,
  ]);
  const stopWatching = await watchChanges(services.database, {
    onChange: (topic) => cache.drop(topic),
    log,
  });
  const watch = watchEventLoop(log);
  const door = { cache, files, documents, generated, app, siteUrl, trustProxy };
  begin(createListener({ ...door, log, isReady, watch }));

  const closing = new AbortController();
  const filled = documents.fill(closing.signal).catch((error) => log.error(error));

  async function close(): Promise<void> {
    closing.abort();
    await closeServer(server);
    await Promise.all([stopWatching(), watch.stop(), filled]);
    await services.close();
    await compressing.close();
  }

  return { url: `http://localhost:${port}`, close };
}
