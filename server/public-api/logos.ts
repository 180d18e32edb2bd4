import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import type { Logos } from '../logos/logos.ts';

/** Should somebody open a drawing by itself: it does nothing, and asks for nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The owner's logos. Their names come from their content, so they never change. */
export function logosApi(logos: Pick<Logos, 'open'>): Hono<AppBindings> {
  const api = new Hono<AppBindings>();
  api.get('/logos/:name', async (c) => {
    const name = c.req.param('name');
    const file = await logos.open(name);
    if (!file) return problem('not-found', 'There is no such logo.');
    const etag = `"${name}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    };
    const isKnown = c.req.header('If-None-Match')?.includes(etag);
    if (isKnown || c.req.method === 'HEAD') {
      file.stream.destroy();
      return new Response(null, { status: isKnown ? 304 : 200, headers });
    }
    const body = Readable.toWeb(file.stream) as ReadableStream;
    return new Response(body, { headers: { ...headers, 'Content-Length': String(file.size) } });
  });
  return api;
}
