import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Language, languages, localize } from '#domain/language.ts';
import type { Topic } from '../changes.ts';
import type { Site } from '../site.ts';
import { type Address, createAddressBook, publicPaths } from './addresses.ts';
import { holdBackScripts, inlineScriptsOf, withoutScripts } from './held-scripts.ts';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';
import { seeListEnd } from './list-end.ts';
import {
  adminSecurityPolicy,
  contentSecurityPolicy,
  documentHeaders,
  securityHeaders,
} from './security-headers.ts';
import type { Shelf } from './shelf.ts';

interface Ingredients {
  build: ServerBuild;
  site: Site;
  shelf: Shelf;
  siteUrl: string | undefined;
  isReady(): Promise<boolean>;
}

export type Documents = ReturnType<typeof createDocuments>;

/** Turns addresses into finished answers: found on the shelf, or rendered through React Router. */
export function createDocuments({ build, site, shelf, siteUrl, isReady }: Ingredients) {
  const handle = createRequestHandler(build, 'production');
  const contexts = (build.entry.module as unknown as { contexts: { site: never } }).contexts;
  const paths = publicPaths(build.routes);
  const readAddress = createAddressBook(paths);
  const isHttps = site.origin.startsWith('https:');
  const rendering = new Map<string, Promise<KeptAnswer>>();

  function render(url: string, headers?: HeadersInit, shown = site): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(contexts.site, shown as never);
    return handle(new Request(site.origin + url, headers ? { headers } : {}), context);
  }

  async function finish(response: Response, status = response.status): Promise<KeptAnswer> {
    const type = response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8';
    const isPage = type.startsWith('text/html');
    let body = await response.text();
    if (isPage && status < 400) body = holdBackScripts(body);
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      ...securityHeaders(siteUrl),
      ...(status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': '5' }),
      ...(isPage && {
        ...documentHeaders,
        'Content-Security-Policy': contentSecurityPolicy(inlineScriptsOf(body), isHttps),
      }),
    };
    for (const name of ['X-Remix-Response', 'Location']) {
      const value = response.headers.get(name);
      if (value) headers[name] = value;
    }
    return keepAnswer({ status, headers, body });
  }

  /** A page that could not be made: an older one if there is one, else the screen that says so. */
  async function standIn(key: string, response: Response): Promise<KeptAnswer> {
    return shelf.reserve(key) ?? finish(response, (await isReady()) ? 500 : 503);
  }

  function topicsOf(path: string): Topic[] {
    const showsPosts = path === '/' || path.startsWith('/media');
    return showsPosts ? ['settings', 'posts'] : ['settings'];
  }

  async function renderPage({ key, path, isKept }: Address & { kind: 'page' | 'data' }) {
    const { generation } = shelf;
    const seen = seeListEnd(site);
    const response = await render(key, undefined, seen.site);
    if (response.status >= 500) return standIn(key, response);
    const answer = await finish(response);
    // A page beyond the end shows the last one; there are more of them than anybody could keep.
    if (isKept && answer.status === 200 && !seen.isPassed()) {
      shelf.put(key, answer, topicsOf(path), generation);
    } else shelf.forget(key);
    return answer;
  }

  /** Many visitors asking for one page that is not there yet share its rendering. */
  async function page(address: Address & { kind: 'page' | 'data' }): Promise<KeptAnswer> {
    const { key } = address;
    const found = shelf.get(key);
    if (found) return found;
    const shared = rendering.get(key) ?? renderPage(address).finally(() => rendering.delete(key));
    rendering.set(key, shared);
    return shared;
  }

  async function notFound(language: Language): Promise<KeptAnswer> {
    const key = `not found:${language}`;
    const found = shelf.get(key);
    if (found) return found;
    const { generation } = shelf;
    const response = await render(localize('/not/found', language));
    if (response.status >= 500) return standIn(key, response);
    const body = withoutScripts(await response.text());
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...securityHeaders(siteUrl),
      ...documentHeaders,
      'Content-Security-Policy': contentSecurityPolicy([], isHttps),
    };
    const answer = keepAnswer({ status: 404, headers, body });
    shelf.put(key, answer, ['settings'], generation);
    return answer;
  }

  /** The back office belongs to one signed-in person: rendered each time, kept nowhere. */
  async function admin(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const response = await render(pathname + search, request.headers);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries({
      ...securityHeaders(siteUrl),
      ...documentHeaders,
    })) {
      headers.set(name, value);
    }
    headers.set('Cache-Control', 'no-store');
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new Response(response.body, { status: response.status, headers });
    }
    const body = await response.text();
    headers.set('Content-Security-Policy', adminSecurityPolicy(inlineScriptsOf(body), isHttps));
    return new Response(body, { status: response.status, headers });
  }

  /** A page with other posts than the public ones, for a frame of the back office; no scripts. */
  async function preview(path: string, change: (posts: Site['posts']) => Site['posts']) {
    const shown = { ...site, posts: change(site.posts) };
    const response = await render(path, undefined, shown);
    const policy = contentSecurityPolicy([], isHttps);
    return new Response(withoutScripts(await response.text()), {
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
    notFound,
    admin,
    preview,
    fill,
    paths,
    routeManifest: (url: string) => render(url),
  };
}
