import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Language, languages, localize } from '#domain/language.ts';
import type { Topic } from '../database/changes.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import {
  adminSecurityPolicy,
  contentSecurityPolicy,
  documentHeaders,
  securityHeaders,
} from '../http/security-headers.ts';
import { type Address, createAddressBook, publicPaths } from './addresses.ts';
import { collectOwnScripts, deferScripts, withoutScripts } from './deferred-scripts.ts';
import { seeListEnd } from './list-end.ts';
import type { PageCache } from './page-cache.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Site } from './site.ts';

interface Ingredients {
  build: ServerBuild;
  site: Site;
  cache: PageCache;
  siteUrl: string | undefined;
  isReady(): Promise<boolean>;
}

interface Rendered {
  response: Response;
  /** On every script that the program itself wrote into it. */
  nonce: string;
}

const retryLater = { 'Cache-Control': 'no-store', 'Retry-After': '5' };

export type Documents = ReturnType<typeof createDocuments>;

/** Turns addresses into finished answers: found on the shelf, or rendered through React Router. */
export function createDocuments({ build, site, cache, siteUrl, isReady }: Ingredients) {
  const handle = createRequestHandler(build, 'production');
  const { contexts } = build.entry.module as unknown as {
    contexts: { site: never; scriptNonce: never };
  };
  const paths = publicPaths(build.routes);
  const readAddress = createAddressBook(paths);
  const isHttps = site.origin.startsWith('https:');
  const rendering = new Map<string, Promise<CachedResponse>>();
  const inTurn = createRenderQueue();

  async function render(url: string, shown = site): Promise<Rendered> {
    const nonce = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(contexts.site, shown as never);
    context.set(contexts.scriptNonce, nonce as never);
    return { response: await handle(new Request(site.origin + url), context), nonce };
  }

  async function finish(
    { response, nonce }: Rendered,
    status = response.status,
  ): Promise<CachedResponse> {
    const type = response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8';
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ...securityHeaders(siteUrl),
      ...(status === 503 && retryLater),
    };
    for (const name of ['X-Remix-Response', 'Location']) {
      const value = response.headers.get(name);
      if (value) headers[name] = value;
    }
    const body = await response.text();
    if (!type.startsWith('text/html')) return cacheResponse({ status, headers, body });
    const { html, scripts } =
      status < 400 ? deferScripts(body, nonce) : collectOwnScripts(body, nonce);
    const policy = contentSecurityPolicy(scripts, isHttps);
    Object.assign(headers, documentHeaders, { 'Content-Security-Policy': policy });
    return cacheResponse({ status, headers, body: html });
  }

  /** A page that could not be made: an older one if there is one, else the screen that says so. */
  async function standIn(key: string, rendered: Rendered): Promise<CachedResponse> {
    return cache.stale(key) ?? finish(rendered, (await isReady()) ? 500 : 503);
  }

  function topicsOf(path: string): Topic[] {
    const showsPosts = path === '/' || path.startsWith('/media');
    return showsPosts ? ['settings', 'posts'] : ['settings'];
  }

  async function renderPage({ key, path, isCached }: Address & { kind: 'page' | 'data' }) {
    const { generation } = cache;
    const seen = seeListEnd(site);
    const rendered = await render(key, seen.site);
    if (rendered.response.status >= 500) return standIn(key, rendered);
    const answer = await finish(rendered);
    // A page beyond the end shows the last one; there are more of them than anybody could keep.
    if (isCached && answer.status === 200 && !seen.isPassed()) {
      cache.put(key, answer, topicsOf(path), generation);
    } else cache.forget(key);
    return answer;
  }

  /** Many visitors asking for one page that is not there yet share its rendering. */
  async function page(address: Address & { kind: 'page' | 'data' }): Promise<CachedResponse> {
    const { key } = address;
    const found = cache.get(key);
    if (found) return found;
    const shared =
      rendering.get(key) ?? inTurn(() => renderPage(address)).finally(() => rendering.delete(key));
    rendering.set(key, shared);
    return shared;
  }

  async function notFound(language: Language): Promise<CachedResponse> {
    const key = `not found:${language}`;
    const found = cache.get(key);
    if (found) return found;
    const { generation } = cache;
    const rendered = await render(localize('/not/found', language));
    const { response, nonce } = rendered;
    if (response.status >= 500) return standIn(key, rendered);
    const body = withoutScripts(await response.text(), nonce);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...securityHeaders(siteUrl),
      ...documentHeaders,
      'Content-Security-Policy': contentSecurityPolicy([], isHttps),
    };
    const answer = cacheResponse({ status: 404, headers, body });
    cache.put(key, answer, ['settings'], generation);
    return answer;
  }

  /**
   * The back office is one empty room, whatever its address: what is in it comes by the API. So it
   * is rendered once, and no address, however long, is work. While the database is away nobody can
   * be let in: the room says so, and so does its status.
   */
  async function admin({ isData }: Address & { kind: 'admin' }): Promise<CachedResponse> {
    const isAway = !(await isReady());
    const url = isData ? '/admin.data' : '/admin';
    const key = `room:${url}${isAway ? ' away' : ''}`;
    const found = cache.get(key);
    if (found) return found;
    const { generation } = cache;
    const { response, nonce } = await render(url);
    const { html, scripts } = collectOwnScripts(await response.text(), nonce);
    const headers = {
      ...securityHeaders(siteUrl),
      ...documentHeaders,
      'Content-Type': response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8',
      'Content-Security-Policy': adminSecurityPolicy(scripts, isHttps),
      'Cache-Control': 'no-store',
      ...(isAway && retryLater),
    };
    const status = isAway ? 503 : response.status;
    const answer = cacheResponse({ status, headers, body: html });
    if (response.status === 200) cache.put(key, answer, [], generation);
    return answer;
  }

  /** A page with other posts than the public ones, for a frame of the back office; no scripts. */
  async function preview(path: string, change: (posts: Site['posts']) => Site['posts']) {
    const shown = { ...site, posts: change(site.posts) };
    const { response, nonce } = await render(path, shown);
    const policy = contentSecurityPolicy([], isHttps);
    return new Response(withoutScripts(await response.text(), nonce), {
      status: response.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...securityHeaders(siteUrl),
        ...documentHeaders,
        'X-Frame-Options': 'SAMEORIGIN',
        'Content-Security-Policy': policy.replace("ancestors 'none'", "ancestors 'self'"),
      },
    });
  }

  /** The fixed pages, before anybody asks; each a short piece of work between other requests. */
  async function fill(signal: AbortSignal): Promise<void> {
    for (const language of languages) {
      for (const path of paths) {
        if (signal.aborted) return;
        const address = readAddress(localize(path, language));
        if (address.kind === 'page') await page(address);
        await new Promise(setImmediate);
      }
      await notFound(language);
    }
  }

  return {
    readAddress,
    page,
    isCached: ({ key }: { key: string }) => cache.get(key) !== undefined,
    notFound,
    admin,
    preview,
    fill,
    paths,
    routeManifest: async (url: string) => (await render(url)).response,
  };
}
