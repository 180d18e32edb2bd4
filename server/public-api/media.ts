import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { defaultLanguage, indexOf, type Language, languageAt } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import {
  type CachedResponse,
  cacheCompressed,
  cacheResponse,
  sendCached,
} from '../http/cached-response.ts';
import { problem } from '../http/problem.ts';
import { dataPolicy, securityHeaders } from '../http/security-headers.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { readPostsAsJson } from '../posts/post-json.ts';

interface Parts {
  database: Pick<Database, 'db'>;
  cache: PageCache;
  siteUrl: string | undefined;
}

interface Question {
  language: Language;
  isBrief: boolean;
  mnum?: number;
}

/** A longer list is cached compressed only, so that it does not displace pages. */
const keptWholeUpTo = 2 * 1024 * 1024;

/** The posts as JSON, in the same cache as the pages: the next request is answered from it. */
export function mediaApi({ database, cache, siteUrl }: Parts): Hono<AppBindings> {
  const making = new Map<string, Promise<CachedResponse | undefined>>();

  const headers = {
    ...securityHeaders(siteUrl),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': dataPolicy,
  };

  async function make(key: string, question: Question): Promise<CachedResponse | undefined> {
    const { generation } = cache;
    const answer =
      question.mnum === undefined
        ? await makeList(database, question, headers)
        : await makeOne(database, question, headers);
    if (answer) cache.put(key, answer, ['posts'], generation);
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
function addressOf({ language, isBrief, mnum }: Question): string {
  const query = new URLSearchParams();
  if (isBrief) query.set('fields', 'list');
  if (language !== defaultLanguage) query.set('language', String(indexOf(language)));
  const path = mnum === undefined ? '/api/media' : `/api/media/${mnum}`;
  return query.size > 0 ? `${path}?${query}` : path;
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

/** Compressed as it is read, away from the main thread: the list may be megabytes long. */
async function makeList(
  database: Parts['database'],
  question: Question,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  const hash = createHash('sha256');
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const compressed = buffer(compressing);
  const pieces: Buffer[] = [];
  let length = 0;
  const add = (text: string) => {
    const piece = Buffer.from(text);
    length += piece.length;
    hash.update(piece);
    if (length <= keptWholeUpTo) pieces.push(piece);
    return new Promise<void>((resolve, reject) =>
      compressing.write(piece, (error) => (error ? reject(error) : resolve())),
    );
  };
  try {
    let mark = '[';
    for await (const posts of readPostsAsJson(database, question)) {
      await add(mark + JSON.stringify(posts).slice(1, -1));
      mark = ',';
    }
    await add(mark === '[' ? '[]' : ']');
    compressing.end();
    const brotli = await compressed;
    return length <= keptWholeUpTo
      ? cacheResponse({ headers, body: Buffer.concat(pieces), brotli })
      : cacheCompressed({ headers, brotli, hash, length });
  } catch (error) {
    compressed.catch(() => {});
    compressing.destroy();
    throw error;
  }
}
