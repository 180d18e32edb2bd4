import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import { answerRange } from '../http/range.ts';
import type { SiteFilms } from '../site/films-files.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const noFilm = () => problem('not-found', 'There is no such film.');

/** The owner's own films, their stills and captions. Their names come from their content, so they never change. */
export function filmsApi({ open, sizeOf }: Pick<SiteFilms, 'open' | 'sizeOf'>): Hono<AppBindings> {
  const api = new Hono<AppBindings>();
  api.get('/films/:name', async (c) => {
    const name = c.req.param('name');
    const size = await sizeOf(name);
    if (size === undefined) return noFilm();
    const etag = `"${name}"`;
    const shared = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // As the supplied ones: search engines show them too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': types[name.split('.').at(-1) ?? ''] ?? 'video/mp4',
    };
    if (c.req.header('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: shared });
    }
    const { status, headers, range } = answerRange({
      range: c.req.header('Range'),
      ifRange: c.req.header('If-Range'),
      etag,
      size,
    });
    const whole = { status, headers: { ...shared, ...headers } };
    if (status === 416 || c.req.method === 'HEAD') return new Response(null, whole);
    const file = await open(name, range);
    if (!file) return noFilm();
    return new Response(Readable.toWeb(file.stream) as ReadableStream, whole);
  });
  return api;
}
