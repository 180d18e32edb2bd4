import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import type { Pictures } from '../posts/pictures/pictures.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The public pictures of posts and the owner's own of the site. Their names come from their content, so they never change. */
export function picturesApi(pictures: Pick<Pictures, 'open'>): Hono<AppBindings> {
  const api = new Hono<AppBindings>();
  api.get('/pictures/:name', async (c) => {
    const name = c.req.param('name');
    const etag = `"${name}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Feed readers in a browser show them too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': types[name.split('.').at(-1) ?? ''] ?? 'image/webp',
    };
    const file = await pictures.open(name);
    if (!file) return problem('not-found', 'There is no such picture.');
    if (c.req.header('If-None-Match')?.includes(etag) || c.req.method === 'HEAD') {
      file.stream.destroy();
      const isKnown = c.req.method !== 'HEAD';
      return new Response(null, { status: isKnown ? 304 : 200, headers });
    }
    const body = Readable.toWeb(file.stream) as ReadableStream;
    return new Response(body, { headers: { ...headers, 'Content-Length': String(file.size) } });
  });
  return api;
}
