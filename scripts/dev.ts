import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { readSupplied } from '#content/supplied.ts';
import { assembleSite } from '../server/assemble-site.ts';
import { readConfig } from '../server/config.ts';
import { isAppAddress } from '../server/http/app.ts';
import { createHealth } from '../server/http/health.ts';
import { createLog } from '../server/log/log.ts';
import { readFrameScript } from '../server/pages/editable.ts';
import { createRenderer } from '../server/pages/renderer.ts';
import { bundleFrameScript } from './bundle-frame-script.ts';

// Files are created for this user only.
process.umask(0o077);

/** The development server: pages straight from their source with hot reload, the real API and data. */
const result = readConfig(process.env);
if (!result.ok) throw new Error(result.errors.join('\n'));
const { config } = result;
const origin = config.siteUrl ?? `http://localhost:${config.port}`;

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no environment to render in');
const { runner } = ssr;

const build = (): Promise<ServerBuild> => runner.import('virtual:react-router/server-build');
const render = createRenderer(build, 'development');
const root = join(import.meta.dirname, '..');
await bundleFrameScript();
const { app, site, texts, missing } = await assembleSite(config, {
  origin,
  log: createLog(),
  render,
  frameScript: await readFrameScript(join(root, 'build')),
  isFirst: true,
});
// A file that is being written may be half there: the next event comes when it is whole.
watch(join(root, 'content'), { recursive: true }, (_, name) => {
  if (!name?.endsWith('.json')) return;
  try {
    texts.replaceSupplied(readSupplied());
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    console.error(`${name}: ${error}`);
  }
});
const isForApp = isAppAddress(app);
const health = createHealth(config.siteUrl);
health.serve(missing);
const answerApi = getRequestListener(app.fetch);
const answerPage = getRequestListener(async ({ url }) => {
  const { pathname, search } = new URL(url);
  return (await render(pathname + search, site)).response;
});

server.on('request', (req, res) => {
  if (health.answer(req, res)) return;
  const isReading = req.method === 'GET' || req.method === 'HEAD';
  if (!isReading || isForApp(req.url ?? '/')) answerApi(req, res);
  else vite.middlewares(req, res, () => answerPage(req, res));
});
server.listen(config.port, config.host, () => console.log(`Developing on ${origin}`));
