import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { filmLimits } from '#domain/own-film.ts';
import { openStore } from '#server/files/open-store.ts';
import type { FileStore } from '#server/files/store.ts';
import { filmsApi } from '#server/public-api/films.ts';
import { openSiteFilms, type SiteFilms } from '#server/site/films-files.ts';
import { smallFilm } from '../support/small-film.ts';
import { makeBucket } from './bucket.ts';

const { partBytes } = filmLimits;
let store: FileStore;
let films: SiteFilms;
beforeAll(async () => {
  await makeBucket('films-proof');
  store = await openStore({ dataDir: '', filesUrl: 's3://films-proof' }, 'pictures');
  const encode = {} as never;
  films = openSiteFilms({ store, encode, hasRoom: async () => true, now: Date.now });
});

it('a film of several parts is put together on S3, and sent in pieces from there', async () => {
  const film = smallFilm({ content: Buffer.alloc(2 * partBytes, 'moving'), isIndexLast: true });
  const begun = await films.begin(film.length);
  if (!begun.ok) throw new Error(begun.reason);
  for (let at = 0; at < film.length; at += partBytes) {
    const body = Readable.from([film.subarray(at, at + partBytes)]);
    const incoming = Object.assign(body, { headers: {} }) as unknown as IncomingMessage;
    expect(await films.takePart(begun.upload, at / partBytes, incoming)).toEqual({ ok: true });
  }
  const finished = await films.finish(begun.upload, film.length);
  if (!finished.ok) throw new Error(finished.reason);
  expect(await Array.fromAsync(store.keys())).toEqual([`${finished.film.hash}.mp4`]);

  const ask = (range: string) =>
    filmsApi(films).request(`/films/${finished.film.hash}.mp4`, { headers: { Range: range } });
  const first = await ask('bytes=0-1');
  expect([first.status, first.headers.get('Content-Range')]).toEqual([
    206,
    `bytes 0-1/${film.length}`,
  ]);
  const tail = await ask('bytes=-1000');
  expect(Buffer.from(await tail.arrayBuffer()).equals(film.subarray(-1000))).toBe(true);
  expect((await ask(`bytes=${film.length}-`)).status).toBe(416);
  const whole = await films.open(`${finished.film.hash}.mp4`);
  expect(whole && film.equals(await buffer(whole.stream))).toBe(true);
  expect(await films.compose('hero', { ...finished.film, poster: null, captions: {} })).toEqual({
    ok: true,
    film: expect.objectContaining({ seconds: 12, bytes: film.length }),
  });
});
