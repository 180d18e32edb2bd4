import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { filmLimits } from '#domain/own-film.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import { smallFilm } from '../../tests/support/small-film.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { drawPreview, encodeSource, encodeVariant } from '../site/encode-variant.ts';
import { openSiteFilms } from '../site/films-files.ts';
import { openTexts } from '../site/texts.ts';
import { createAdminApi } from './admin-api.ts';

const { partBytes } = filmLimits;
const key = { page: '@film', path: 'water', language: 'ko' };
const vtt = 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\n<b>물</b>\n';

describeOnBothDatabases('own films in the back office', (open, _, place) => {
  let database: Database;
  let store: FileStore;
  let api: ReturnType<typeof createAdminApi>;
  let cookie = '';
  let hasRoom = true;
  let now = Date.now();
  let film: { hash: string };
  let poster = '';
  let captions = '';

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    const accounts = createTestAccounts(database);
    const encode = { source: encodeSource, variant: encodeVariant, preview: drawPreview };
    const siteFilms = openSiteFilms({
      ...{ store, encode },
      hasRoom: async () => hasRoom,
      now: () => now,
    });
    api = createAdminApi(createTestAdminContext(database, { accounts, siteFilms }));
    cookie = await signInAs(accounts, 'editor');
    const still = sharp({
      create: { width: 640, height: 640, channels: 3, background: '#35e8bd' },
    });
    poster = (await send('POST', '/site/film-posters', await still.png().toBuffer())).body.file;
    captions = (await send('POST', '/site/film-captions', Buffer.from(vtt))).body.hash;
    film = (await upload(smallFilm())).body;
  });
  beforeEach(() => forgetTexts(database));

  async function send(method: string, path: string, body: Buffer, length?: number) {
    const more: Record<string, string> = length ? { 'content-length': `${length}` } : {};
    const headers = { 'content-type': 'application/json', cookie, ...more };
    const incoming = Object.assign(Readable.from([body]), { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    const said = await answer.text();
    return { status: answer.status, body: said ? JSON.parse(said) : undefined };
  }
  const ask = (method: string, path: string, body: object = {}) =>
    send(method, path, Buffer.from(JSON.stringify(body)));

  async function sendParts(bytes: Buffer): Promise<string> {
    const { body } = await ask('POST', '/site/film-uploads', { bytes: bytes.length });
    for (let at = 0; at < bytes.length; at += partBytes) {
      const address = `/site/film-uploads/${body.upload}/${at / partBytes}`;
      const part = await send('PUT', address, bytes.subarray(at, at + partBytes));
      expect(part.status).toBe(204);
    }
    return body.upload;
  }
  async function upload(bytes: Buffer) {
    const name = await sendParts(bytes);
    return ask('POST', `/site/film-uploads/${name}/finish`, { bytes: bytes.length });
  }
  const errorOf = async (bytes: Buffer) => (await upload(bytes)).body.error.fields.file;
  const partsLeft = async () =>
    (await Array.fromAsync(store.keys())).filter((one) => one.startsWith('part-'));

  const save = (change: object = {}, of = 'water/ko') =>
    ask('PUT', `/site/films/${of}`, {
      ...{ hash: film.hash, poster, captions: { ko: captions }, edition: null },
      ...change,
    });
  const publish = (edition: number, more: object = {}) =>
    ask('POST', '/site/texts/publish', { texts: [{ ...key, edition }], ...more });
  const listed = async (language = 'ko', name = 'water') => {
    const { body } = await ask('GET', '/site/films');
    return body.films.find(
      (one: { name: string; language: string }) => one.name === name && one.language === language,
    );
  };
  const shown = async () => (await openTexts(database)).film('water', 'ko');

  it('arrive in parts, and are kept whole', async () => {
    const large = smallFilm({
      content: Buffer.alloc(partBytes + 1000, 'moving pictures'),
      isIndexLast: true,
      hasSound: true,
    });
    const { body } = await upload(large);
    expect(body).toMatchObject({
      ...{ bytes: large.length, seconds: 12, width: 1280, height: 720 },
      ...{ hasSound: true, beginsWithIndex: false },
    });
    const kept = await store.get(`${body.hash}.mp4`);
    expect(kept && large.equals(await buffer(kept.stream))).toBe(true);
    expect(await partsLeft()).toEqual([]);
    expect((await upload(large)).body.hash).toBe(body.hash);
  });

  it('are drafted, published, listed, and given up for the supplied ones', async () => {
    expect((await save()).body).toEqual({ ok: true, edition: 1 });
    expect(await shown()).toBeUndefined();
    expect(await listed()).toMatchObject({ hasDraft: true, published: null, edition: 1 });
    expect(await listed('es')).toMatchObject({ hasDraft: false, next: null });

    expect((await publish(1)).body.ok).toBe(true);
    expect(await shown()).toMatchObject({
      ...{ hash: film.hash, poster, captions: { ko: captions } },
      ...{ seconds: 12, width: 1280, height: 720, hasSound: false },
    });
    expect((await openTexts(database)).film('water', 'es')).toBeUndefined();

    const back = await ask('POST', '/site/films/water/ko/supplied', { edition: 1 });
    expect(back.body).toEqual({ ok: true, edition: 2 });
    expect(await listed()).toMatchObject({ hasDraft: true, next: null, page: expect.any(String) });
    await publish(2);
    expect(await shown()).toBeUndefined();
  });

  it('can wait for their time, and be restored from their history', async () => {
    await save();
    const at = Date.now() + 3_600_000;
    expect((await publish(1, { at })).body.ok).toBe(true);
    expect(await listed()).toMatchObject({ publishAt: at, published: null });
    await publish(1);
    await ask('POST', '/site/films/water/ko/supplied', { edition: 1 });
    await publish(2);
    const { body } = await ask('GET', '/site/texts/@film/history?path=water&language=ko');
    const first = body.entries.findLast((entry: { kind: string }) => entry.kind === 'published');
    const restored = await ask('POST', `/site/history/${first.id}/restore`);
    await publish(restored.body.edition);
    expect((await shown())?.hash).toBe(film.hash);
  });

  it('of the home page are one for all languages, without a still or captions of their own', async () => {
    expect((await save({}, 'hero/es')).status).toBe(404);
    expect((await save({}, 'hero/ko')).body.ok).toBe(true);
    expect((await listed('ko', 'hero')).next).toMatchObject({ poster: null, captions: {} });
    await ask('POST', '/site/texts/publish', { texts: [{ ...key, path: 'hero', edition: 1 }] });
    expect((await openTexts(database)).film('hero', 'es')?.hash).toBe(film.hash);
  });

  it('are refused when a file is missing or another film is meant', async () => {
    const reasonOf = async (change: object) => (await save(change)).body.error.fields.file;
    expect(await reasonOf({ hash: 'f'.repeat(32) })).toBe('no-film');
    expect(await reasonOf({ poster: null })).toBe('no-poster');
    expect(await reasonOf({ poster: `${'f'.repeat(32)}-poster.jpg` })).toBe('no-poster');
    expect(await reasonOf({ captions: { es: 'f'.repeat(32) } })).toBe('no-captions');
    expect((await save({ hash: '../secret' })).status).toBe(422);
    expect((await save({ captions: { fr: captions } })).status).toBe(422);
    expect((await save({}, 'constructor/ko')).status).toBe(404);
    expect((await save({}, 'water/fr')).status).toBe(404);
    expect(await listed()).toMatchObject({ hasDraft: false, edition: null });
  });

  it('of two editors the second is told', async () => {
    await save();
    expect((await save({ captions: {} })).body).toEqual({ ok: false, reason: 'edited-elsewhere' });
  });

  it('are films that every browser can show, by their content', async () => {
    expect(await errorOf(Buffer.from('<!doctype html><script>'))).toBe('not-a-film');
    expect(await errorOf(smallFilm({ codec: 'hvc1' }))).toBe('wrong-codec');
    expect(await errorOf(smallFilm({ hasPicture: false }))).toBe('no-picture');
    expect(await errorOf(smallFilm({ seconds: 0 }))).toBe('no-length');
    expect(await partsLeft()).toEqual([]);
  });

  it('are neither larger than they may be nor than there is room', async () => {
    const begin = (bytes: number) => ask('POST', '/site/film-uploads', { bytes });
    expect((await begin(filmLimits.bytes + 1)).status).toBe(413);
    expect((await begin(0)).body.error.fields.file).toBe('empty');
    hasRoom = false;
    expect((await begin(1000)).body.error.fields.file).toBe('no-room');
    hasRoom = true;
    const { upload } = (await begin(1000)).body;
    const part = (index: number | string, body: Buffer, length?: number) =>
      send('PUT', `/site/film-uploads/${upload}/${index}`, body, length);
    const small = Buffer.from('x');
    expect((await part(0, small, partBytes + 1)).status).toBe(413);
    expect((await part(0, Buffer.alloc(partBytes + 1))).status).toBe(413);
    for (const index of [50, -1, 'x', '1.5']) expect((await part(index, small)).status).toBe(400);
    const strange = await send('PUT', '/site/film-uploads/..%2Fsecret/0', small);
    expect(strange.status).toBe(400);
    expect(await partsLeft()).toEqual([]);
  });

  it('that are not all there are not put together', async () => {
    const bytes = smallFilm();
    const upload = await sendParts(bytes);
    const finish = (length: number) =>
      ask('POST', `/site/film-uploads/${upload}/finish`, { bytes: length });
    expect((await finish(bytes.length + 1)).body.error.fields.file).toBe('incomplete');
    expect((await finish(bytes.length - 1)).body.error.fields.file).toBe('incomplete');
    expect(await partsLeft()).toHaveLength(1);
    expect((await ask('DELETE', `/site/film-uploads/${upload}`)).status).toBe(204);
    expect(await partsLeft()).toEqual([]);
  });

  it('that nobody finished are gone a day later', async () => {
    await sendParts(smallFilm());
    now += 25 * 3_600_000;
    await ask('POST', '/site/film-uploads', { bytes: 1000 });
    expect(await partsLeft()).toEqual([]);
    expect(await store.has(`${film.hash}.mp4`)).toBe(true);
  });

  it('have stills in their shape, and captions that are words only', async () => {
    const still = await store.get(poster);
    const drawn = await sharp(still && (await buffer(still.stream))).metadata();
    expect([drawn.format, drawn.width, drawn.height]).toEqual(['jpeg', 1280, 720]);
    const words = await store.get(`${captions}.vtt`);
    expect(words && (await text(words.stream))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n물\n',
    );
    const wrong = await send('POST', '/site/film-captions', Buffer.from('WEBVTT\n\nx\ny\n'));
    expect(wrong.body).toEqual({ ok: false, reason: 'wrong-times', line: 3 });
    const large = await send('POST', '/site/film-captions', Buffer.from('x'), 101 * 1024);
    expect(large.status).toBe(413);
    expect((await send('POST', '/site/film-posters', Buffer.from('<svg/>'))).status).toBe(415);
  });

  it('cannot be slipped in as texts', async () => {
    for (const value of ['x', '{}', JSON.stringify({ hash: '"><script>' })]) {
      const changes = [{ ...key, text: value, edition: null }];
      expect((await ask('PUT', '/site/texts', { changes })).status).toBe(422);
    }
  });
});
