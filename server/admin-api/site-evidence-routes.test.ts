import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { suppliedEvidence } from '#content/evidence.ts';
import { type EvidenceSource, reportLimit } from '#domain/evidence.ts';
import { languages } from '#domain/language.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { makePdf } from '../../tests/support/pdf.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { readPdf } from '../site/read-pdf.ts';
import { openSiteReports } from '../site/reports.ts';
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

describeOnBothDatabases('own evidence in the back office', (open, _, place) => {
  let database: Database;
  let api: ReturnType<typeof createAdminApi>;
  let cookie = '';
  let scanAnswer: object = { ok: true, signature: undefined };

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    // In this thread: the pool has tests of its own.
    const pool = { run: async (_: unknown, bytes: Uint8Array) => readPdf(bytes) } as never;
    const scanner = { scan: async () => scanAnswer } as never;
    const siteReports = openSiteReports({ store, pool, scanner });
    const accounts = createTestAccounts(database);
    api = createAdminApi(createTestAdminContext(database, { accounts, siteReports }));
    cookie = await signInAs(accounts, 'editor');
  });
  beforeEach(() => forgetTexts(database));

  async function ask(method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', cookie };
    const written = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body ?? ''));
    const bytes = body ? [written] : [];
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

  it('has its report beside it: a PDF that is one', async () => {
    const pdf = makePdf(3);
    const { body: kept } = await ask('POST', '/site/reports', pdf);
    expect(kept).toMatchObject({ bytes: pdf.length, pages: 3 });
    const report = { ...kept, name: 'voc-2024' };
    expect((await save('voc', voc, { source: { ...source, report } })).body.ok).toBe(true);
    const refuse = async (wrong: object) =>
      (await save('voc', voc, { source: { ...source, report: { ...report, ...wrong } } })).body;
    expect(await refuse({ hash: '0'.repeat(32) })).toEqual({ ok: false, reason: 'no-report' });
    expect(await refuse({ bytes: pdf.length + 1 })).toEqual({ ok: false, reason: 'no-report' });
    expect((await refuse({ name: '../voc' })).error.code).toBe('invalid');
  });

  it('takes no report that is something else, or is not known to be clean', async () => {
    const reasonOf = async (bytes: Buffer) =>
      (await ask('POST', '/site/reports', bytes)).body.error.fields.file;
    expect(await reasonOf(Buffer.from('<!doctype html>%PDF-1.4'))).toBe('not-a-pdf');
    expect(await reasonOf(makePdf(1, '/OpenAction << /S /JavaScript /JS (1) >>'))).toBe(
      'not-only-pages',
    );
    scanAnswer = { ok: true, signature: 'Eicar-Test-Signature' };
    expect(await reasonOf(makePdf(1))).toBe('infected');
    scanAnswer = { ok: false, reason: 'unreachable' };
    expect(await reasonOf(makePdf(1))).toBe('cannot-be-scanned');
    scanAnswer = { ok: true, signature: undefined };
  });

  it('takes no report of more than 20 MiB', async () => {
    const answer = await ask('POST', '/site/reports', Buffer.alloc(reportLimit + 1));
    expect(answer.status).toBe(413);
  });

  it('has twelve names and no others', async () => {
    expect((await save('toString', {})).status).toBe(404);
    expect((await save('voc', changed, { source: { ...source, date: '2024-13' } })).status).toBe(
      422,
    );
  });
});
