import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { createApp } from './http/app.ts';
import { createDocuments } from './http/documents.ts';
import { createListener, type GeneratedFile } from './http/listener.ts';
import { Shelf } from './http/shelf.ts';
import { fixedEntries, robotsTxt, sitemapXml } from './http/sitemap.ts';
import { indexStaticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import { createSite } from './site.ts';
import { startInquiries } from './start-inquiries.ts';
import { watchChanges } from './watch-changes.ts';

const root = join(import.meta.dirname, '..');

export interface RunningSite {
  url: string;
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

/** The one place that ties all together. */
export async function startSite(config: Config, log: Log): Promise<RunningSite> {
  const database = await openDatabase(config);
  const server = createServer({ requestTimeout: 120_000, keepAliveTimeout: 65_000 });
  const begin = holdEarlyRequests(server);
  const port = await listen(server, config);
  const origin = config.siteUrl ?? `http://localhost:${port}`;
  const { siteUrl } = config;

  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const files = await indexStaticFiles(join(root, 'build/client'), siteUrl);
  const shelf = new Shelf();
  const site = createSite(database, origin);
  const documents = createDocuments({ build, site, shelf, siteUrl });

  const generated = new Map<string, GeneratedFile>([
    [
      '/robots.txt',
      { type: 'text/plain; charset=utf-8', topics: [], make: async () => robotsTxt(origin) },
    ],
    [
      '/sitemap.xml',
      {
        type: 'application/xml',
        topics: ['posts'],
        make: async () => sitemapXml(origin, fixedEntries(documents.paths)),
      },
    ],
  ]);

  const isReady = () =>
    database.db
      .selectFrom('settings')
      .select('key')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      );
  const inquiries = await startInquiries({ config, database, log });
  const app = createApp({ documents, siteUrl, log, isReady, apis: [...inquiries.apis] });
  begin(createListener({ shelf, files, documents, generated, app, siteUrl, log }));

  const closing = new AbortController();
  const stopWatching = watchChanges(database, (topic) => shelf.drop(topic));
  const filled = documents.fill(closing.signal).catch((error) => log.fault(error));

  async function close(): Promise<void> {
    closing.abort();
    await stopWatching();
    await closeServer(server);
    await filled;
    await database.close();
  }

  return { url: `http://localhost:${port}`, close };
}

type HttpServer = ReturnType<typeof createServer>;

/** The port is bound first, so that whoever comes early waits a moment instead of failing. */
function holdEarlyRequests(server: HttpServer): (listener: RequestListener) => void {
  const early: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (req, res) => early.push([req, res]);
  server.on('request', hold);
  return (listener) => {
    server.off('request', hold).on('request', listener);
    for (const [req, res] of early) listener(req, res);
  };
}

function listen(server: HttpServer, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Requests in flight have eight seconds to finish. */
async function closeServer(server: HttpServer): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 8_000);
  await closed;
  clearTimeout(patience);
}
