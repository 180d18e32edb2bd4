import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#domain/staff.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { openTexts } from '../site/texts.ts';
import { createAdminApi } from './admin-api.ts';

const title = { page: 'about-brand', path: 'meta.title', language: 'en' };

describeOnBothDatabases('the texts of the site in the back office', (open) => {
  let database: Database;
  let api: ReturnType<typeof createAdminApi>;
  const cookies = {} as Record<Role, string>;

  beforeAll(async () => {
    database = await open();
    const accounts = createTestAccounts(database);
    const pictures = { findByAddresses: async () => new Map() } as never;
    api = createAdminApi(createTestAdminContext(database, { accounts, pictures }));
    for (const role of ['owner', 'editor'] as const) cookies[role] = await signInAs(accounts, role);
  });
  beforeEach(() => forgetTexts(database));

  async function send(method: string, path: string, body: Buffer, role: Role) {
    const headers = { 'content-type': 'application/json', cookie: cookies[role] };
    const incoming = Object.assign(Readable.from([body]), { headers, socket: {} });
    return api.request(`/api/admin${path}`, { method, headers }, { incoming });
  }
  async function ask(method: string, path: string, body: object = {}, role: Role = 'editor') {
    const answer = await send(method, path, Buffer.from(JSON.stringify(body)), role);
    return { status: answer.status, body: await answer.json() };
  }
  const save = (change: object, role?: Role) =>
    ask('PUT', '/site/texts', { changes: [{ edition: null, ...change }] }, role);
  const lastAct = async () => (await listActs(database.db, { limit: 1, kind: 'text' }))[0];

  it('are saved, published and recorded', async () => {
    const saved = await save({ ...title, text: ' Our brand ' });
    expect(saved.body.results).toMatchObject([{ ok: true, edition: 1 }]);
    expect((await lastAct())?.act).toBe('text.change');
    const page = await ask('GET', '/site/texts/about-brand', undefined);
    expect(page.status).toBe(200);
    const published = await ask('POST', '/site/texts/publish', {
      texts: [{ ...title, edition: 1 }],
    });
    expect(published.body).toEqual({ ok: true, texts: [title] });
    const { words } = await openTexts(database);
    expect(words('about-brand', 'en', 'meta.title')).toBe('Our brand');
    expect(await lastAct()).toMatchObject({
      act: 'text.publish',
      details: { pages: ['about-brand'], languages: ['en'], texts: 1 },
    });
  });

  it('are refused by name, each by itself', async () => {
    const slot = { page: 'about-brand', path: 'meta.description', language: 'ko' };
    const { body } = await ask('PUT', '/site/texts', {
      changes: [
        { ...slot, text: '오래 쓴 기술', edition: null },
        { ...title, text: 'Our <b>brand</b>', edition: null },
        { ...title, language: 'es', text: 'Nuestra marca', edition: null },
        { ...title, path: 'no.such', text: 'x', edition: null },
      ],
    });
    expect(body.results[0]).toMatchObject({ ok: false, reason: 'refused' });
    expect(JSON.stringify(body.results[0].errors)).toContain('missing-slot');
    expect(body.results[1].errors[0]).toMatchObject({ code: 'markup', found: '<b' });
    expect(body.results[2]).toMatchObject({ ok: true });
    expect(body.results[3]).toEqual({ ok: false, reason: 'not-found' });
  });

  it('are the owner’s alone where the law asks for them', async () => {
    const consent = { page: 'consent', path: 'title', language: 'ko', text: '동의' };
    expect((await save(consent)).status).toBe(403);
    expect((await save(consent, 'owner')).body.results).toMatchObject([{ ok: true }]);
    const publish = { texts: [{ ...consent, edition: 1 }] };
    expect((await ask('POST', '/site/texts/publish', publish)).status).toBe(403);
    const history = await ask('GET', '/site/texts/consent/history?path=title&language=ko');
    const [entry] = history.body.entries;
    expect((await ask('POST', `/site/history/${entry.id}/restore`)).status).toBe(403);
    expect((await ask('POST', '/site/restore', { moment: 1 })).status).toBe(403);
    expect((await ask('POST', '/site/restore', { moment: 1 }, 'owner')).status).toBe(200);
    const imported = { changes: [{ ...consent, edition: 1 }] };
    expect((await ask('POST', '/site/texts/import', imported)).status).toBe(403);
    const texts = [{ ...consent, edition: 1, koreanEdition: 1 }];
    for (const act of ['unschedule', 'confirm', 'keep']) {
      expect((await ask('POST', `/site/texts/${act}`, { texts })).status, act).toBe(403);
      expect((await ask('POST', `/site/texts/${act}`, { texts }, 'owner')).status, act).toBe(200);
    }
  });

  it('are saved by one of two who write at once; the other sees both, and decides', async () => {
    const both = await Promise.all([
      save({ ...title, text: 'By the editor' }),
      save({ ...title, text: 'By the owner' }, 'owner'),
    ]);
    const results = both.map(({ body }) => body.results[0]);
    const won = results.findIndex(({ ok }) => ok);
    expect(results[won]).toMatchObject({ ok: true, edition: 1 });
    const shown = won === 0 ? 'By the editor' : 'By the owner';
    const lost = results[1 - won];
    expect(lost).toMatchObject({ ok: false, reason: 'edited-elsewhere', edition: 1 });
    expect(JSON.stringify(lost)).toContain(shown);
    const again = await save({ ...title, text: 'By both', edition: lost.edition });
    expect(again.body.results).toMatchObject([{ ok: true, edition: 2 }]);
    const stale = { texts: [{ ...title, edition: 1 }] };
    const published = await ask('POST', '/site/texts/publish', stale, 'owner');
    expect(published.body).toEqual({ ok: false, reason: 'edited-elsewhere', texts: [title] });
  });

  it('go out as a workbook and come back as differences, then as drafts', async () => {
    const which = { which: 'all', language: 'ko' };
    const sent = Buffer.from(JSON.stringify(which));
    const answer = await send('POST', '/site/texts/export', sent, 'editor');
    const workbook = Buffer.from(await answer.arrayBuffer());
    const untouched = await send('POST', '/site/texts/compare', workbook, 'editor');
    expect(await untouched.json()).toEqual({ lines: [] });
    await save({ ...title, text: 'Changed meanwhile' });
    const later = await send('POST', '/site/texts/compare', workbook, 'editor');
    expect(await later.json()).toEqual({ lines: [] });
    const broken = await send('POST', '/site/texts/compare', Buffer.from('PK no'), 'editor');
    expect(broken.status).toBe(422);
    const taken = await ask('POST', '/site/texts/import', {
      changes: [{ ...title, text: 'From the agency', edition: 1 }],
    });
    expect(taken.body.results).toMatchObject([{ ok: true, edition: 2 }]);
    const history = await ask('GET', '/site/texts/about-brand/history?path=meta.title&language=en');
    expect(history.body.entries.map(({ kind }: { kind: string }) => kind)).toContain('imported');
  });

  it('have a body for the price page, cleaned, in Korean where another is missing', async () => {
    const html = '<p onclick="x">한 벌에 <b>문의</b></p><script>x</script>';
    const saved = await ask('PUT', '/site/bodies/price', { language: 'ko', html, edition: null });
    expect(saved.body.result).toMatchObject({ ok: true, edition: 1 });
    const key = { page: '@body', path: 'price', language: 'ko' };
    await ask('POST', '/site/texts/publish', { texts: [{ ...key, edition: 1 }] });
    const texts = await openTexts(database);
    expect(texts.body('price', 'ko')).toBe('<p>한 벌에 <strong>문의</strong></p>');
    expect(texts.body('price', 'en')).toBeUndefined();
    for (const path of ['/site/texts', '/site/texts/import']) {
      const raw = { changes: [{ ...key, text: '<script>x</script>', edition: 1 }] };
      const answer = await ask(path === '/site/texts' ? 'PUT' : 'POST', path, raw);
      expect(answer.status, path).toBe(422);
    }
    const emptied = { language: 'ko', html: '<p>&nbsp;</p>', edition: 1 };
    await ask('PUT', '/site/bodies/price', emptied);
    await ask('POST', '/site/texts/publish', { texts: [{ ...key, edition: 2 }] });
    await texts.refresh();
    expect(texts.body('price', 'ko')).toBeUndefined();
    expect((await ask('GET', '/site/bodies/home')).status).toBe(404);
  });
});
