import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { countInbox, inboxPageSize, listInbox } from './inbox.ts';
import { findNeighbors } from './neighbors.ts';
import { replyToInquiry } from './replies.ts';
import { refreshReplyState } from './reply-state.ts';
import { eraseAtOnce } from './retention.ts';
import { addNote, assignInquiry, markRead, openInquiry, setQuarantine } from './staff-actions.ts';
import { changeStatus } from './status.ts';

async function submit(database: Database, draft: Record<string, unknown>): Promise<string> {
  return (await storeInquiry(database, { name: '김민수', detail: '내용', ...draft })).id;
}

describeOnBothDatabases('the inbox', (open) => {
  let database: Database;
  let water: string;

  beforeAll(async () => {
    database = await open();
    water = await submit(database, {
      detail: '하수 처리장의 총인 제거를\n검토하고 있습니다.',
      companyName: '한강환경',
      email: 'kim@example.com',
      language: 0,
    });
    await submit(database, {
      detail: 'Filtro para hospital',
      companyName: 'Aire S.A.',
      language: 3,
      sample: true,
    });
    await submit(database, {
      detail: '100% cotton_test "quoted" it\'s',
      name: 'O’Neil',
      businessType: 'corporation',
      language: 1,
    });
  });

  const found = async (filter: Parameters<typeof listInbox>[1]) =>
    (await listInbox(database, filter)).inquiries.map(
      ({ companyName, name }) => companyName || name,
    );

  it('shows the newest first', async () => {
    expect(await found({})).toEqual(['O’Neil', 'Aire S.A.', '한강환경']);
  });

  it('filters by language, business type, sample and status', async () => {
    expect(await found({ language: 'es' })).toEqual(['Aire S.A.']);
    expect(await found({ businessType: 'corporation' })).toEqual(['O’Neil']);
    expect(await found({ sample: true })).toEqual(['Aire S.A.']);
    expect(await found({ status: 'closed' })).toEqual([]);
    expect(await found({ from: Date.now() + 1000 })).toEqual([]);
  });

  it('filters by who has it, what waits, what nobody read and what was not delivered', async () => {
    const now = Date.now();
    const act = { id: water, kind: database.kind, actor: 'agent', now };
    const before = await countInbox(database, 'lee');
    expect(before).toMatchObject({ unread: 3, waiting: 3, mine: 0, unassigned: 3, undelivered: 0 });
    await database.write((trx) => assignInquiry(trx, act, 'lee'));
    await database.write((trx) => markRead(trx, water, now));
    const failed = { kind: 'reply', inquiryId: water, state: 'failed', now } as const;
    const queue = (mail: Parameters<typeof queueMail>[1]) =>
      database.write(async (trx) => {
        await queueMail(trx, mail);
        await refreshReplyState(trx, water);
      });
    await queue(failed);
    expect(await found({ assigned: 'lee' })).toEqual(['한강환경']);
    expect(await found({ assigned: 'kim' })).toEqual([]);
    expect(await found({ assigned: 'none' })).toEqual(['O’Neil', 'Aire S.A.']);
    expect(await found({ unread: true })).toEqual(['O’Neil', 'Aire S.A.']);
    expect(await found({ unread: true, language: 'es', q: 'hospital' })).toEqual(['Aire S.A.']);
    expect(await found({ assigned: 'lee', q: '총인', waiting: true })).toEqual(['한강환경']);
    expect(await found({ undelivered: true })).toEqual(['한강환경']);
    expect((await listInbox(database, { undelivered: true })).inquiries[0]?.reply).toBe('failed');
    expect(await countInbox(database, 'lee')).toMatchObject({
      unread: 2,
      unreadSpam: 0,
      waiting: 3,
      mine: 1,
      unassigned: 2,
      undelivered: 1,
    });
    await queue({ ...failed, state: 'sent', now: now + 1 });
    expect(await found({ undelivered: true })).toEqual([]);
    expect((await listInbox(database, { assigned: 'lee' })).inquiries[0]?.reply).toBeNull();
    await database.write((trx) => changeStatus(trx, { ...act, status: 'answered' }));
    expect(await found({ waiting: true })).toEqual(['O’Neil', 'Aire S.A.']);
    expect(await found({ waiting: true, from: now - 60_000 })).toEqual(['O’Neil', 'Aire S.A.']);
    await database.write(async (trx) => {
      await changeStatus(trx, { ...act, status: 'new' });
      await assignInquiry(trx, act, null);
      await trx.deleteFrom('outbox').where('kind', '=', 'reply').execute();
      await trx.deleteFrom('inquiry_events').where('inquiry_id', '=', water).execute();
    });
  });

  it('says what stands above and below in the same list', async () => {
    const [first, second, third] = (await listInbox(database, {})).inquiries.map(({ id }) => id);
    const around = (id: string | undefined, filter = {}) =>
      findNeighbors(database, id ?? '', filter);
    expect(await around(second)).toEqual({ newer: first, older: third });
    expect(await around(first)).toEqual({ newer: null, older: second });
    expect(await around(third, { language: 'en' })).toEqual({ newer: first, older: null });
    expect(await around('nobody')).toBeUndefined();
  });

  it.each([
    ['총인', '한강환경'],
    ['강환', '한강환경'],
    ['강', '한강환경'],
    ['제거를 검토', '한강환경'],
    ['KIM@example', '한강환경'],
    ['hospital', 'Aire S.A.'],
    ['100% c', 'O’Neil'],
    ['"quoted"', 'O’Neil'],
    ["it's", 'O’Neil'],
    ['o’ne', 'O’Neil'],
  ])('finds %s', async (q, company) => {
    expect(await found({ q })).toEqual([company]);
  });

  it('finds a telephone number with and without its dashes', async () => {
    expect(await found({ q: '01012345678' })).toHaveLength(3);
    expect(await found({ q: '010-1234' })).toHaveLength(3);
    await submit(database, { companyName: '줄표 없이', phoneNumber: '01098765432' });
    await submit(database, { companyName: '줄표 있게', phoneNumber: '+82 10-9876-5432' });
    expect(await found({ q: '010-9876' })).toEqual(['줄표 없이']);
    expect(await found({ q: '010-9876-5432' })).toEqual(['줄표 있게', '줄표 없이']);
    expect(await found({ q: '9876-5432' })).toEqual(['줄표 있게', '줄표 없이']);
    await submit(database, { companyName: '날짜', detail: '2026-11-30까지 회신' });
    expect(await found({ q: '2026-11-30' })).toEqual(['날짜']);
    expect(await found({ q: '(010) 9876 5432' })).toEqual(['줄표 있게', '줄표 없이']);
  });

  it('finds nothing for words that only share letters, or that stand in two fields', async () => {
    expect(await found({ q: '인총' })).toEqual([]);
    expect(await found({ q: '김민수 한강환경' })).toEqual([]);
    expect(await found({ q: '%' })).toEqual(['O’Neil']);
  });

  it('pages forth and back through many', async () => {
    const many = await open();
    const total = inboxPageSize * 2 + 5;
    for (let i = 0; i < total; i++) {
      await submit(many, { detail: `여럿 ${i}`, businessType: 'corporate body' });
    }
    for (const filter of [{ q: '여럿' }, { businessType: 'corporate body' }] as const) {
      const turn = async (from: Awaited<ReturnType<typeof listInbox>>, way: 'before' | 'after') => {
        const at = from.inquiries.at(way === 'before' ? -1 : 0)?.number as number;
        return listInbox(many, { ...filter, [way]: at });
      };
      const first = await listInbox(many, filter);
      expect(first).toMatchObject({ hasOlder: true, hasNewer: false, total, first: 1 });
      const second = await turn(first, 'before');
      expect(second).toMatchObject({ hasOlder: true, hasNewer: true, first: inboxPageSize + 1 });
      const third = await turn(second, 'before');
      expect(third.inquiries).toHaveLength(5);
      const last = { hasOlder: false, hasNewer: true, total, first: inboxPageSize * 2 + 1 };
      expect(third).toMatchObject(last);
      const back = await turn(third, 'after');
      expect(back).toEqual(second);
      const beginning = await turn(back, 'after');
      expect(beginning.inquiries).toEqual(first.inquiries);
      expect(beginning).toMatchObject({ hasNewer: false, first: 1 });
    }
  });

  describe('one inquiry', () => {
    const act = () => ({ id: water, kind: database.kind, actor: 'agent', now: Date.now() });

    it('keeps notes and replies in its thread, and waits until the reply is sent', async () => {
      await database.write((trx) => addNote(trx, act(), '전화함'));
      await database.write((trx) =>
        replyToInquiry(trx, act(), { subject: '답변', body: '안녕하십니까.' }),
      );
      const opened = await openInquiry(database, water);
      expect(opened?.events.map(({ kind }) => kind)).toEqual(['note', 'reply']);
      expect(opened).toMatchObject({ status: 'new', reply_state: 'waiting' });
      expect(opened?.mails.map(({ kind }) => kind)).toContain('reply');
    });

    it('says when it will be erased once it is closed', async () => {
      await database.write((trx) => changeStatus(trx, { ...act(), status: 'closed' }));
      const opened = await openInquiry(database, water);
      expect(opened?.erasesAt).toBeGreaterThan(Date.now());
      await database.write((trx) => changeStatus(trx, { ...act(), status: 'in progress' }));
      expect((await openInquiry(database, water))?.erasesAt).toBeNull();
    });

    it('moves into quarantine and back, without a second acknowledgement', async () => {
      await database.write((trx) => setQuarantine(trx, act(), true, secret));
      expect(await found({ q: '총인' })).toEqual([]);
      expect(await found({ q: '총인', quarantined: true })).toEqual(['한강환경']);
      await database.write((trx) => setQuarantine(trx, act(), false, secret));
      expect(await found({ q: '총인' })).toEqual(['한강환경']);
      const { mails = [] } = (await openInquiry(database, water)) ?? {};
      expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(1);
    });

    it('is not found by its words once it is erased', async () => {
      const parts = { database, dataDir: tmpdir(), log: { error() {} } };
      await eraseAtOnce(parts, water, 'owner');
      expect(await found({ q: '총인' })).toEqual([]);
      expect(await openInquiry(database, water)).toMatchObject({
        name: '',
        detail: '',
        events: [],
      });
      expect(await database.write((trx) => addNote(trx, act(), '?'))).toBe(false);
    });
  });
});
