import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isLanguage, type Language, localize } from '#domain/language.ts';
import type { Topic } from '../changes.ts';
import { createRequestIds, type Log } from '../log.ts';
import type { AppBindings } from './app.ts';
import type { Documents } from './documents.ts';
import { type KeptAnswer, keepAnswer, sendKept } from './kept-answer.ts';
import { securityHeaders } from './security-headers.ts';
import type { Shelf } from './shelf.ts';
import type { StaticFiles } from './static-files.ts';

/** A small text made by the server itself, such as the sitemap. */
export interface GeneratedFile {
  type: string;
  topics: readonly Topic[];
  make(): Promise<string | Buffer>;
}

interface Parts {
  shelf: Shelf;
  files: StaticFiles;
  documents: Documents;
  generated: ReadonlyMap<string, GeneratedFile>;
  app: Hono<AppBindings>;
  siteUrl: string | undefined;
  log: Log;
  isReady(): Promise<boolean>;
}

const dynamic = /^\/(api\/|admin(\/|\.data|\?|$)|__manifest|healthz|readyz|pictures\/)/;

/**
 * What answers first: finished bytes from the shelf, in plain Node, before any framework.
 * What is not there is made, kept, and sent; everything that is not a page goes to the app.
 */
export function createListener(parts: Parts): RequestListener {
  const { shelf, files, documents, generated, app, siteUrl, log, isReady } = parts;
  const nextId = createRequestIds();
  const answerByApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });

  function logWhenDone(req: IncomingMessage, res: ServerResponse, path: string): void {
    const id = nextId();
    res.setHeader('X-Request-Id', id);
    res.once('close', () => log.answered(id, req.method ?? '', path, res.statusCode));
  }

  async function makeFile(url: string): Promise<KeptAnswer | undefined> {
    const { generation } = shelf;
    const file = generated.get(url);
    if (!file) {
      const answer = await files.keep(url);
      if (answer) shelf.put(url, answer, [], generation);
      return answer;
    }
    const headers = {
      ...securityHeaders(siteUrl),
      'Content-Type': file.type,
      'Cache-Control': 'no-cache',
    };
    const answer = keepAnswer({ headers, body: await file.make() });
    shelf.put(url, answer, file.topics, generation);
    return answer;
  }

  async function answerSlowly(req: IncomingMessage, res: ServerResponse, url: string) {
    const path = pathOf(url);
    const file = shelf.get(path) ?? (await makeFile(path));
    if (file && (generated.has(path) || files.has(path))) return sendKept(req, res, file);
    if (files.has(path)) return files.stream(req, res, path);

    const address = documents.readAddress(url);
    switch (address.kind) {
      case 'redirect':
        return redirect(res, 308, address.to);
      case 'page': {
        const remembered = address.path === '/' ? rememberedLanguage(req) : undefined;
        if (remembered && address.language === 'ko') {
          return redirect(res, 302, localize('/', remembered) + url.slice(path.length));
        }
        return sendKept(req, res, await documents.page(address));
      }
      case 'data':
        return sendKept(req, res, await documents.page(address));
      case 'unknown':
        return sendKept(req, res, await documents.notFound(address.language));
      default:
        return answerByApp(req, res);
    }
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

  async function apologize(res: ServerResponse, error: unknown): Promise<void> {
    log.fault(error);
    if (res.headersSent) return void res.end();
    const isOurFault = await isReady();
    res.writeHead(isOurFault ? 500 : 503, {
      ...securityHeaders(siteUrl),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(!isOurFault && { 'Retry-After': '5' }),
    });
    res.end(isOurFault ? 'Something went wrong on our side.\n' : 'Please try again soon.\n');
  }

  return function listen(req, res) {
    const url = req.url ?? '/';
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (isReading) {
      const kept = shelf.get(url);
      if (kept && !(url === '/' && rememberedLanguage(req))) {
        log.answered(nextId(), req.method as string, url, sendKept(req, res, kept));
        return;
      }
    }
    logWhenDone(req, res, pathOf(url));
    if (!isReading || dynamic.test(url)) {
      answerByApp(req, res);
      return;
    }
    answerSlowly(req, res, url).catch((error: unknown) => apologize(res, error));
  };
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
