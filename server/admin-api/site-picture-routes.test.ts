import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { variantsOf } from '#domain/own-picture.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { drawPreview, encodeSource, encodeVariant } from '../site/encode-variant.ts';
import { openSitePictures } from '../site/pictures-files.ts';
import { openTexts } from '../site/texts.ts';
import { createAdminApi } from './admin-api.ts';

const crops = {
  wide: { left: 0, top: 0, width: 1200, height: 675 },
  phone: { left: 300, top: 75, width: 600, height: 600 },
};
const key = { page: '@picture', path: 'coat', language: 'ko' };
const inAll = <T>(value: T) => Object.fromEntries(languages.map((language) => [language, value]));

describeOnBothDatabases('own pictures in the back office', (open, _, place) => {
  let database: Database;
  let store: FileStore;
  let api: ReturnType<typeof createAdminApi>;
  let cookie = '';
  let source = '';
  const photo = sharp({ create: { width: 1200, height: 675, channels: 3, background: '#35e8bd' } });

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    const accounts = createTestAccounts(database);
    const encoder = { source: encodeSource, variant: encodeVariant, preview: drawPreview };
    const sitePictures = openSitePictures(store, encoder);
    api = createAdminApi(createTestAdminContext(database, { accounts, sitePictures }));
    cookie = await signInAs(accounts, 'editor');
    const uploaded = await send('POST', '/site/picture-sources', await photo.png().toBuffer());
    expect(uploaded.body).toMatchObject({ width: 1200, height: 675 });
    source = uploaded.body.hash;
  });
  beforeEach(() => forgetTexts(database));

  async function send(method: string, path: string, body: Buffer, length?: number) {
    const more: Record<string, string> = length ? { 'content-length': `${length}` } : {};
    const headers = { 'content-type': 'application/json', cookie, ...more };
    const incoming = Object.assign(Readable.from([body]), { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    return { status: answer.status, body: await answer.json() };
  }
  const ask = (method: string, path: string, body: object) =>
    send(method, path, Buffer.from(JSON.stringify(body)));

  async function makeFiles() {
    for (const index of variantsOf('coat', crops).keys()) {
      const made = await ask('POST', '/site/pictures/coat/files', { source, crops, index });
      expect(made.status).toBe(200);
    }
  }
  const descriptions = inAll({ text: 'A coat of green', edition: null as number | null });
  const save = (change: object = {}) =>
    ask('PUT', '/site/pictures/coat', { source, crops, edition: null, descriptions, ...change });
  const publish = (texts: object[]) => ask('POST', '/site/texts/publish', { texts });
  const listed = async () => {
    const { body } = await ask('GET', '/site/pictures', {});
    return body.pictures.find((one: { name: string }) => one.name === 'coat');
  };

  it('are drafted, published, listed, and given up for the supplied ones', async () => {
    await makeFiles();
    const saved = await save();
    expect(saved.body).toEqual({
      ok: true,
      editions: { picture: 1, descriptions: inAll(1) },
    });
    expect((await openTexts(database)).picture('coat')).toBeUndefined();
    expect(await listed()).toMatchObject({ hasDraft: true, published: null, edition: 1 });

    const texts = languages.map((language) => ({ page: 'pictures', path: 'coat', language }));
    const all = [key, ...texts].map((one) => ({ ...one, edition: 1 }));
    expect((await publish(all)).body.ok).toBe(true);
    const shown = await openTexts(database);
    const own = shown.picture('coat');
    expect(own).toMatchObject({
      source,
      wide: { widths: [480, 800], sharpWidth: 1200, width: 1600, height: 900 },
      phone: { widths: [480], sharpWidth: 600, width: 800, height: 800 },
      fallback: 'jpg',
    });
    expect(own?.preview).toMatch(/^data:image\/webp;base64,/);
    expect(await store.has(`${own?.phone.hash}-600.avif`)).toBe(true);
    expect(shown.words('pictures', 'en', 'coat')).toBe('A coat of green');

    const back = await ask('POST', '/site/pictures/coat/supplied', {
      edition: 1,
      descriptions: inAll({ edition: 1 }),
    });
    expect(back.body).toMatchObject({ ok: true, editions: { picture: 2 } });
    expect(await listed()).toMatchObject({ hasDraft: true, next: null });
    await publish(all.map((one) => ({ ...one, edition: 2 })));
    await shown.refresh();
    expect(shown.picture('coat')).toBeUndefined();
    expect(shown.words('pictures', 'en', 'coat')).not.toBe('A coat of green');
  });

  it('are counted in the overview, and published with everything else that waits', async () => {
    await makeFiles();
    await save();
    const counted = async () => (await ask('GET', '/site/overview', {})).body.others;
    expect(await counted()).toEqual([{ page: '@picture', own: 0, drafts: 1, scheduled: 0 }]);
    const { drafts } = (await ask('GET', '/site/drafts', {})).body;
    expect(drafts).toHaveLength(1 + languages.length);
    const texts = drafts.map(
      ({ page, path, language, edition }: typeof key & { edition: number }) => ({
        ...{ page, path, language, edition },
      }),
    );
    const at = Date.now() + 60_000;
    await ask('POST', '/site/texts/publish', { texts, at });
    expect(await counted()).toEqual([{ page: '@picture', own: 0, drafts: 1, scheduled: 1 }]);
    expect(await listed()).toMatchObject({ publishAt: at });
    expect((await publish(texts)).body.ok).toBe(true);
    expect((await openTexts(database)).picture('coat')).toMatchObject({ source });
    expect(await counted()).toEqual([{ page: '@picture', own: 1, drafts: 0, scheduled: 0 }]);
  });

  it('can be restored from their history', async () => {
    await makeFiles();
    await save();
    await publish([{ ...key, edition: 1 }]);
    await ask('POST', '/site/pictures/coat/supplied', {
      edition: 1,
      descriptions: inAll({ edition: 1 }),
    });
    await publish([{ ...key, edition: 2 }]);
    const { body } = await ask('GET', '/site/texts/@picture/history?path=coat&language=ko', {});
    const first = body.entries.findLast((entry: { kind: string }) => entry.kind === 'published');
    const restored = await ask('POST', `/site/history/${first.id}/restore`, {});
    await publish([{ ...key, edition: restored.body.edition }]);
    expect((await openTexts(database)).picture('coat')?.source).toBe(source);
  });

  it('are refused whole when a file or a description is missing', async () => {
    const elsewhere = { ...crops, wide: { ...crops.wide, width: 1216, height: 684 } };
    expect((await save({ crops: elsewhere })).body.error.fields).toEqual({
      crops: 'files-missing',
    });
    await makeFiles();
    const { es: _, ...three } = descriptions;
    expect((await save({ descriptions: three })).status).toBe(422);
    const empty = { ...descriptions, es: { text: ' ', edition: null } };
    expect((await save({ descriptions: empty })).body).toEqual({
      ok: false,
      reason: 'refused',
      languages: ['es'],
    });
    expect(await listed()).toMatchObject({ hasDraft: false, edition: null });
  });

  it('of two editors the second is told', async () => {
    await makeFiles();
    await save();
    const other = { ...crops, phone: { ...crops.phone, left: 0 } };
    for (const index of variantsOf('coat', other).keys()) {
      await ask('POST', '/site/pictures/coat/files', { source, crops: other, index });
    }
    expect((await save({ crops: other })).body).toEqual({ ok: false, reason: 'edited-elsewhere' });
  });

  it('are made of parts that are there, in the shape of the page, for pictures of the site', async () => {
    const make = (change: object, name = 'coat') =>
      ask('POST', `/site/pictures/${name}/files`, { source, crops, index: 0, ...change });
    const outside = { ...crops, wide: { ...crops.wide, left: 1 } };
    expect((await make({ crops: outside })).status).toBe(422);
    const narrow = { ...crops, phone: { ...crops.phone, height: 400 } };
    expect((await make({ crops: narrow })).status).toBe(422);
    expect((await make({ index: 40 })).status).toBe(422);
    expect((await make({ source: 'f'.repeat(32) })).status).toBe(404);
    expect((await make({ source: '../secret' })).status).toBe(422);
    expect((await make({}, 'constructor')).status).toBe(404);
  });

  it('are neither programs nor larger than a picture may be', async () => {
    const upload = (body: Buffer, length?: number) =>
      send('POST', '/site/picture-sources', body, length);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await upload(svg)).status).toBe(415);
    expect((await upload(Buffer.alloc(0))).status).toBe(415);
    expect((await upload(Buffer.from('x'), 21 * 1024 * 1024)).status).toBe(413);
  });

  it('cannot be slipped in as texts', async () => {
    const put = (text: string) =>
      ask('PUT', '/site/texts', { changes: [{ ...key, text, edition: null }] });
    for (const text of ['x', '{}', JSON.stringify({ source: '"><script>' })]) {
      expect((await put(text)).status).toBe(422);
    }
  });
});
