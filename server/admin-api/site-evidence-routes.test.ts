import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { suppliedEvidence } from '#content/evidence.ts';
import type { EvidenceSource } from '#domain/evidence.ts';
import { languages } from '#domain/language.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { openTexts } from '../site/texts.ts';
import { createAdminApi } from './admin-api.ts';

const inAll = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as EvidenceSource['institute'];
const source: EvidenceSource = {
  institute: inAll('A laboratory'),
  method: 'ISO 22197-1',
  reportNumber: 'R-1',
  date: '2024-05',
  specimen: inAll(''),
  light: 'dark',
  remarks: inAll(''),
  report: null,
};
const key = { page: '@evidence', path: 'voc', language: 'ko' };

describeOnBothDatabases('own evidence in the back office', (open) => {
  let database: Database;
  let api: ReturnType<typeof createAdminApi>;
  let cookie = '';

  beforeAll(async () => {
    database = await open();
    const accounts = createTestAccounts(database);
    api = createAdminApi(createTestAdminContext(database, { accounts }));
    cookie = await signInAs(accounts, 'editor');
  });
  beforeEach(() => forgetTexts(database));

  async function ask(method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', cookie };
    const bytes = body ? [Buffer.from(JSON.stringify(body))] : [];
    const incoming = Object.assign(Readable.from(bytes), { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    return { status: answer.status, body: await answer.json() };
  }
  const save = (name: string, figures: object, more: object = {}) =>
    ask('PUT', `/site/evidence/${name}`, { figures, source: null, edition: null, ...more });
  const { voc } = suppliedEvidence;
  const changed = { ...voc, minutes: '90' };

  it('is a draft until it is published, and then what visitors see', async () => {
    const saved = await save('voc', changed, { source });
    expect(saved.body).toMatchObject({ ok: true, edition: 1 });
    expect((await openTexts(database)).evidence('voc')).toBeUndefined();
    await ask('POST', '/site/texts/publish', { texts: [{ ...key, edition: 1 }] });
    expect((await openTexts(database)).evidence('voc')).toEqual({ figures: changed, source });
  });

  it('leads back to the supplied figures', async () => {
    await save('voc', changed);
    const back = await ask('POST', '/site/evidence/voc/supplied', { edition: 1 });
    expect(back.body).toMatchObject({ ok: true, edition: 2 });
    await ask('POST', '/site/texts/publish', { texts: [{ ...key, edition: 2 }] });
    expect((await openTexts(database)).evidence('voc')).toBeUndefined();
  });

  it('is listed as it is and as it will be', async () => {
    await save('voc', changed);
    const { records } = (await ask('GET', '/site/evidence')).body;
    expect(records).toHaveLength(12);
    expect(records.find(({ name }: { name: string }) => name === 'voc')).toMatchObject({
      supplied: voc,
      published: null,
      hasDraft: true,
      next: { figures: changed, source: null },
      edition: 1,
    });
  });

  it('names each figure that it cannot take, and takes none', async () => {
    const refused = await save('voc', { ...voc, minutes: '2 hours', rows: [] });
    expect(refused.body).toMatchObject({ ok: false, reason: 'refused' });
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'minutes',
      'rows.0.reduction',
      'rows.1.reduction',
      'rows.2.reduction',
    ]);
    expect((await ask('GET', '/site/evidence')).body.records[8]).toMatchObject({ edition: null });
  });

  it('keeps what its rows are about, whatever is sent', async () => {
    const rows = voc.rows.map((row) => ({ ...row, substance: '<b>', more: 'x'.repeat(100) }));
    await save('voc', { ...changed, rows, more: {} });
    const { records } = (await ask('GET', '/site/evidence')).body;
    expect(records.find(({ name }: { name: string }) => name === 'voc').next.figures).toEqual(
      changed,
    );
  });

  it('is not overwritten by a second editor', async () => {
    await save('voc', changed);
    const late = await save('voc', { ...voc, minutes: '60' });
    expect(late.body).toEqual({ ok: false, reason: 'edited-elsewhere', edition: 1 });
  });

  it('has twelve names and no others', async () => {
    expect((await save('toString', {})).status).toBe(404);
    expect((await save('voc', changed, { source: { ...source, date: '2024-13' } })).status).toBe(
      422,
    );
  });
});
