import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import type { Cards } from '../site/cards.ts';
import { TaskTooLong } from '../worker-pool.ts';

/** Sharing cards of pages whose words or picture the owner has changed. */
export function cardsApi(cards: Cards): Hono<AppBindings> {
  const api = new Hono<AppBindings>();
  api.get('/cards/:name', async (c) => {
    const name = c.req.param('name');
    const etag = `"${name}"`;
    const card = await cards.open(name).catch(askToRetry);
    if (card instanceof Response) return card;
    if (!card) return problem('not-found', 'There is no such card.');
    const headers = {
      ETag: etag,
      // The name comes from what is drawn, so the card never changes.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/jpeg',
    };
    const isKnown = c.req.header('If-None-Match')?.includes(etag);
    if (isKnown || c.req.method === 'HEAD') {
      card.stream.destroy();
      return new Response(null, { status: isKnown ? 304 : 200, headers });
    }
    const body = Readable.toWeb(card.stream) as ReadableStream;
    return new Response(body, { headers: { ...headers, 'Content-Length': String(card.size) } });
  });
  return api;
}

/** Waiting behind large pictures is no fault of the card. */
function askToRetry(error: unknown): Response {
  if (!(error instanceof TaskTooLong)) throw error;
  return problem('not-ready', 'There is much to do just now. Please try again soon.', {
    headers: { 'Retry-After': '30' },
  });
}
