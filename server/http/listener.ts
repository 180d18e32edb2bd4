import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { EventLoopWatch } from '../event-loop-watch.ts';
import { createRequestIds, type Log } from '../log/log.ts';
import { isOutage } from '../outage.ts';
import { type App, isAppAddress } from './app.ts';
import type { Health } from './health.ts';
import { sendText } from './plain-response.ts';

/** What answers GET and HEAD outside the app: pages and files. */
export interface Pages {
  /** Writes the answer when it is in memory, and says which status it came to. */
  sendFromCache(req: IncomingMessage, res: ServerResponse, url: string): number | undefined;
  send(req: IncomingMessage, res: ServerResponse, url: string): Promise<void>;
}

interface Dependencies {
  pages: Pages;
  app: App;
  health: Pick<Health, 'answer'>;
  siteUrl: string | undefined;
  log: Log;
  watch?: Pick<EventLoopWatch, 'begun'>;
}

/** Three hundred Korean letters to search for take 2,700 characters in an address. */
const maxUrlLength = 4096;

/**
 * What answers first: finished bytes from memory, in plain Node, before any framework. What is not
 * there is made; everything that is not a page goes to the app.
 */
export function createListener(dependencies: Dependencies): RequestListener {
  const { pages, app, health, siteUrl, log, watch = { begun() {} } } = dependencies;
  const nextId = createRequestIds();
  const answerByApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const isForApp = isAppAddress(app);

  function logWhenDone(req: IncomingMessage, res: ServerResponse, path: string): void {
    const id = nextId();
    res.setHeader('X-Request-Id', id);
    res.once('close', () => log.answered(id, req.method ?? '', path, res.statusCode));
  }

  function sendError(res: ServerResponse, error: unknown): void {
    log.error(error);
    if (res.headersSent) return void res.end();
    if (isOutage(error)) {
      sendText(res, siteUrl, { status: 503, text: 'Please try again soon.', retryAfter: 5 });
    } else sendText(res, siteUrl, { status: 500, text: 'Something went wrong on our side.' });
  }

  return function listen(req, res) {
    const url = req.url ?? '/';
    if (url.length > maxUrlLength) {
      logWhenDone(req, res, 'an address that is too long');
      return sendText(res, siteUrl, { status: 414, text: 'This address is too long.' });
    }
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (isReading && !req.headers.range) {
      const status = pages.sendFromCache(req, res, url);
      if (status !== undefined) {
        log.answered(nextId(), req.method as string, url, status);
        return;
      }
    }
    if (health.answer(req, res)) return;
    watch.begun(kindOf(req, url));
    logWhenDone(req, res, pathOf(url));
    if (!isReading || isForApp(url)) {
      answerByApp(req, res);
      return;
    }
    pages.send(req, res, url).catch((error: unknown) => sendError(res, error));
  };
}

/** Enough to know where to look, and nothing that a visitor could fill the log with. */
function kindOf(req: IncomingMessage, url: string): string {
  const [, first = '', second = ''] = pathOf(url).split('/', 3);
  const isOurs = /^(api|admin|pictures|assets|media|product|about|contact)$/.test(first);
  const isApi = first === 'api' && /^(media|inquiry|files|script-errors|admin)$/.test(second);
  return `${req.method} /${isOurs ? first : '…'}${isApi ? `/${second}` : ''}`;
}

function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}
