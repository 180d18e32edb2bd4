import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { defaultLanguage, indexOf, type Language, languageAt } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import { type CachedResponse, cacheResponse, sendCached } from '../http/cached-response.ts';
import { cacheLongResponse } from '../http/long-response.ts';
import { problem } from '../http/problem.ts';
import { dataPolicy, securityHeaders } from '../http/security-headers.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { readListPlaces } from '../posts/list-places.ts';
import { type PostJson, readPostsAsJson } from '../posts/post-json.ts';

interface Parts {
  database: Pick<Database, 'db'>;
  cache: PageCache;
  /** Of the addresses in the header Link. */
  origin: string;
  siteUrl: string | undefined;
}

interface Question {
  language: Language;
  isBrief: boolean;
  /** Of the list, from 1. */
  page: number;
  mnum?: number;
}

/** In one answer; the header Link leads to the others. */
const postsPerAnswer = 1_000;

/** The posts as JSON, in the same cache as the pages: the next request is answered from it. */
export function mediaApi({ database, cache, origin, siteUrl }: Parts): Hono<AppBindings> {
  const making = new Map<string, Promise<CachedResponse | undefined>>();

  const headers = {
    ...securityHeaders(siteUrl),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': dataPolicy,
  };

  async function make(key: string, question: Question): Promise<CachedResponse | undefined> {
    const { generation } = cache;
    if (question.mnum !== undefined) {
      const answer = await makeOne(database, question, headers);
      if (answer) cache.put(key, answer, ['posts'], generation);
      return answer;
    }
    const { total, find } = await readListPlaces(database.db, question.language);
    const pages = Math.max(1, Math.ceil(total / postsPerAnswer));
    const place = find('newest', (question.page - 1) * postsPerAnswer);
    const posts = readPostsAsJson(database, { ...question, place, most: postsPerAnswer });
    const answer = await cacheLongResponse({
      headers: { ...headers, ...(pages > 1 && { Link: linksOf(origin, question, pages) }) },
      pieces: asJsonArray(posts),
    });
    // There are more addresses beyond the last page than memory could hold.
    if (question.page <= pages) cache.put(key, answer, ['posts'], generation);
    return answer;
  }

  /** Simultaneous requests for an answer that is not cached share its making. */
  function makeOnce(key: string, question: Question): Promise<CachedResponse | undefined> {
    const shared = making.get(key) ?? make(key, question).finally(() => making.delete(key));
    making.set(key, shared);
    return shared;
  }

  async function answer(c: Context<AppBindings>, mnum?: number): Promise<Response> {
    const asked = c.req.query();
    const question: Question = {
      language: languageAt(Number(asked.language || 0)) ?? defaultLanguage,
      isBrief: asked.fields === 'list',
      page: mnum === undefined && /^[1-9]\d{0,8}$/.test(asked.page ?? '') ? Number(asked.page) : 1,
      ...(mnum !== undefined && { mnum }),
    };
    const key = addressOf(question);
    const found = cache.get(key) ?? (await makeOnce(key, question));
    if (!found) return problem('not-found', 'There is no such post.');
    sendCached(c.env.incoming, c.env.outgoing, found);
    return RESPONSE_ALREADY_SENT;
  }

  const api = new Hono<AppBindings>();
  api.get('/api/media', (c) => answer(c));
  api.get('/api/media/:mnum', (c) => {
    const mnum = c.req.param('mnum');
    if (!/^[1-9]\d{0,14}$/.test(mnum)) return problem('not-found', 'There is no such post.');
    return answer(c, Number(mnum));
  });
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], ['/api/media', '/api/media/:mnum'], () =>
    problem('method-not-allowed', 'This address answers GET and HEAD only.', {
      headers: { Allow: 'GET, HEAD' },
    }),
  );
  return api;
}

/** The canonical address of a request: its key in the cache. */
function addressOf({ language, isBrief, page, mnum }: Question): string {
  const query = new URLSearchParams();
  if (isBrief) query.set('fields', 'list');
  if (language !== defaultLanguage) query.set('language', String(indexOf(language)));
  if (page > 1) query.set('page', String(page));
  const path = mnum === undefined ? '/api/media' : `/api/media/${mnum}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** RFC 8288; a page beyond the end leads back to the last one. */
function linksOf(origin: string, question: Question, pages: number): string {
  const { page } = question;
  const targets: [relation: string, page: number][] = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, pages)] as [string, number]] : []),
    ...(page < pages ? [['next', page + 1] as [string, number]] : []),
    ['last', pages],
  ];
  return targets
    .map(([name, to]) => `<${origin}${addressOf({ ...question, page: to })}>; rel="${name}"`)
    .join(', ');
}

async function* asJsonArray(batches: AsyncIterable<PostJson[]>): AsyncGenerator<string> {
  let mark = '[';
  for await (const posts of batches) {
    yield mark + JSON.stringify(posts).slice(1, -1);
    mark = ',';
  }
  yield mark === '[' ? '[]' : ']';
}

async function makeOne(
  database: Parts['database'],
  question: Question,
  headers: Record<string, string>,
): Promise<CachedResponse | undefined> {
  for await (const [post] of readPostsAsJson(database, question)) {
    return cacheResponse({ headers, body: JSON.stringify(post) });
  }
  return undefined;
}
