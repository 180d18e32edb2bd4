import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isLanguage, type Language, localize } from '#domain/language.ts';
import type { Topic } from '../database/changes.ts';
import type { EventLoopWatch } from '../event-loop-watch.ts';
import { createRequestIds, type Log } from '../log/log.ts';
import type { Address } from '../pages/addresses.ts';
import type { Documents } from '../pages/documents.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { QueueFull } from '../pages/render-queue.ts';
import type { AppBindings } from './app.ts';
import { type CachedResponse, cacheResponse, sendCached } from './cached-response.ts';
import { clientOfRequest } from './client-address.ts';
import { type ClientLimit, limitClients } from './client-limits.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** A small text made by the server itself, such as the sitemap. */
export interface GeneratedFile {
  type: string;
  topics: readonly Topic[];
  make(): Promise<string | Buffer>;
}

interface Parts {
  cache: PageCache;
  files: StaticFiles;
  documents: Documents;
  generated: ReadonlyMap<string, GeneratedFile>;
  app: Hono<AppBindings>;
  siteUrl: string | undefined;
  trustProxy: number;
  log: Log;
  isReady(): Promise<boolean>;
  watch?: Pick<EventLoopWatch, 'begun'>;
  /** How many pages that nobody can keep are made for one visitor. */
  uncached?: ClientLimit;
}

const dynamic = /^\/(api\/|__manifest|healthz|readyz|pictures\/)/;

/** Three hundred Korean letters to search for take 2,700 characters in an address. */
const maxUrlLength = 4096;

/** Pages that nobody can keep: searches, posts and list pages that do not exist. */
const uncachedPages = { burst: 60, perSecond: 5 };

/**
 * What answers first: finished bytes from the shelf, in plain Node, before any framework.
 * What is not there is made, kept, and sent; everything that is not a page goes to the app.
 */
export function createListener(parts: Parts): RequestListener {
  const { cache, files, documents, generated, app, siteUrl, trustProxy, log, isReady } = parts;
  const { uncached = limitClients(uncachedPages), watch = { begun() {} } } = parts;
  const nextId = createRequestIds();
  const answerByApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  function logWhenDone(req: IncomingMessage, res: ServerResponse, path: string): void {
    const id = nextId();
    res.setHeader('X-Request-Id', id);
    res.once('close', () => log.answered(id, req.method ?? '', path, res.statusCode));
  }

  async function makeFile(url: string): Promise<CachedResponse | undefined> {
    const { generation } = cache;
    const file = generated.get(url);
    if (!file) {
      const answer = await files.keep(url);
      if (answer) cache.put(url, answer, [], generation);
      return answer;
    }
    const headers = {
      ...securityHeaders(siteUrl),
      'Content-Type': file.type,
      'Cache-Control': 'no-cache',
    };
    const answer = cacheResponse({ headers, body: await file.make() });
    cache.put(url, answer, file.topics, generation);
    return answer;
  }

  async function answerSlowly(req: IncomingMessage, res: ServerResponse, url: string) {
    const path = pathOf(url);
    const isFile = files.has(path);
    if (isFile && req.headers.range) return files.stream(req, res, path);
    const file = cache.get(path) ?? (await makeFile(path));
    if (file && (isFile || generated.has(path))) return sendCached(req, res, file);
    if (isFile) return files.stream(req, res, path);

    const address = documents.readAddress(url);
    switch (address.kind) {
      case 'redirect':
        return redirect(res, 308, address.to);
      case 'page': {
        const remembered = address.path === '/' ? rememberedLanguage(req) : undefined;
        if (remembered && address.language === 'ko') {
          return redirect(res, 302, localize('/', remembered) + url.slice(path.length));
        }
        return sendPage(req, res, address);
      }
      case 'data':
        return sendPage(req, res, address);
      case 'admin':
        return sendCached(req, res, await documents.admin(address));
      case 'unknown':
        return sendCached(req, res, await documents.notFound(address.language));
    }
  }

  async function sendPage(
    req: IncomingMessage,
    res: ServerResponse,
    address: Address & { kind: 'page' | 'data' },
  ) {
    if (documents.isCached(address)) return sendCached(req, res, await documents.page(address));
    const visitor = clientOfRequest(req, trustProxy);
    if (!uncached.allow(visitor)) return refuse(res, 429, 'Please wait a moment.', 1);
    const answer = await documents.page(address);
    if (documents.isCached(address)) uncached.giveBack(visitor);
    return sendCached(req, res, answer);
  }

  function redirect(res: ServerResponse, status: 302 | 308, to: string): void {
    res.writeHead(status, {
      ...securityHeaders(siteUrl),
      Location: to,
      'Cache-Control': status === 302 ? 'no-store' : 'public, max-age=3600',
      'Content-Length': 0,
      ...(status === 302 && { Vary: 'Cookie, Sec-Fetch-Site' }),
    });
    res.end();
  }

  function refuse(res: ServerResponse, status: number, words: string, retryAfter?: number): void {
    res.writeHead(status, {
      ...securityHeaders(siteUrl),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    });
    res.end(`${words}\n`);
  }

  async function apologize(res: ServerResponse, error: unknown): Promise<void> {
    if (error instanceof QueueFull) return refuse(res, 503, 'Please try again in a moment.', 1);
    log.error(error);
    if (res.headersSent) return void res.end();
    if (await isReady()) refuse(res, 500, 'Something went wrong on our side.');
    else refuse(res, 503, 'Please try again soon.', 5);
  }

  return function listen(req, res) {
    const url = req.url ?? '/';
    if (url.length > maxUrlLength) {
      logWhenDone(req, res, 'an address that is too long');
      return refuse(res, 414, 'This address is too long.');
    }
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (isReading && !req.headers.range) {
      const kept = cache.get(url);
      if (kept && !(url === '/' && rememberedLanguage(req))) {
        log.answered(nextId(), req.method as string, url, sendCached(req, res, kept));
        return;
      }
    }
    watch.begun(kindOf(req, url));
    logWhenDone(req, res, pathOf(url));
    if (!isReading || dynamic.test(url)) {
      answerByApp(req, res);
      return;
    }
    answerSlowly(req, res, url).catch((error: unknown) => apologize(res, error));
  };
}

/** Enough to know where to look, and nothing that a visitor could fill the log with. */
function kindOf(req: IncomingMessage, url: string): string {
  const [, first = '', second = ''] = pathOf(url).split('/', 3);
  const isOurs = /^(api|admin|pictures|assets|media|product|about|contact)$/.test(first);
  const isApi = first === 'api' && /^(media|inquiry|files|admin)$/.test(second);
  return `${req.method} /${isOurs ? first : '…'}${isApi ? `/${second}` : ''}`;
}

function pathOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}

/**
 * The language a returning visitor chose before, when they come from outside. A click within the
 * site is never redirected: whoever asks for the Korean home page gets it.
 */
function rememberedLanguage(req: IncomingMessage): Language | undefined {
  const { cookie } = req.headers;
  if (!cookie) return undefined;
  const from = req.headers['sec-fetch-site'];
  if (from !== 'none' && from !== 'cross-site') return undefined;
  const language = cookie.match(/(?:^|;\s*)language=(\w+)/)?.[1];
  return isLanguage(language) && language !== 'ko' ? language : undefined;
}
