import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suppliedEvidence } from '#content/evidence.ts';
import { type EvidenceName, evidenceNames, lightConditions } from '#domain/evidence.ts';
import { maxAttachments, undoTime } from '#domain/reply.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { sendDueMails } from '../../tests/support/mailer.ts';
import { makePdf } from '../../tests/support/pdf.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { listInquiryFiles } from '../files/inquiry-files.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { deleteScheduled } from '../files/uploads.ts';
import { addAttachment, attachmentOpener } from '../inquiries/reply-attachments.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { evidenceKey } from '../site/evidence.ts';
import { createAdminApi } from './admin-api.ts';

const report = makePdf(2);

describeOnBothDatabases('what goes with a reply', (open, kind, place) => {
  let database: Database;
  let store: FileStore;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let ask: (method: string, path: string, body?: Buffer | object, clamdUrl?: string) => Answer;
  let colleague: typeof ask;
  let agentId: string;
  let id: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers.
  type Answer = Promise<{ status: number; body: any }>;

  beforeAll(async () => {
    database = await open();
    ({ dataDir } = await place());
    store = await openStore({ dataDir, filesUrl: undefined }, 'files');
    server = await startMailServer();
    const accounts = createTestAccounts(database);
    const askAs =
      (cookie: string): typeof ask =>
      async (method, path, body = Buffer.alloc(0), clamdUrl = undefined) => {
        const config = { dataDir, clamdUrl };
        const api = createAdminApi(
          createTestAdminContext(database, { config, accounts, files: store }),
        );
        const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
        const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
        const headers = { cookie, 'content-type': type, 'content-length': `${bytes.length}` };
        const incoming = Object.assign(Readable.from([bytes]), { headers, socket: {} });
        const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
        const text = await answer.text();
        const isJson = answer.headers.get('content-type')?.includes('json');
        return { status: answer.status, body: isJson ? JSON.parse(text) : text };
      };
    ask = askAs(await signInAs(accounts, 'agent'));
    colleague = askAs(await signInAs(accounts, 'owner'));
    agentId = (await ask('GET', '/session')).body.id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ id } = await storeInquiry(database, { email: 'lee@company.example', language: 1 }));
    server.mails.length = 0;
  });

  const attach = (name: string, content: Buffer) =>
    ask('POST', `/inquiries/${id}/attachments?name=${encodeURIComponent(name)}`, content);
  const reply = (clamdUrl?: string, edition: number | null = null) =>
    ask(
      'POST',
      `/inquiries/${id}/reply`,
      { subject: 'Re', body: 'Here it is.', edition },
      clamdUrl,
    );
  const attachments = async () => (await ask('GET', `/inquiries/${id}`)).body.attachments;
  const attachReport = () =>
    database.write((trx) =>
      addAttachment(
        trx,
        { id, kind, actor: agentId, now: database.now() },
        { report: 'ab'.repeat(16), name: 'antibacterial-2024.pdf', size: report.length },
      ),
    );
  const deliver = () =>
    sendDueMails(database, server.url, {
      now: () => database.now() + undoTime,
      attachmentsOf: attachmentOpener({
        database,
        store,
        reports: {
          open: async () => ({ size: report.length, stream: Readable.from([report]) }),
        },
      }),
    });

  it('is carried by the mail, shown with it, and gone with the inquiry', async () => {
    expect((await attach('견적서.txt', Buffer.from('견적'))).status).toBe(200);
    expect(await attachReport()).toMatchObject({ ok: true });
    const { mail } = (await reply()).body;
    expect(await attachments()).toMatchObject([
      { name: '견적서.txt', mail_id: mail },
      { name: 'antibacterial-2024.pdf', mail_id: mail },
    ]);
    await deliver();
    const letter = server.mails.find(({ to }) => to?.[0]?.address === 'lee@company.example');
    const carried = server.mails
      .flatMap((each) => each.attachments)
      .map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer)]);
    expect(letter).toBeDefined();
    expect(carried).toEqual([
      ['견적서.txt', Buffer.from('견적')],
      ['antibacterial-2024.pdf', report],
    ]);

    await eraseAtOnce({ database, dataDir, log: silentLog }, id, 'kim');
    await deleteScheduled({ database, store });
    const { db } = database;
    expect(await db.selectFrom('reply_attachments').selectAll().execute()).toEqual([]);
    expect(await Array.fromAsync(store.keys())).toEqual([]);
  });

  it('is with the draft again when the reply is taken back, and is removed by its owner', async () => {
    const added = await attach('a.txt', Buffer.from('a'));
    const { mail } = (await reply()).body;
    const path = `/inquiries/${id}/attachments/${added.body.id}`;
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('POST', `/inquiries/${id}/mails/${mail}/undo`)).status).toBe(200);
    expect(await attachments()).toMatchObject([{ name: 'a.txt', mail_id: null }]);
    expect((await colleague('DELETE', path)).status).toBe(404);
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(await attachments()).toEqual([]);
  });

  it('is not sent with more than a mail may carry, however it came together', async () => {
    for (let number = 0; number < maxAttachments; number += 1) {
      await attach(`first-${number}.txt`, Buffer.from('a'));
    }
    const { mail } = (await reply()).body;
    const another = await attach('second.txt', Buffer.from('a'));
    expect((await ask('POST', `/inquiries/${id}/mails/${mail}/undo`)).status).toBe(200);
    expect(await attachments()).toHaveLength(maxAttachments + 1);
    const { edition } = (await ask('GET', `/inquiries/${id}`)).body.drafts.reply;
    const refused = await reply(undefined, edition);
    expect([refused.status, refused.body.error?.fields]).toEqual([
      422,
      { attachments: 'too-many' },
    ]);
    await ask('DELETE', `/inquiries/${id}/attachments/${another.body.id}`);
    expect((await reply(undefined, edition)).status).toBe(200);
  });

  it('is nobody else’s business before it is sent', async () => {
    await attach('a.txt', Buffer.from('a'));
    const seenBy = async (who: typeof ask) => {
      const { body } = await who('GET', `/inquiries/${id}`);
      const { files } = (await who('GET', `/inquiries/${id}/files`)).body;
      return [body.attachments.length, body.inquiry.files.length, files.length];
    };
    const handedOut = async () => (await listInquiryFiles(database, id, false)).length;
    expect(await seenBy(ask)).toEqual([1, 1, 1]);
    expect(await seenBy(colleague)).toEqual([0, 0, 0]);
    expect(await handedOut()).toBe(0);
    // Nor does its id, should somebody know it, lead to the file.
    const [{ file_id }] = (await attachments()) as [{ file_id: string }];
    const file = `/inquiries/${id}/files/${file_id}`;
    const fetchedBy = async (who: typeof ask) => (await who('GET', file)).status;
    expect([await fetchedBy(ask), await fetchedBy(colleague)]).toEqual([200, 404]);
    expect((await colleague('GET', `${file}/preview`)).status).toBe(404);
    await reply();
    expect(await fetchedBy(colleague)).toBe(200);
    expect(await seenBy(colleague)).toEqual([1, 1, 1]);
    expect(await handedOut()).toBe(1);
  });

  it('closes what it has opened when another one is missing', async () => {
    await attach('a.txt', Buffer.from('a'));
    await attachReport();
    const { mail } = (await reply()).body;
    const stream = Readable.from(['a']);
    const openAll = attachmentOpener({
      database,
      store: { get: async () => ({ size: 1, stream }) },
    });
    await expect(openAll({ id: mail, inquiry_id: id })).rejects.toThrow('missing');
    expect(stream.destroyed).toBe(true);
  });

  it('passes the checks of every upload', async () => {
    const wrong = await attach('report.pdf', Buffer.from('no pdf'));
    expect(wrong.body.error.fields).toEqual({ file: 'not-what-it-says' });
    const program = await attach('setup.exe', Buffer.from('MZ'));
    expect(program.body.error.fields).toEqual({ file: 'wrong-type' });
    expect((await attach('', Buffer.from('a'))).status).toBe(422);
    expect(await attachments()).toEqual([]);
  });

  it('has a limit for all of it together', async () => {
    const half = Buffer.alloc(8_000_000, 'a');
    expect((await attach('1.txt', half)).status).toBe(200);
    const second = await attach('2.txt', half);
    expect(second.body.error.fields).toEqual({ file: 'too-large' });
    const huge = await attach('3.txt', Buffer.alloc(15_000_001, 'a'));
    expect(huge.body.error.fields).toEqual({ file: 'too-large' });
  });

  it('does not leave before it has been scanned', async () => {
    await attach('a.txt', Buffer.from('a'));
    const refused = await reply('tcp://127.0.0.1:3310');
    expect(refused.body.error.fields).toEqual({ attachments: 'waiting' });
    expect((await reply()).status).toBe(200);
  });

  it('may be a report, once it is published', async () => {
    const hash = 'ab'.repeat(16);
    const path = `/inquiries/${id}/attached-reports`;
    expect((await ask('POST', path, { hash })).status).toBe(404);
    const everywhere = { ko: '', en: '', id: '', es: '' };
    const source = {
      institute: everywhere,
      method: '',
      reportNumber: '',
      date: '2024',
      specimen: everywhere,
      light: lightConditions[0],
      remarks: everywhere,
      report: { hash, name: 'antibacterial-2024', bytes: report.length, pages: 2 },
    };
    const first = evidenceNames[0] as EvidenceName;
    const published = JSON.stringify({ figures: suppliedEvidence[first], source });
    await database.write((trx) =>
      trx
        .insertInto('site_content')
        .values({
          ...evidenceKey(first),
          draft: null,
          draft_supplied_hash: '',
          draft_source_hash: '',
          published,
          supplied_hash: '',
          source_hash: '',
          edition: 1,
          revision: 1,
          publish_at: null,
          updated_at: 1,
          updated_by: 'kim',
          published_at: 1,
        })
        .execute(),
    );
    expect((await ask('GET', '/inquiries/reports')).body.reports).toMatchObject([{ hash }]);
    expect((await ask('POST', path, { hash })).status).toBe(200);
    expect(await attachments()).toMatchObject([{ report: hash, name: 'antibacterial-2024.pdf' }]);
  });
});
