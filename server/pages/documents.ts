import { languages, localize } from '#domain/language.ts';
import { casesPath, pagePaths, pages } from '#domain/pages.ts';
import { playerOrigins } from '#domain/video.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { type DocumentKind, documentHeaders, securityHeaders } from '../http/security-headers.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { isOutage } from '../outage.ts';
import type { PostedForm } from '../plain-form/posted-form.ts';
import { type Address, caseSlugIn, type PageAddress, readAddress } from './addresses.ts';
import { collectOwnScripts, deferScripts, withoutScripts } from './deferred-scripts.ts';
import { type Dependency, recordReads } from './dependencies.ts';
import { toEditable } from './editable.ts';
import type { PageCache } from './page-cache.ts';
import { addPageFiles, addStyles, type PageFiles } from './page-files.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Render, Rendered } from './renderer.ts';
import type { Site } from './site.ts';

interface Dependencies {
  render: Render;
  site: Site;
  cache: PageCache;
  /** Unless given, a document has the styles and scripts that it was rendered with. */
  files?: PageFiles;
  /** For the editor's frame; while developing there may be none. */
  frameScript?: string;
  siteUrl: string | undefined;
  isReady(): Promise<boolean>;
  metrics?: Metrics;
}

type Missing = Omit<Address & { kind: 'unknown' }, 'kind'>;

const retryLater = { 'Cache-Control': 'no-store', 'Retry-After': '5' };

export type Documents = ReturnType<typeof createDocuments>;

