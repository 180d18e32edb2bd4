import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { correctInquiry, type FieldChange } from './corrections.ts';
import { eraseInquiry } from './erasure.ts';
import { listInbox } from './inbox.ts';
import { findPerson } from './person.ts';
import { replyToInquiry } from './replies.ts';
import { openInquiry } from './staff-actions.ts';

describeOnBothDatabases('a correction', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const actOn = (id: string) => ({ id, kind, actor: 'kim', from: '203.0.113.0/24', now: 5 });
  const correct = (id: string, changes: FieldChange[], reason = '전화로 확인') =>
    database.write((trx) => correctInquiry(trx, actOn(id), { changes, reason }));
  const eventsOf = async (id: string) => (await openInquiry(database, id))?.events ?? [];
  const find = async (q: string) =>
    (await listInbox(database, { q })).inquiries.map(({ reference }) => reference);

  it('changes the field, the search and the way to the person, and keeps what it was', async () => {
    const { id, reference } = await storeInquiry(database, {
      email: 'hanuel@exmaple.com',
      name: '김하늘',
    });
    const changes: FieldChange[] = [
      { field: 'email', from: 'hanuel@exmaple.com', to: ' haneul@example.com ' },
      { field: 'sample', from: false, to: true },
      { field: 'businessType', from: 'individual', to: 'corporation' },
    ];
    expect(await correct(id, changes)).toEqual({ ok: true });
    expect(await openInquiry(database, id)).toMatchObject({
      email: 'haneul@example.com',
      sample: 1,
      business_type: 'corporation',
      name: '김하늘',
    });
    expect(await find('haneul@example')).toEqual([reference]);
    expect(await find('exmaple')).toEqual([]);
    const found = await findPerson(database, { email: 'haneul@example.com', phone: '' });
    expect(found.inquiries).toMatchObject([{ reference, kept: { corrections: 3 } }]);
    expect(await eventsOf(id)).toMatchObject([
      {
        kind: 'correction',
        actor: 'kim',
        at: 5,
        text: JSON.stringify({
          field: 'email',
          from: 'hanuel@exmaple.com',
          to: 'haneul@example.com',
          reason: '전화로 확인',
        }),
      },
      { kind: 'correction' },
      { kind: 'correction' },
    ]);
    const [act] = await listActs(database.db, { limit: 1, subject: id });
    expect(act).toMatchObject({ act: 'inquiry.correct', actor: 'kim', reference });
    expect(act?.details).toEqual({
      fields: ['email', 'sample', 'businessType'],
      from: '203.0.113.0/24',
    });
  });

  it('of a value that somebody else has changed is refused with what it is now', async () => {
    const { id } = await storeInquiry(database, { companyName: '한빛' });
    await correct(id, [{ field: 'companyName', from: '한빛', to: '한빛병원' }]);
    const late = [
      { field: 'companyName', from: '한빛', to: '한빛의원' },
      { field: 'name', from: '김하늘', to: '김하늘이' },
    ] as FieldChange[];
    expect(await correct(id, late)).toEqual({
      ok: false,
      reason: 'changed',
      fields: { companyName: '한빛병원' },
    });
    expect(await openInquiry(database, id)).toMatchObject({
      company_name: '한빛병원',
      name: '김하늘',
    });
    // Who corrects it in the same way has nothing to decide.
    expect(await correct(id, [{ field: 'companyName', from: '한빛', to: '한빛병원' }])).toEqual({
      ok: true,
    });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('by two at the very same moment is made once', async () => {
    const { id } = await storeInquiry(database, { companyName: '바다' });
    const results = await Promise.all(
      ['바다식품', '바다수산'].map((to) =>
        correct(id, [{ field: 'companyName', from: '바다', to }]),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('keeps to the rules of the form', async () => {
    const { id } = await storeInquiry(database);
    const result = await correct(id, [
      { field: 'name', from: '김하늘', to: '  ' },
      { field: 'companyName', from: '', to: 'x'.repeat(501) },
      { field: 'businessType', from: 'individual', to: 'king' },
      { field: 'sample', from: false, to: 'yes' },
    ]);
    expect(result).toEqual({
      ok: false,
      reason: 'invalid',
      fields: {
        name: 'required',
        companyName: 'too-long',
        businessType: 'not-allowed',
        sample: 'not-allowed',
      },
    });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('of the address takes along the replies that have not gone out', async () => {
    const { id } = await storeInquiry(database, { email: 'old@example.com' });
    const reply = { subject: '답변', body: '안녕하십니까' };
    await database.write((trx) => replyToInquiry(trx, actOn(id), reply));
    const replies = () =>
      database.db
        .selectFrom('outbox')
        .select(['recipient', 'state'])
        .where('inquiry_id', '=', id)
        .where('kind', '=', 'reply')
        .execute();
    await correct(id, [{ field: 'email', from: 'old@example.com', to: 'new@example.com' }]);
    expect(await replies()).toEqual([{ recipient: 'new@example.com', state: 'waiting' }]);
    await correct(id, [{ field: 'email', from: 'new@example.com', to: '' }]);
    expect(await replies()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('is erased with the inquiry, and an erased one is not corrected', async () => {
    const { id } = await storeInquiry(database, { name: '뷁쀍쫅' });
    await correct(id, [{ field: 'name', from: '뷁쀍쫅', to: '김바른' }], '뷁쀍쫅 님의 요청');
    await database.write((trx) =>
      eraseInquiry(trx, { id, kind, actor: 'kim', reason: 'request', now: 9 }),
    );
    expect(await correct(id, [{ field: 'name', from: '', to: '김하늘' }])).toEqual({
      ok: false,
      reason: 'not-found',
    });
    expect(await eventsOf(id)).toEqual([]);
    const log = await listActs(database.db, { limit: 10, subject: id });
    expect(JSON.stringify(log)).not.toMatch(/뷁쀍쫅|김바른/);
  });
});
