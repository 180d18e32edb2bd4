import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { up as cleanUp } from '../database/migrations/0032-what-erasure-left.ts';
import { clearLateActs } from '../database/migrations/0042-late-acts-and-acknowledgements.ts';
import { deleteScheduled } from '../files/uploads.ts';
import { silentLog } from '../log/log.ts';
import { queueMail } from '../mail/outbox.ts';
import { changeSettings } from '../settings/settings.ts';
import { replyToInquiry } from './replies.ts';
import { eraseAtOnce, eraseClosedInquiries } from './retention.ts';
import { changeStatus } from './status.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases('retention', (open, _, place) => {
  let database: Database;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  beforeAll(async () => {
    database = await open();
    dataDir = (await place()).dataDir;
    server = await serveInquiries(database, dataDir);
  });
  afterAll(() => server.close());

  const parts = (now: number) => ({ database, dataDir, log: silentLog, now: () => now });
  const person = {
    ...minimalInquiry,
    name: '홍길동',
    companyName: '비밀 주식회사',
    email: 'hong@secret.example',
    interestedField: '수질 개선',
    businessType: 'corporation',
    consent: true,
  };

  async function send() {
    const upload = await (await server.upload('비밀.txt', 'secret')).json();
    const answer = await server.send({ ...person, fileId: upload.id, file: '비밀.txt' });
    return { id: (await answer.json()).id as string, fileId: upload.id as string };
  }

  const close = (id: string, now: number) =>
    database.write((trx) => changeStatus(trx, { id, status: 'closed', actor: 'kim', now }));

  async function everythingAbout(id: string) {
    const { db } = database;
    return JSON.stringify([
      await db.selectFrom('inquiries').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('inquiry_events').selectAll().where('inquiry_id', '=', id).execute(),
      await db.selectFrom('outbox').selectAll().where('inquiry_id', '=', id).execute(),
      await db.selectFrom('files').selectAll().where('inquiry_id', '=', id).execute(),
      await listActs(db, { limit: 100, subject: id }),
    ]);
  }

  it('erases the person five days after closing, and keeps what only counts', async () => {
    const { id, fileId } = await send();
    const closed = Date.now();
    await close(id, closed);
    expect(await eraseClosedInquiries(parts(closed + 5 * day - 1))).toBe(0);
    expect(await eraseClosedInquiries(parts(closed + 5 * day))).toBe(1);
    await deleteScheduled({ database, store: server.store, now: () => closed + 5 * day });
    const rest = await everythingAbout(id);
    expect(rest).not.toMatch(/홍길동|비밀|hong|secret|010-1234/);
    const row = await database.db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      language: 'ko',
      interested_field: '수질 개선',
      business_type: 'corporation',
      erased_at: closed + 5 * day,
    });
    expect(await server.store.has(fileId)).toBe(false);
    const mails = await database.db
      .selectFrom('outbox')
      .select('state')
      .where('inquiry_id', '=', id)
      .execute();
    expect(mails.every(({ state }) => state === 'cancelled')).toBe(true);
    const acts = await listActs(database.db, { limit: 1, subject: id });
    expect(acts).toMatchObject([{ act: 'inquiry.erase', details: { reason: 'retention' } }]);
    expect(await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).toContain(id);
  });

  it('keeps no field of interest that the visitor typed', async () => {
    const answer = await server.send({ ...person, interestedField: '홍길동의 공장' });
    const { id } = await answer.json();
    expect(await eraseAtOnce(parts(Date.now()), id, 'kim')).toBe(true);
    expect(await everythingAbout(id)).not.toMatch('홍길동');
  });

  it('cleans what was erased before it did so', async () => {
    const { id } = await send();
    await eraseAtOnce(parts(Date.now()), id, 'kim');
    const set = (interested_field: string) =>
      database.db.updateTable('inquiries').set({ interested_field }).where('id', '=', id).execute();
    await set('홍길동의 공장');
    await cleanUp(database.db);
    expect(await everythingAbout(id)).not.toMatch('홍길동');
    await set('Water quality');
    await cleanUp(database.db);
    expect(await everythingAbout(id)).toMatch('Water quality');
  });

  it('clears up what was added at the moment of an erasure when that was still possible', async () => {
    const { id } = await send();
    await eraseAtOnce(parts(Date.now()), id, 'kim');
    const spared = await send();
    for (const inquiry_id of [id, spared.id]) {
      const note = { inquiry_id, at: 1, actor: 'kim', kind: 'note', text: '홍길동' } as const;
      await database.db.insertInto('inquiry_events').values(note).execute();
      const reply = { kind: 'reply', inquiryId: inquiry_id, body: '홍길동', now: 1 } as const;
      await database.write((trx) => queueMail(trx, reply));
    }
    await clearLateActs(database.db);
    expect(await everythingAbout(id)).not.toMatch('홍길동');
    const { db } = database;
    const eventsOf = db.selectFrom('inquiry_events').select('text');
    const mailsOf = db.selectFrom('outbox').select('state').where('kind', '=', 'reply');
    expect(await mailsOf.where('inquiry_id', '=', id).execute()).toEqual([{ state: 'cancelled' }]);
    expect(await eventsOf.where('inquiry_id', '=', spared.id).execute()).toHaveLength(1);
    expect(await mailsOf.where('inquiry_id', '=', spared.id).execute()).toEqual([
      { state: 'waiting' },
    ]);
  });

  it('spares what was reopened in time, and cannot reopen what is erased', async () => {
    const { id } = await send();
    const closed = Date.now();
    await close(id, closed);
    await database.write((trx) =>
      changeStatus(trx, { id, status: 'answered', actor: 'kim', now: closed + day }),
    );
    expect(await eraseClosedInquiries(parts(closed + 50 * day))).toBe(0);
    expect(await eraseAtOnce(parts(closed), id, 'kim')).toBe(true);
    expect(await eraseAtOnce(parts(closed), id, 'kim')).toBe(false);
    expect(await close(id, closed)).toBe(false);
    expect(await everythingAbout(id)).not.toMatch(/홍길동|비밀|hong/);
  });

  it('erases at once when the setting says zero days', async () => {
    await database.write((trx) => changeSettings(trx, { retentionDays: 0 }));
    const { id } = await send();
    await close(id, Date.now());
    expect(await eraseClosedInquiries(parts(Date.now()))).toBe(1);
  });

  it('spares what is reopened while a round is running', async () => {
    const ids = [(await send()).id, (await send()).id];
    const now = Date.now();
    for (const id of ids) await close(id, now);
    const reopenBoth = () =>
      database.write(async (trx) => {
        for (const id of ids) {
          await changeStatus(trx, { id, status: 'in progress', actor: 'kim', now });
        }
      });
    let writes = 0;
    const write: Database['write'] = async (work) => {
      if (writes++ === 0) await reopenBoth();
      return database.write(work);
    };
    const round = { ...parts(now), database: { ...database, write } };
    expect(await eraseClosedInquiries(round)).toBe(0);
    expect(writes).toBe(2);
    for (const id of ids) expect(await everythingAbout(id)).toMatch('홍길동');
  });

  it('lets a reply go out first, but no longer than promised', async () => {
    const reply = async (id: string) => {
      const act = { id, kind: database.kind, actor: 'kim', now: Date.now() };
      await database.write((trx) => replyToInquiry(trx, act, { subject: '답변', body: '네' }));
      await close(id, act.now);
      return act.now;
    };
    const sent = (await send()).id;
    const stuck = (await send()).id;
    await reply(sent);
    const closed = await reply(stuck);
    expect(await eraseClosedInquiries(parts(closed))).toBe(0);
    await database.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('inquiry_id', '=', sent)
      .where('kind', '=', 'reply')
      .execute();
    expect(await eraseClosedInquiries(parts(closed))).toBe(1);
    expect(await eraseClosedInquiries(parts(closed + 5 * day - 1))).toBe(0);
    expect(await eraseClosedInquiries(parts(closed + 5 * day))).toBe(1);
    expect(await everythingAbout(stuck)).not.toMatch('홍길동');
  });
});
