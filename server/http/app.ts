import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Log } from '../log/log.ts';
import { isOutage } from '../outage.ts';
import { TaskTooLong, WorkerPoolFull } from '../worker-pool.ts';
import { problem } from './problem.ts';
import { dataPolicy, securityHeaders } from './security-headers.ts';

export interface AppBindings {
  Bindings: HttpBindings;
}

export type App = Hono<AppBindings>;

interface Dependencies {
  /** What the router's client asks for before it follows a link. */
  routeManifest(url: string): Promise<Response>;
  siteUrl: string | undefined;
  log: Log;
  /** Each mounted at the root with its own full paths. */
  apis: readonly App[];
}

const maxManifestPaths = 200;

/** Everything that is not a finished answer in memory: the API, the back office. */
export function createApp({ routeManifest, siteUrl, log, apis }: Dependencies): App {
  const app = new Hono<AppBindings>();
  const shared = Object.entries(securityHeaders(siteUrl));

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of shared) if (!c.res.headers.has(name)) c.header(name, value);
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', dataPolicy);
    }
  });

  for (const api of apis) app.route('/', api);

  app.get('/__manifest', (c) =>
    // Each path is matched against every route; no page has so many links.
    (c.req.query('paths') ?? '').split(',').length > maxManifestPaths
      ? problem('malformed', 'These are too many paths at once.')
      : routeManifest(pathAndQuery(c.req.url)),
  );

  app.notFound((c) => {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD' || path.startsWith('/api/')) {
      return problem('not-found', 'There is nothing at this address.');
    }
    return problem('method-not-allowed', 'This address answers GET and HEAD only.', {
      headers: { Allow: 'GET, HEAD' },
    });
  });

  app.onError((error) => {
    if (error instanceof WorkerPoolFull) {
      return problem('not-ready', 'There is much to do just now. Please try again soon.', {
        headers: { 'Retry-After': '5' },
      });
    }
    if (error instanceof TaskTooLong) {
      return problem('invalid', 'This is too complicated to be read.');
    }
    log.error(error);
    if (isOutage(error)) {
      return problem('not-ready', 'This cannot be answered just now. Please try again soon.', {
        headers: { 'Retry-After': '5' },
      });
    }
    return problem('failed', 'Something went wrong on our side. Please try again later.');
  });

  return app;
}

/** Whether an address belongs to the app, by the first part of the paths that the app has. */
export function isAppAddress(app: App): (url: string) => boolean {
  // With the slash after it, so that `/pictures` itself is an address without a page.
  const firstPart = (path: string) => /^\/[^/?]*\/?/.exec(path)?.[0];
  // What is only posted to may share its address with a page.
  const read = app.routes.filter(({ method }) => method !== 'POST');
  const known = new Set(read.map(({ path }) => firstPart(path)));
  known.delete('/*');
  return (url) => known.has(firstPart(url));
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
