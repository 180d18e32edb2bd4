import { Hono } from 'hono';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import type { SiteFilms } from '../site/films-files.ts';
import { answerFile } from './answer-file.ts';

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
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      // As the supplied ones: search engines show them too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': types[name.split('.').at(-1) ?? ''] ?? 'video/mp4',
    };
    const answer = await answerFile(c.req, {
      ...{ etag: `"${name}"`, size, headers },
      open: (range) => open(name, range),
    });
    return answer ?? noFilm();
  });
  return api;
}
