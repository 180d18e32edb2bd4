import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { defaultLanguage, indexOf, type Language, languageAt } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { readPostsAsJson } from '../posts/post-json.ts';
import type { AppBindings } from './app.ts';
import { type KeptAnswer, keepAnswer, sendKept, sizeOf } from './kept-answer.ts';
import { problem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import type { Shelf } from './shelf.ts';

interface Parts {
  database: Pick<Database, 'db'>;
  shelf: Shelf;
  siteUrl: string | undefined;
}

interface Question {
  language: Language;
  isBrief: boolean;
  mnum?: number;
}

/** A list larger than this is made for each request, so that it does not push the pages out. */
const keptUpTo = 16 * 1024 * 1024;
const compress = promisify(brotliCompress);

/** The posts as JSON, from the same shelf as the pages: the next request never comes this far. */
export function mediaApi({ database, shelf, siteUrl }: Parts): Hono<AppBindings> {
  const making = new Map<string, Promise<KeptAnswer | undefined>>();

  async function make(key: string, question: Question): Promise<KeptAnswer | undefined> {
    const { generation } = shelf;
    const body = await write(database, question);
    if (!body) return undefined;
    const answer = keepAnswer({
      headers: {
        ...securityHeaders(siteUrl),
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      },
      body,
      // Lightly, and away from the main thread: the list may be megabytes long.
      brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    });
    if (sizeOf(answer) <= keptUpTo) shelf.put(key, answer, ['posts'], generation);
    return answer;
  }

  /** Many who ask for what is not there yet share its making. */
  function makeOnce(key: string, question: Question): Promise<KeptAnswer | undefined> {
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
    const found = shelf.get(key) ?? (await makeOnce(key, question));
    if (!found) return problem('not-found', 'There is no such post.');
    sendKept(c.env.incoming, c.env.outgoing, found);
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

/** The one spelling of each question; the shelf knows the answer by it. */
function addressOf({ language, isBrief, mnum }: Question): string {
  const query = new URLSearchParams();
  if (isBrief) query.set('fields', 'list');
  if (language !== defaultLanguage) query.set('language', String(indexOf(language)));
  const path = mnum === undefined ? '/api/media' : `/api/media/${mnum}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

async function write(database: Parts['database'], question: Question): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  for await (const posts of readPostsAsJson(database, question)) {
    if (question.mnum !== undefined) return Buffer.from(JSON.stringify(posts[0]));
    pieces.push(Buffer.from((pieces.length ? ',' : '[') + JSON.stringify(posts).slice(1, -1)));
  }
  if (question.mnum !== undefined) return undefined;
  pieces.push(Buffer.from(pieces.length > 0 ? ']' : '[]'));
  return Buffer.concat(pieces);
}
