import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Clamd, startClamd, testSignature, testVirus } from '../../tests/support/clamd.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { openInquiry } from '../inquiries/staff-actions.ts';
import { openScanner, type Scanner } from './clamd.ts';
import { scanDueFiles } from './scan-round.ts';
import { deleteScheduled } from './uploads.ts';

const minute = 60_000;

describeOnBothDatabases('scanning', (open, _, place) => {
  let database: Database;
  let clamd: Clamd;
  let server: Awaited<ReturnType<typeof serveInquiries>>;

  beforeAll(async () => {
    database = await open();
    server = await serveInquiries(database, (await place()).dataDir);
    clamd = await startClamd({ most: '1M' });
    return async () => {
      await clamd.remove();
      await server.close();
    };
  });
  beforeEach(async () => {
    await database.write((trx) => trx.deleteFrom('files').execute());
  });

  const upload = async (content: string) =>
    (await (await server.upload('김하늘 도면.txt', content)).json()).id as string;
  const send = async (fileId: string) =>
    (await (await server.send({ ...minimalInquiry, fileId })).json()).id as string;
  const filesOf = async (inquiryId: string, hasScanner = true) =>
    (await openInquiry(database, inquiryId, hasScanner))?.files;

  interface Round {
    now?: number;
    scanner?: Scanner;
    signal?: AbortSignal;
    database?: Database;
  }
  const scan = (round: Round = {}) =>
    scanDueFiles(
      {
        store: server.store,
        database: round.database ?? database,
        scanner: round.scanner ?? openScanner(clamd.url),
        now: () => round.now ?? Date.now(),
      },
      round.signal ?? new AbortController().signal,
    );

  it('finds a file clean', async () => {
    const inquiry = await send(await upload('안녕하세요'));
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'waiting' }]);
    await scan();
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'clean', signature: null }]);
  });

  it('takes the content of an infected file away, keeps its name, and notes it', async () => {
    const fileId = await upload(testVirus);
    const inquiry = await send(fileId);
    await scan();
    expect(await filesOf(inquiry)).toMatchObject([
      { name: '김하늘 도면.txt', scan: 'infected', signature: testSignature },
    ]);
    await deleteScheduled({ database, store: server.store });
    expect(await server.store.has(fileId)).toBe(false);
    const acts = await database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', inquiry)
      .execute();
    expect(acts).toMatchObject([
      {
        act: 'inquiry.file-infected',
        actor: 'system',
        details: expect.stringContaining(testSignature),
      },
    ]);
    expect(JSON.stringify(acts)).not.toContain('김하늘');
    // Later rounds leave it alone, and without a scanner it stays what it is.
    await scan({ now: Date.now() + 60 * minute });
    expect(await filesOf(inquiry, false)).toMatchObject([{ scan: 'infected' }]);
    expect(await listActs(database.db, { limit: 10, subject: inquiry })).toHaveLength(1);
  });

  it('does not keep an inquiry from being sent with a file found infected before', async () => {
    const fileId = await upload(testVirus);
    await scan();
    expect(await filesOf(await send(fileId))).toMatchObject([{ scan: 'infected' }]);
  });

  it('holds a file back while the scanner is down, and scans it afterwards', async () => {
    const inquiry = await send(await upload('patience'));
    await clamd.stop();
    await scan();
    const held = [{ scan: 'held', scanError: 'unreachable' }];
    expect(await filesOf(inquiry)).toMatchObject(held);
    await clamd.start();
    await scan();
    expect(await filesOf(inquiry)).toMatchObject(held);
    await scan({ now: Date.now() + minute });
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'clean', scanError: null }]);
  });

  it('holds back what the scanner finds too large, and what it cannot be given', async () => {
    const large = await send(await upload('x'.repeat(2 * 1024 * 1024)));
    const lost = await upload('lost');
    const lostInquiry = await send(lost);
    await server.store.delete(lost);
    await scan();
    expect(await filesOf(large)).toMatchObject([{ scan: 'held', scanError: 'too-large' }]);
    expect(await filesOf(lostInquiry)).toMatchObject([{ scan: 'held', scanError: 'missing' }]);
  });

  it('catches up on files from before it was set, the newest first', async () => {
    const old = await send(await upload('from before'));
    await database.write((trx) =>
      trx.updateTable('files').set({ next_scan_at: 0, created_at: 1 }).execute(),
    );
    expect(await filesOf(old, false)).toMatchObject([{ scan: 'unscanned' }]);
    expect(await filesOf(old, true)).toMatchObject([{ scan: 'waiting' }]);
    for (let i = 0; i < 4; i += 1) await upload(`newer ${i}`);
    const order: string[] = [];
    const watched: Scanner = {
      ...openScanner(clamd.url),
      async scan(content) {
        order.push((await content.toArray()).join(''));
        return { ok: true, signature: undefined };
      },
    };
    await scan({ scanner: watched });
    expect(order.at(-1)).toBe('from before');
    expect(order).toHaveLength(5);
    expect(await filesOf(old)).toMatchObject([{ scan: 'clean' }]);
  });

  it('gives each file to one instance only', async () => {
    for (let i = 0; i < 12; i += 1) await upload(`file ${i}`);
    const scanner = openScanner(clamd.url);
    let scans = 0;
    const counting: Scanner = {
      ...scanner,
      scan(content, signal) {
        scans += 1;
        return scanner.scan(content, signal);
      },
    };
    const instances = [database, await open(), await open()];
    await Promise.all(instances.map((one) => scan({ database: one, scanner: counting })));
    expect(scans).toBe(12);
  });

  it('gives a file to another when the process that had it stops, or dies', async () => {
    const inquiry = await send(await upload('twice'));
    const stopping = new AbortController();
    const silent: Scanner = {
      answers: async () => true,
      scan: (_content, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ ok: false, reason: 'unreachable' }));
          stopping.abort();
        }),
    };
    await scan({ scanner: silent, signal: stopping.signal });
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'waiting' }]);
    let asked = 0;
    const dying: Scanner = {
      answers: async () => true,
      scan() {
        asked += 1;
        return new Promise(() => {});
      },
    };
    // Never waited for: nobody hears of it again.
    void scan({ scanner: dying });
    await expect.poll(() => asked).toBe(1);
    await scan();
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'waiting' }]);
    await scan({ now: Date.now() + 11 * minute });
    expect(await filesOf(inquiry)).toMatchObject([{ scan: 'clean' }]);
  });
});
