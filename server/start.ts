import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { assembleSite } from './assemble-site.ts';
import type { Config } from './config.ts';
import { watchEventLoop } from './event-loop-watch.ts';
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
import { indexStaticFiles } from './http/static-files.ts';
import type { Stop } from './jobs/run-every.ts';
import type { Log } from './log/log.ts';
import { readAddress } from './pages/addresses.ts';
import { answerPages } from './pages/answer-pages.ts';
import type { Documents } from './pages/documents.ts';
import { readFrameScript } from './pages/editable.ts';
import { readPageFiles } from './pages/page-files.ts';
import { createRenderer } from './pages/renderer.ts';
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
  const { cache, documents, generated, app, metrics, visits } = site;
  const files = await indexStaticFiles(join(root, 'build/client'), siteUrl);
  const pages = answerPages({
    ...{ cache, files, documents, generated, siteUrl, trustProxy, metrics, visits },
  });
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
