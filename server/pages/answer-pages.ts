import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { type CachedResponse, sendCached } from '../http/cached-response.ts';
import { clientNetworkOfRequest } from '../http/client-address.ts';
import { type ClientLimit, limitClients } from '../http/client-limits.ts';
import type { Pages } from '../http/listener.ts';
import { cacheLongResponse } from '../http/long-response.ts';
import { sendRedirect, sendText } from '../http/plain-response.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { StaticFiles } from '../http/static-files.ts';
import type { VisitCounter } from '../insight/insight.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { type PageAddress, readAddress } from './addresses.ts';
import type { Documents } from './documents.ts';
import type { GeneratedFiles } from './generated-file.ts';
import type { PageCache } from './page-cache.ts';
import { QueueFull } from './render-queue.ts';

interface Dependencies {
  cache: PageCache;
  files: StaticFiles;
  documents: Pick<Documents, 'page' | 'isCached' | 'admin' | 'notFound'>;
  generated: GeneratedFiles;
  siteUrl: string | undefined;
  trustProxy: number;
  /** How many pages that cannot be cached are made for one visitor. */
  uncached?: ClientLimit;
  metrics?: Metrics;
  visits?: Pick<VisitCounter, 'viewed'>;
}

/** Searches, posts and list pages that do not exist. */
const uncachedPages = { burst: 60, perSecond: 5 };

/** Files and documents by their address: from memory, or made, cached and sent. */
export function answerPages(dependencies: Dependencies): Pages {
  const { cache, files, documents, generated, siteUrl, trustProxy } = dependencies;
  const { uncached = limitClients(uncachedPages), metrics = noMetrics, visits } = dependencies;

  async function makeFile(path: string): Promise<CachedResponse | undefined> {
    const { generation } = cache;
    const file = generated.get(path);
    if (!file) {
      const answer = await files.read(path);
      if (answer) cache.put(path, answer, [], generation);
      return answer;
    }
    const headers = {
      ...securityHeaders(siteUrl),
      'Content-Type': file.type,
      'Cache-Control': 'no-cache',
    };
    try {
      const body = await file.make();
      if (body === undefined) return undefined;
      const answer = await cacheLongResponse({ headers, pieces: [body] });
      cache.put(path, answer, file.madeOf, generation);
      return answer;
    } catch (error) {
      const stale = cache.stale(path);
      if (stale) return stale;
      throw error;
    }
  }

  function sendSeen(req: IncomingMessage, res: ServerResponse, answer: CachedResponse) {
    sendCached(req, res, answer);
    if (answer.page) visits?.viewed(req, answer.page, queryOf(req.url ?? ''));
  }

  async function sendPage(req: IncomingMessage, res: ServerResponse, address: PageAddress) {
    if (documents.isCached(address)) return sendSeen(req, res, await documents.page(address));
    const visitor = clientNetworkOfRequest(req, trustProxy);
    if (!uncached.allow(visitor)) {
      metrics.limitReached('uncached-page');
      return sendText(res, siteUrl, { status: 429, text: 'Please wait a moment.', retryAfter: 1 });
    }
    const answer = await documents.page(address);
    if (documents.isCached(address)) uncached.giveBack(visitor);
    sendSeen(req, res, answer);
  }

  async function send(req: IncomingMessage, res: ServerResponse, url: string) {
    const [path = '/'] = url.split('?', 1);
    const isFile = files.has(path);
    if (isFile && req.headers.range) return files.stream(req, res, path);
    const file = cache.get(path) ?? (await makeFile(path));
    if (file && (isFile || generated.get(path))) return sendCached(req, res, file);
    if (isFile) return files.stream(req, res, path);

    const address = readAddress(url);
    switch (address.kind) {
      case 'redirect':
        return sendRedirect(res, siteUrl, { status: 308, to: address.to });
      case 'page': {
        const remembered = address.path === '/' ? rememberedLanguage(req) : undefined;
        if (remembered && address.language === defaultLanguage) {
          const to = pagePath('home', remembered) + url.slice(path.length);
          return sendRedirect(res, siteUrl, { status: 302, to });
        }
        return sendPage(req, res, address);
      }
      case 'data':
        return sendPage(req, res, address);
      case 'admin':
        return sendCached(req, res, await documents.admin(address));
      case 'unknown':
        return sendCached(req, res, await documents.notFound(address));
    }
  }

  return {
    sendFromCache(req, res, url) {
      const cached = cache.get(url);
      if (!cached || (url === '/' && rememberedLanguage(req))) return undefined;
      const status = sendCached(req, res, cached);
      if (cached.page) visits?.viewed(req, cached.page);
      return status;
    },
    async send(req, res, url) {
      try {
        await send(req, res, url);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        const text = 'Please try again in a moment.';
        sendText(res, siteUrl, { status: 503, text, retryAfter: 1 });
      }
    },
  };
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
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
  return isLanguage(language) && language !== defaultLanguage ? language : undefined;
}
