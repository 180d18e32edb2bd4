import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { readConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { createLog } from './log/log.ts';
import { PageCache } from './pages/page-cache.ts';
import { watchChanges } from './pages/watch-changes.ts';
import { openServices } from './services.ts';

// What is written here is for nobody else on the machine.
process.umask(0o077);

/** The development server: pages straight from their source with hot reload, the real API and data. */
const result = readConfig(process.env);
if (!result.ok) throw new Error(result.errors.join('\n'));
const { config } = result;
const log = createLog();
const origin = config.siteUrl ?? `http://localhost:${config.port}`;
const cache = new PageCache();
const { database, site, apis, isReady } = await openServices(config, origin, log, cache);
await watchChanges(database, { onChange: (topic) => cache.drop(topic), log });

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no environment to render in');
const { runner } = ssr;

async function renderPage(request: Request): Promise<Response> {
  const build: ServerBuild = await runner.import('virtual:react-router/server-build');
  const { contexts } = build.entry.module as unknown as { contexts: { site: never } };
  const context = new RouterContextProvider();
  context.set(contexts.site, site as never);
  return createRequestHandler(build, 'development')(request, context);
}

const documents = { routeManifest: (url: string) => renderPage(new Request(origin + url)) };
const app = createApp({ documents, siteUrl: config.siteUrl, log, isReady, apis });
const answerApi = getRequestListener(app.fetch);
const answerPage = getRequestListener(renderPage);

server.on('request', (req, res) => {
  const isApi = /^\/(api\/|healthz|readyz|pictures\/)/.test(req.url ?? '');
  if (isApi) answerApi(req, res);
  else vite.middlewares(req, res, () => answerPage(req, res));
});
server.listen(config.port, config.host, () => console.log(`Developing on ${origin}`));
