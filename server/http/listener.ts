import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { EventLoopWatch } from '../event-loop-watch.ts';
import { createRequestIds, type Log } from '../log/log.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { isOutage } from '../outage.ts';
import { type App, isAppAddress } from './app.ts';
import type { Health } from './health.ts';
import { sendText } from './plain-response.ts';
import { createRequestKinds } from './request-kind.ts';

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
  metrics?: Metrics;
}

/** Three hundred Korean letters to search for take 2,700 characters in an address. */
const maxUrlLength = 4096;

/** As nginx counts them. */
const clientLeft = 499;

/**
 * What answers first: finished bytes from memory, in plain Node, before any framework. What is not
 * there is made; everything that is not a page goes to the app.
 */
export function createListener(dependencies: Dependencies): RequestListener {
  const { pages, app, health, siteUrl, log, metrics = noMetrics } = dependencies;
  const { watch = { begun() {} } } = dependencies;
  const nextId = createRequestIds();
  const answerByApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const isForApp = isAppAddress(app);
  const kindOf = createRequestKinds(app);
  const requests = metrics.countRequests(kindOf);

  function noteWhenDone(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    kind: string,
  ): void {
    const id = nextId();
    const startedAt = requests.now();
    res.setHeader('X-Request-Id', id);
    res.once('close', () => {
      log.answered(id, req.method ?? '', path, res.statusCode);
      requests.answered(kind, res.headersSent ? res.statusCode : clientLeft, startedAt);
    });
  }

  function sendError(res: ServerResponse, error: unknown): void {
    log.error(error);
    if (res.headersSent) return void res.end();
    if (isOutage(error)) {
      sendText(res, siteUrl, { status: 503, text: 'Please try again soon.', retryAfter: 5 });
    } else sendText(res, siteUrl, { status: 500, text: 'Something went wrong on our side.' });
  }

  return function listen(req, res) {
    const begun = requests.begin();
    const url = req.url ?? '/';
    if (url.length > maxUrlLength) {
      const path = 'an address that is too long';
      noteWhenDone(req, res, path, 'unknown');
      return sendText(res, siteUrl, { status: 414, text: 'This address is too long.' });
    }
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (isReading && !req.headers.range) {
      const status = pages.sendFromCache(req, res, url);
      if (status !== undefined) {
        log.answered(nextId(), req.method as string, url, status);
        requests.answeredFromCache(url, status, begun);
        return;
      }
    }
    if (health.answer(req, res)) return;
    const kind = kindOf(url);
    watch.begun(`${req.method} ${kind}`);
    noteWhenDone(req, res, pathOf(url), kind);
    if (!isReading || isForApp(url)) {
      answerByApp(req, res);
      return;
    }
    requests.notInCache();
    pages.send(req, res, url).catch((error: unknown) => sendError(res, error));
  };
}

function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}