/** Turns addresses into finished answers: found in the cache, or rendered through React Router. */
export function createDocuments(dependencies: Dependencies) {
  const { render, site, cache, siteUrl, isReady } = dependencies;
  const { metrics = noMetrics, files, frameScript = '' } = dependencies;
  const rendering = new Map<string, Promise<CachedResponse>>();
  const inTurn = createRenderQueue();

  async function documentOf(
    { response, nonce }: Rendered,
    status: number,
    kind: DocumentKind = 'page',
  ) {
    const type = response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8';
    const headers: Record<string, string> = { ...(status === 503 && retryLater) };
    for (const name of ['X-Remix-Response', 'Location']) {
      const value = response.headers.get(name);
      if (value) headers[name] = value;
    }
    const body = await response.text();
    if (!type.startsWith('text/html')) {
      const ofData = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
      return { status, headers: { ...ofData, ...securityHeaders(siteUrl), ...headers }, body };
    }
    const page = response.status < 400 ? deferScripts(body, nonce) : collectOwnScripts(body, nonce);
    const { html, styles } = addPageFiles(page.html, files);
    const parts = { scripts: page.scripts, styles, players: playersIn(html) };
    return {
      status,
      headers: { ...documentHeaders(kind, siteUrl, parts), ...headers },
      body: html,
    };
  }

  async function finish(
    rendered: Rendered,
    status = rendered.response.status,
  ): Promise<CachedResponse> {
    return cacheResponse(await documentOf(rendered, status));
  }

  /** For a page that could not be rendered: the stale one if there is any, else the error page. */
  async function staleOrErrorPage(key: string, rendered: Rendered): Promise<CachedResponse> {
    return cache.stale(key) ?? finish(rendered, errorStatus(rendered));
  }

  async function renderPage(address: PageAddress): Promise<CachedResponse> {
    const { key, path, language, isCacheable } = address;
    const { generation } = cache;
    let isBeyondLastPage = false;
    const list: Site['posts']['list'] = async (options) => {
      const found = await site.posts.list(options);
      isBeyondLastPage ||= (options.page ?? 1) > found.pages;
      return found;
    };
    const recording = recordReads({ ...site, posts: { ...site.posts, list } });
    const rendered = await render(key, recording.site);
    if (rendered.response.status >= 500) return staleOrErrorPage(key, rendered);
    // A version that there never was: the error page would say that something failed.
    if (rendered.response.status === 404 && path === pages.privacy.path) {
      return notFound({ language, missing: 'page' });
    }
    const answer = await finish(rendered);
    if (address.kind === 'page' && answer.status === 200) answer.page = { path, language };
    // Beyond the end the last page is shown; there are more such addresses than memory could hold.
    if (isCacheable && answer.status === 200 && !isBeyondLastPage) {
      cache.put(key, answer, [...topicsOf(path), ...recording.texts], generation);
    } else cache.forget(key);
    return answer;
  }

  /** A page that answers a form posted without scripts: for one visitor, and for this once. */
  async function postedPage(key: string, postedForm: PostedForm, asked: number): Promise<Response> {
    const rendered = await inTurn(() =>
      metrics.timeRender(() => render(key, { ...site, postedForm })),
    );
    const status = rendered.response.status < 500 ? asked : errorStatus(rendered);
    const { headers, body } = await documentOf(rendered, status, 'posted');
    return new Response(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }

  function isMissingCase({ path, language }: PageAddress): boolean {
    const slug = caseSlugIn(path);
    if (slug) return !site.cases().find(slug, language);
    return path === casesPath && site.cases().list(language).length === 0;
  }

  /** Simultaneous requests for a page that is not cached share one rendering. */
  async function page(address: PageAddress): Promise<CachedResponse> {
    const { key } = address;
    const found = cache.get(key);
    if (found) return found;
    // Known without rendering, of however many such addresses somebody asks for.
    if (isMissingCase(address)) return notFound({ language: address.language, missing: 'page' });
    const shared =
      rendering.get(key) ??
      inTurn(() => metrics.timeRender(() => renderPage(address))).finally(() =>
        rendering.delete(key),
      );
    rendering.set(key, shared);
    return shared;
  }

  /** One document for all addresses that do not exist, and one for all posts that cannot. */
  async function notFound({ language, missing }: Missing): Promise<CachedResponse> {
    const key = `no such ${missing}:${language}`;
    const found = cache.get(key);
    if (found) return found;
    const { generation } = cache;
    const path = missing === 'post' ? '/media/0' : '/not/found';
    const recording = recordReads(site);
    const rendered = await render(localize(path, language), recording.site);
    if (rendered.response.status >= 500) return staleOrErrorPage(key, rendered);
    const answer = await finish(rendered, 404);
    cache.put(key, answer, ['settings', ...recording.texts], generation);
    return answer;
  }

  /**
   * The back office is one empty document for all its addresses; its data comes by the API. So it
   * is rendered once. While the database does not answer, nobody can sign in and the status is 503.
   */
  async function admin({ isData }: Address & { kind: 'admin' }): Promise<CachedResponse> {
    const isAway = !(await isReady());
    const url = isData ? '/admin.data' : '/admin';
    const key = `back office:${url}${isAway ? ' away' : ''}`;
    const found = cache.get(key);
    if (found) return found;
    const { generation } = cache;
    const recording = recordReads(site);
    const { response, nonce } = await render(url, recording.site);
    const { html, scripts } = collectOwnScripts(await response.text(), nonce);
    const headers = {
      ...documentHeaders('admin', siteUrl, { scripts }),
      'Content-Type': response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8',
      ...(isAway && retryLater),
    };
    const status = isAway ? 503 : response.status;
    const answer = cacheResponse({ status, headers, body: html });
    if (response.status === 200) cache.put(key, answer, [...recording.texts], generation);
    return answer;
  }

  /** A page with other posts than the public ones, for a frame of the back office; no scripts. */
  async function preview(
    path: string,
    change: (posts: Site['posts']) => Site['posts'],
  ): Promise<Response> {
    const rendered = await render(path, { ...site, posts: change(site.posts) });
    const { response, nonce } = rendered;
    const status = response.status < 500 ? response.status : errorStatus(rendered);
    const { html, styles } = addStyles(withoutScripts(await response.text(), nonce), files);
    const headers = documentHeaders('preview', siteUrl, { styles });
    return new Response(html, {
      status,
      headers: { ...headers, ...(status === 503 && retryLater) },
    });
  }

  /** The HTML of a page with marked texts: what it shows, and of which texts. */
  async function marked(path: string, markedSite: Site): Promise<string> {
    const { response } = await inTurn(() => render(path, markedSite));
    return response.text();
  }

  /** The same for the frame in which texts are changed. */
  async function editable(path: string, markedSite: Site): Promise<Response> {
    const rendered = await inTurn(() => render(path, markedSite));
    const { response, nonce } = rendered;
    const page = toEditable(await response.text(), nonce, { files, frameScript, siteUrl });
    const status = response.status < 500 ? response.status : errorStatus(rendered);
    return new Response(page.html, { status, headers: page.headers });
  }

  /** Renders the fixed pages before they are requested, one at a time between other requests. */
  async function fillCache(signal: AbortSignal): Promise<void> {
    for (const language of languages) {
      for (const path of pagePaths) {
        if (signal.aborted) return;
        const address = readAddress(localize(path, language));
        if (address.kind === 'page') await page(address);
        await new Promise(setImmediate);
      }
      await notFound({ language, missing: 'page' });
    }
  }

  return {
    page,
    postedPage,
    isCached: ({ key }: { key: string }) => cache.has(key),
    notFound,
    admin,
    preview,
    marked,
    editable,
    fillCache,
    countPending: () => rendering.size,
    /** What the router's client asks for before it follows a link. */
    routeManifest: async (url: string) => (await render(url, site)).response,
  };
}

/** 503 asks visitors and search engines to come back: only where that will help. */
function errorStatus({ errors }: Rendered): 500 | 503 {
  return errors.some(isOutage) ? 503 : 500;
}

/** Which players a reader may start in it; in nearly all pages there is none. */
function playersIn(html: string): string[] {
  const found = Object.entries(playerOrigins).filter(([name]) =>
    html.includes(` data-video="${name}"`),
  );
  return found.map(([, origin]) => origin);
}

function topicsOf(path: string): Dependency[] {
  const showsPosts = path === '/' || path.startsWith('/media');
  return showsPosts ? ['settings', 'posts'] : ['settings'];
}
