import { z } from 'zod';
import { isLanguage } from '#domain/language.ts';
import { filmLimits, isSiteFilm } from '#domain/own-film.ts';
import { pictureLimits } from '#domain/picture.ts';
import { mayEditSite } from '#domain/staff.ts';
import { makeUploadSlots } from '../files/upload-slots.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { saveDrafts } from '../site/drafts.ts';
import { captionHashes, filmHash, filmKey, posterFile } from '../site/films.ts';
import { listFilms } from '../site/films-list.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';
import { edition, recordTexts, workOf } from './site-text-requests.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const bytes = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const noFilm = () => problem('not-found', 'There is no such film.');
const refused = (code: 'invalid' | 'wrong-type' | 'too-large', reason: string) =>
  problem(code, 'This cannot be taken as it is.', { fields: { file: reason } });

/** A few parts at a time, more wait. */
const slots = { inAll: 4, perVisitor: 2, waitingInAll: 20, waitingPerVisitor: 4 };

/** The owner's own films in place of the supplied ones; published as texts are. */
export function siteFilmRoutes({ database, textRules, siteFilms }: AdminContext) {
  const takeSlot = makeUploadSlots(slots);

  async function inTurn<T>(
    { account, c }: AdminRequest<unknown>,
    work: () => Promise<T>,
  ): Promise<T | Response> {
    const endSlot = await takeSlot(account.id, c.env.incoming);
    if (typeof endSlot === 'string') {
      return problem('too-many', 'Too many uploads at a time.', {
        headers: { 'Retry-After': '5' },
      });
    }
    try {
      return await work();
    } finally {
      endSlot();
    }
  }

  /** `text` is empty for the supplied film. */
  async function save(request: AdminRequest<{ edition: number | null }>, text: string) {
    const [name, language] = [request.param('name'), request.param('language')];
    if (!isLanguage(language) || !isSiteFilm(name, language)) return noFilm();
    const change = { key: filmKey(name, language), text, edition: request.body.edition };
    return database.write(async (trx) => {
      const [saved] = await saveDrafts(trx, [change], textRules, workOf(request, database));
      if (!saved?.ok) return { ok: false as const, reason: 'edited-elsewhere' as const };
      await recordTexts(request, trx, 'text.change', [change.key]);
      return { ok: true as const, edition: saved.edition };
    });
  }

  return [
    route('GET /site/films', { permission: mayEditSite }, async () => ({
      films: await listFilms(database),
    })),

    route(
      'POST /site/film-uploads',
      { permission: mayEditSite, body: z.object({ bytes }) },
      async ({ body }) => {
        const begun = await siteFilms.begin(body.bytes);
        if (begun.ok) return { upload: begun.upload };
        if (begun.reason === 'no-room') {
          return problem('not-ready', 'There is no room for a film just now.', {
            fields: { file: begun.reason },
          });
        }
        return refused(begun.reason === 'too-large' ? 'too-large' : 'wrong-type', begun.reason);
      },
    ),

    route('PUT /site/film-uploads/:upload/:part', { permission: mayEditSite }, async (request) =>
      inTurn(request, async () => {
        const { incoming } = request.c.env;
        const part = Number(request.param('part'));
        const taken = await siteFilms.takePart(request.param('upload'), part, incoming);
        if (taken.ok) return undefined;
        return taken.reason === 'too-large'
          ? problem('too-large', `A part may have ${megabytes(filmLimits.partBytes)}.`)
          : problem('malformed', 'The part did not arrive whole.');
      }),
    ),

    route(
      'POST /site/film-uploads/:upload/finish',
      { permission: mayEditSite, body: z.object({ bytes }) },
      async (request) =>
        inTurn(request, async () => {
          const finished = await siteFilms.finish(request.param('upload'), request.body.bytes);
          if (finished.ok) return finished.film;
          const code = finished.reason === 'incomplete' ? 'invalid' : 'wrong-type';
          return refused(code, finished.reason);
        }),
    ),

    route('DELETE /site/film-uploads/:upload', { permission: mayEditSite }, async ({ param }) =>
      siteFilms.abandon(param('upload')),
    ),

    route('POST /site/film-posters', { permission: mayEditSite }, async ({ c }) => {
      const body = await readBody(c.env.incoming, pictureLimits.bytes);
      if (!body.ok) return notWhole(body.reason, pictureLimits.bytes);
      const kept = await siteFilms.keepPoster(body.bytes);
      if (kept.ok) return { file: kept.file };
      return refused(kept.reason === 'too-many-pixels' ? 'too-large' : 'wrong-type', kept.reason);
    }),

    route('POST /site/film-captions', { permission: mayEditSite }, async ({ c }) => {
      const body = await readBody(c.env.incoming, filmLimits.captionBytes);
      if (!body.ok) return notWhole(body.reason, filmLimits.captionBytes);
      // What is wrong with them is an answer, with the line where it is.
      return siteFilms.keepCaptions(body.bytes);
    }),

    route(
      'PUT /site/films/:name/:language',
      {
        permission: mayEditSite,
        body: z.object({
          hash: filmHash,
          poster: posterFile.nullable(),
          captions: captionHashes,
          edition,
        }),
      },
      async (request) => {
        const [name, language] = [request.param('name'), request.param('language')];
        if (!isSiteFilm(name, language)) return noFilm();
        const composed = await siteFilms.compose(name, request.body);
        if (!composed.ok) return refused('invalid', composed.reason);
        return save(request, JSON.stringify(composed.film));
      },
    ),

    route(
      'POST /site/films/:name/:language/supplied',
      { permission: mayEditSite, body: z.object({ edition }) },
      async (request) => save(request, ''),
    ),
  ];
}

function notWhole(reason: string, limit: number): Response {
  return reason === 'too-large'
    ? problem('too-large', `It may have ${Math.round(limit / 1024)} kB.`)
    : problem('malformed', 'It did not arrive whole.');
}
