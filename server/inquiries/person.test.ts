import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import {
  appliedSteps,
  fillOlderDatabase,
  makeOlderDatabase,
} from '../../tests/support/older-database.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { eraseInquiry } from './erasure.ts';
import { contactOf, findPerson, readContact } from './person.ts';
import { addNote } from './staff-actions.ts';
import { changeStatus } from './status.ts';

describeOnBothDatabases('the inquiries of one person', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  async function find(written: string): Promise<string[]> {
    const contact = readContact(written);
    if (!contact) throw new Error('not a contact');
    return (await findPerson(database, contact)).inquiries.map(({ reference }) => reference);
  }
  const store = (phoneNumber: string, email = '') => storeInquiry(database, { phoneNumber, email });

  it('are found by the address and by the number, however they are written', async () => {
    const first = await store('+82 10-2222-3333', 'Kim@Example.com');
    const second = await store('010-2222-3333');
    const third = await store('010-9999-0000', ' kim@example.COM ');
    await store('010-2222-3334', 'kim2@example.com');
    expect(await find('82 10 2222 3333')).toEqual([second.reference, first.reference]);
    expect(await find('KIM@example.com')).toEqual([third.reference, first.reference]);

    const contact = await contactOf(database, first.id);
    const { inquiries } = await findPerson(database, contact ?? { email: '', phone: '' });
    expect(inquiries.map(({ matchesEmail, matchesPhone }) => [matchesEmail, matchesPhone])).toEqual(
      [
        [true, false],
        [false, true],
        [true, true],
      ],
    );
  });

  it('are not those of everybody who left neither', async () => {
    const { id, reference } = await store('010', 'none');
    await store('010', 'none');
    const contact = await contactOf(database, id);
    const { inquiries } = await findPerson(database, contact ?? { email: '', phone: '' }, id);
    expect(inquiries.map((one) => one.reference)).toEqual([reference]);
    expect(readContact('123-456')).toBeUndefined();
    expect(readContact('none')).toBeUndefined();
  });

  it('include closed and suspected ones with what is kept, and none that is erased', async () => {
    const closed = await store('02-777-8888');
    const spam = await storeInquiry(database, { phoneNumber: '02-777-8888', referralCode: 'x' });
    const erased = await store('02-777-8888');
    const now = Date.now();
    const act = { kind, actor: 'kim', now };
    await database.write(async (trx) => {
      await addNote(trx, { ...act, id: closed.id }, '전화함');
      await changeStatus(trx, { ...act, id: closed.id, status: 'closed' });
      await eraseInquiry(trx, { ...act, id: erased.id, reason: 'request' });
    });
    const { inquiries, hasMore } = await findPerson(database, { email: '', phone: '27778888' });
    expect(hasMore).toBe(false);
    expect(inquiries).toMatchObject([
      { reference: spam.reference, isQuarantined: true, kept: { notes: 0 } },
      { reference: closed.reference, status: 'closed', closedAt: now, kept: { notes: 1 } },
    ]);
  });

  it('are found and forgotten when an instance of the last release stores and erases them', async () => {
    const stored = await store('031-555-6666', 'park@example.com');
    await sql`update inquiries set email_key = null, phone_key = null where id = ${stored.id}`.execute(
      database.db,
    );
    expect(await find('park@example.com')).toEqual([stored.reference]);
    await sql`update inquiries set name = '', erased_at = 1 where id = ${stored.id}`.execute(
      database.db,
    );
    const row = await database.db
      .selectFrom('inquiries')
      .select(['email_key', 'phone_key'])
      .where('id', '=', stored.id)
      .executeTakeFirst();
    expect(row).toEqual({ email_key: null, phone_key: null });
  });

  it('are found by an index', async () => {
    const explain = sql.raw(kind === 'sqlite' ? 'explain query plan' : 'explain');
    const plan = await database.db.transaction().execute(async (trx) => {
      // So few rows PostgreSQL would rather read one by one.
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      const byEmail = sql`select number from inquiries where email_key = ${'a@b.example'}`;
      const byPhone = sql`select number from inquiries where phone_key = ${'1022223333'}`;
      return sql`${explain} ${byEmail} union ${byPhone}`.execute(trx);
    });
    expect(JSON.stringify(plan.rows)).toMatch(/inquiries_email_key.*inquiries_phone_key/);
  });
});

describeOnBothDatabases(
  'an older database',
  (_, __, place) => {
    it('has its inquiries found by their number, once it is brought up to date', async () => {
      const where = await place();
      await makeOlderDatabase(where, 21);
      await fillOlderDatabase(where, 1_010);
      const database = await openDatabase(where);
      const rows = await database.db
        .selectFrom('inquiries')
        .select((row) => ['phone_key', row.fn.countAll().as('count')])
        .groupBy('phone_key')
        .orderBy('count')
        .execute();
      const { inquiries, hasMore } = await findPerson(database, { email: '', phone: '1000000000' });
      await database.close();
      expect(rows.map(({ phone_key, count }) => [phone_key, Number(count)])).toEqual([
        [null, 101],
        ['1000000000', 909],
      ]);
      expect([inquiries.length, hasMore]).toEqual([200, true]);
      expect(await appliedSteps(where)).toContain(52);
    });
  },
  { hasTables: false },
);
