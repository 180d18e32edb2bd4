import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { openTestLegalTexts } from '../../tests/support/legal-texts.ts';
import { unzip } from '../../tests/support/zip.ts';
import type { Database } from '../database/database.ts';
import { createAdminApi } from './admin-api.ts';
import type { AdminContext } from './context.ts';

const sent = {
  ...minimalInquiry,
  name: '<b>박서연</b>',
  email: 'seoyeon@example.com',
  phoneNumber: '010-4321-8765',
  consent: true,
};

describeOnBothDatabases('what a person may ask for', (open, _, place) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  let context: AdminContext;
  let cookie: string;

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    server = await serveInquiries(database, dataDir);
    const accounts = createTestAccounts(database);
    const config = { dataDir };
    context = createTestAdminContext(database, { config, accounts, files: server.store });
    cookie = await signInAs(accounts, 'owner');
    return () => server.close();
  });

  function ask(key: string, body?: object, config: Partial<AdminContext['config']> = {}) {
    const [method = '', path] = key.split(' ');
    const headers = { cookie, 'content-type': 'application/json' };
    const content = Readable.from(body ? [Buffer.from(JSON.stringify(body))] : []);
    const incoming = Object.assign(content, { headers, socket: {} });
    const api = createAdminApi({ ...context, config: { ...context.config, ...config } });
    return api.request(`/api/admin${path}`, { method, headers }, { incoming });
  }
  const send = async (draft: object): Promise<string> =>
    (await (await server.send({ ...sent, ...draft })).json()).id;
  const upload = async (name: string, content: string): Promise<string> =>
    (await (await server.upload(name, content)).json()).id;
  const referenceOf = async (id: string) =>
    (await (await ask(`GET /inquiries/${id}`)).json()).inquiry.reference as string;
  const handOut = async (ids: string[], config = {}) => {
    const answer = await ask('POST /inquiries/hand-out', { ids }, config);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return unzip(Buffer.from(await answer.arrayBuffer()));
  };
  const log = async (query: string) =>
    (await (await ask(`GET /audit?${query}`)).json()).acts as {
      act: string;
      reference: string | null;
      subject: string | null;
      details: Record<string, unknown>;
    }[];

  describe('a copy of what is kept', () => {
    it('holds every field, mail, note, correction and file, to read and as data', async () => {
      const fileId = await upload('도면.txt', '도면의 내용');
      const introductionId = await upload('도면.txt', '소개의 내용');
      const older = await send({ language: 0 });
      const { version } = await openTestLegalTexts(database).consent('es');
      const id = await send({ fileId, introductionId, language: 3, consentVersion: version });
      const reference = await referenceOf(id);
      await ask(`POST /inquiries/${id}/notes`, { text: '전화로 확인함' });
      await ask(`POST /inquiries/${id}/reply`, { subject: 'Respuesta', body: 'Buenos días' });
      await ask(`POST /inquiries/${id}/status`, { status: 'answered' });
      const begun = { subject: '', body: '다시 전화할 것', edition: null };
      await ask(`PUT /inquiries/${id}/drafts/note`, begun);
      const changes = [{ field: 'companyName', from: '', to: 'Grupo Aurora' }];
      const corrected = await ask(`POST /inquiries/${id}/corrections`, {
        changes,
        reason: 'pidió',
      });
      expect(corrected.status).toBe(204);

      const entries = await handOut([older, id]);
      const paths = [1, 2].map((number) => `files/${reference}/${number}-도면.txt`);
      expect([...entries.keys()]).toEqual(['personal-data.html', 'personal-data.json', ...paths]);
      const contents = paths.map((path) => String(entries.get(path)));
      expect(contents.sort()).toEqual(['도면의 내용', '소개의 내용']);

      const { inquiries } = JSON.parse(String(entries.get('personal-data.json')));
      expect(inquiries).toHaveLength(2);
      expect(inquiries[0]).toMatchObject({
        reference,
        fields: { name: sent.name, companyName: 'Grupo Aurora', phoneNumber: sent.phoneNumber },
        consent: { version, text: { title: expect.any(String) } },
        statusHistory: [{ status: 'answered' }],
        mails: [{ kind: 'acknowledgement' }, { kind: 'reply', text: 'Buenos días' }],
        notes: [{ text: '전화로 확인함' }],
        drafts: [{ kind: 'note', text: '다시 전화할 것' }],
        corrections: [{ field: 'companyName', from: '', to: 'Grupo Aurora', reason: 'pidió' }],
        files: [{ name: '도면.txt' }, { name: '도면.txt' }],
      });

      const document = String(entries.get('personal-data.html'));
      expect(document).toContain('<html lang="es">');
      for (const text of [
        reference,
        'Datos personales que conservamos sobre usted',
        '<dt>Empresa u organización</dt><dd>Grupo Aurora</dd>',
        '&lt;b&gt;박서연&lt;/b&gt;',
        'Empresa u organización: (vacío) → Grupo Aurora (motivo: pidió)',
        'Buenos días',
        '전화로 확인함',
        '다시 전화할 것',
        paths[0] ?? '',
      ]) {
        expect(document).toContain(text);
      }
      // Colleagues are the company here.
      for (const [name, content] of entries) {
        expect(`${name}: ${String(content).match(/owner/i)}`).toBe(`${name}: null`);
      }
    });

    it('says of a file that may not be opened why it is left out', async () => {
      const fileId = await upload('a.txt', '첫째');
      const introductionId = await upload('b.txt', '둘째');
      const id = await send({ fileId, introductionId, language: 1 });
      const setScan = (file: string, scan: 'infected' | 'clean') =>
        database.write((trx) =>
          trx.updateTable('files').set({ scan_result: scan }).where('id', '=', file).execute(),
        );
      await setScan(fileId, 'infected');
      const clamdUrl = 'tcp://127.0.0.1:3310';
      const entries = await handOut([id], { clamdUrl });
      expect([...entries.keys()]).toEqual(['personal-data.html', 'personal-data.json']);
      const document = String(entries.get('personal-data.html'));
      expect(document).toContain('a.txt: Not enclosed: malware was found in it');
      expect(document).toContain('b.txt: Not enclosed: it has not been scanned');
      await server.store.delete(introductionId);
      await setScan(introductionId, 'clean');
      const later = await handOut([id], { clamdUrl });
      expect(String(later.get('personal-data.html'))).toContain(
        'b.txt: Not enclosed: its content is',
      );
    });

    it('breaks off when a file cannot be read, and does not end the process', async () => {
      const id = await send({ fileId: await upload('a.txt', '첫째') });
      const { files } = context;
      context.files = { ...files, has: async () => true, get: async () => undefined };
      const answer = await ask('POST /inquiries/hand-out', { ids: [id] });
      context.files = files;
      await expect(answer.arrayBuffer()).rejects.toThrow('gone from the store');
    });

    it('leaves no file open when nobody reads it to the end', async () => {
      const id = await send({ fileId: await upload('long.txt', 'x'.repeat(1_000_000)) });
      const { files } = context;
      const opened: Readable[] = [];
      context.files = {
        ...files,
        has: async () => true,
        get: async (key) => {
          const file = await files.get(key);
          if (file) opened.push(file.stream);
          return file;
        },
      };
      const answer = await ask('POST /inquiries/hand-out', { ids: [id] });
      context.files = files;
      const reader = answer.body?.getReader();
      while (opened.length === 0) await reader?.read();
      await reader?.cancel();
      await expect.poll(() => opened[0]?.destroyed).toBe(true);
    });

    it('is not there for what is erased', async () => {
      const id = await send({});
      await ask(`DELETE /inquiries/${id}`);
      expect((await ask('POST /inquiries/hand-out', { ids: [id] })).status).toBe(404);
    });
  });

  it('is found by one inquiry or by what is typed, and not by less', async () => {
    const phoneNumber = '02-555-1212';
    const ids = [await send({ phoneNumber, email: '' }), await send({ phoneNumber, email: '' })];
    const found = await (await ask('POST /inquiries/person', { inquiry: ids[0] })).json();
    expect(found.inquiries.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    const typed = await (await ask('POST /inquiries/person', { contact: '+82 2 555 1212' })).json();
    expect(typed.inquiries).toHaveLength(2);
    const wrong = await ask('POST /inquiries/person', { contact: '555-12' });
    expect([wrong.status, (await wrong.json()).error.fields]).toEqual([
      422,
      { contact: 'not-allowed' },
    ]);
  });

  it('says to the second of two what the first has made of a field', async () => {
    const id = await send({ companyName: '하늘' });
    const correct = (to: string) =>
      ask(`POST /inquiries/${id}/corrections`, {
        reason: '요청',
        changes: [{ field: 'companyName', from: '하늘', to }],
      });
    expect((await correct('하늘전자')).status).toBe(204);
    const late = await correct('하늘상사');
    expect([late.status, (await late.json()).error.fields]).toEqual([
      409,
      { companyName: '하늘전자' },
    ]);
    const file = await ask(`POST /inquiries/${id}/corrections`, {
      reason: '요청',
      changes: [{ field: 'file', from: '', to: 'x.pdf' }],
    });
    expect(file.status).toBe(422);
  });

  describe('erasure', () => {
    it('of all inquiries is one act with one certificate, which names nobody', async () => {
      const email = 'leaving@example.com';
      const ids = [await send({ email, language: 1 }), await send({ email, language: 1 })];
      const references = await Promise.all(ids.map(referenceOf));
      expect((await ask(`GET /inquiries/${ids[0]}/certificate`)).status).toBe(404);
      const erased = await (await ask('POST /inquiries/erase', { ids })).json();
      expect(erased).toEqual({ erased: ids });
      expect((await ask('POST /inquiries/erase', { ids })).status).toBe(404);

      const backed = { backupUrl: 'file:///backups', backupDays: 7 };
      const read = async (id?: string, config = backed) =>
        (await ask(`GET /inquiries/${id}/certificate`, undefined, config)).text();
      const certificate = await read(ids[0]);
      expect(await read(ids[1])).toBe(certificate);
      expect(certificate).toContain('<html lang="en">');
      for (const text of [...references, 'Request for erasure', 'deleted within 7 days']) {
        expect(certificate).toContain(text);
      }
      for (const text of [sent.name, email, sent.phoneNumber, 'owner']) {
        expect(certificate).not.toContain(text);
      }
      expect(await read(ids[0], { ...backed, backupUrl: undefined as never })).not.toContain(
        'days',
      );
      // The log keeps a year; the certificate does not depend on it.
      await database.write((trx) => trx.deleteFrom('audit_log').execute());
      expect(await read(ids[0])).toBe(certificate);
    });

    it('leaves nothing of the person in keys, corrections or the log', async () => {
      const id = await send({ email: 'trace@example.com', name: '뷁쀍쫅' });
      const changes = [{ field: 'name', from: '뷁쀍쫅', to: '쮔쀔쮓' }];
      await ask(`POST /inquiries/${id}/corrections`, { changes, reason: '뷁쀍쫅 요청' });
      await ask('POST /inquiries/person', { contact: 'trace@example.com' });
      await ask('GET /inquiries?q=%EB%B7%81%EC%80%8D');
      await ask(`DELETE /inquiries/${id}`);
      for (const table of ['inquiries', 'inquiry_events', 'audit_log', 'erasures'] as const) {
        const rows = await database.db.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(rows)).not.toMatch(/trace@example|뷁쀍|쮔쀔/);
      }
    });
  });

  it('is in the log by the number of the inquiry, each time and without what was searched', async () => {
    const fileId = await upload('c.txt', '파일');
    const id = await send({ fileId, phoneNumber: '064-700-1234', email: 'logged@example.com' });
    const reference = await referenceOf(id);
    await ask(`GET /inquiries/${id}`);
    await ask(`GET /inquiries/${id}/files/${fileId}`);
    await ask('GET /inquiries?q=logged');
    await ask('POST /inquiries/person', { inquiry: id });
    await ask('POST /inquiries/person', { contact: '064 700 1234' });
    await handOut([id]);
    const changes = [{ field: 'sample', from: false, to: true }];
    await ask(`POST /inquiries/${id}/corrections`, { changes, reason: '요청' });
    await ask(`DELETE /inquiries/${id}`);

    const acts = await log(`inquiry=${reference.toLowerCase()}`);
    expect(acts.map(({ act }) => act)).toEqual([
      'inquiry.erase',
      'inquiry.correct',
      'inquiry.hand-out',
      'inquiry.person-search',
      'inquiry.download',
      'inquiry.open',
    ]);
    for (const act of acts) {
      expect(act).toMatchObject({ reference, details: { from: expect.any(String) } });
    }
    expect(await log(`inquiry=${reference}&actor=nobody`)).toEqual([]);
    expect(await log('inquiry=nonsense')).toEqual([]);
    const searches = (await log('kind=inquiry'))
      .filter(({ act }) => /search/.test(act))
      .slice(0, 3);
    expect(searches.map(({ act, subject, details }) => [act, subject, details.hits])).toEqual([
      ['inquiry.person-search', null, 1],
      ['inquiry.person-search', id, 1],
      ['inquiry.search', null, 1],
    ]);
    const kept = JSON.stringify(searches.map(({ act, details }) => ({ act, details })));
    expect(kept).not.toMatch(/logged|700/);
  });
});
