import { beforeAll, expect, it } from 'vitest';
import { addStaff, createTestAccounts } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/outbox.ts';
import { changeSettings } from '../settings/settings.ts';
import { reminderComposer } from './compose-reminder.ts';
import { queueReminders } from './reminders.ts';
import { assignInquiry } from './staff-actions.ts';
import { changeStatus } from './status.ts';

const seoul = (time: string) => Date.parse(`${time}:00+09:00`);
const config = { mailTo: 'Staff@example.com' };
const origin = 'https://noshine.example';

describeOnBothDatabases('mails about what is somebody’s', (open) => {
  let database: Database;
  let agent: string;
  let now = seoul('2026-11-12T10:00');

  beforeAll(async () => {
    database = { ...(await open()), now: () => now };
    await addStaff(createTestAccounts(database), 'agent');
    const account = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'agent@example.com')
      .executeTakeFirstOrThrow();
    agent = account.id;
    const notificationAddresses = ['staff@example.com', 'second@example.com'];
    await database.write((trx) => changeSettings(trx, { notificationAddresses }));
  });

  const store = (time: string) => storeInquiry(database, {}, { now: seoul(time) });
  const act = (id: string, actor = 'colleague') => ({ id, kind: database.kind, actor, now });
  const assign = (id: string, to: string | null, actor?: string) =>
    database.write((trx) => assignInquiry(trx, act(id, actor), to));
  const mailsOf = (kinds: Mail['kind'][]) =>
    database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', kinds)
      .where('state', '=', 'waiting')
      .orderBy('recipient')
      .execute();
  const compose = (mail: Mail | undefined) => reminderComposer({ database, origin })(mail as Mail);
  const clear = (kind: Mail['kind']) =>
    database.write((trx) => trx.deleteFrom('outbox').where('kind', '=', kind).execute());

  it('tell once of all that was assigned within a minute, and nobody of their own choice', async () => {
    const first = await store('2026-11-12T09:00');
    const second = await store('2026-11-12T09:01');
    const taken = await store('2026-11-12T09:02');
    await assign(first.id, agent);
    now += 1000;
    await assign(second.id, agent);
    await assign(taken.id, agent, agent);
    const mails = await mailsOf(['assignment']);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['agent@example.com']);
    expect(mails[0]?.next_try_at).toBe(mails[0] && mails[0].created_at + 60_000);
    const written = await compose(mails[0]);
    expect(written?.to).toMatchObject({ address: 'agent@example.com' });
    expect(written?.text.table?.map(([reference]) => reference)).toEqual([
      first.reference,
      second.reference,
    ]);
    expect(written?.text.link?.url).toBe(`${origin}/admin/inquiries?assigned=me&waiting=true`);
    expect(JSON.stringify(written)).not.toContain('김민수');

    // Taken back before it left: there is nothing to tell.
    await assign(first.id, null);
    await assign(second.id, null);
    expect(await compose(mails[0])).toBeUndefined();
    await clear('assignment');
    await database.write(async (trx) => {
      for (const { id } of [first, second, taken]) {
        await changeStatus(trx, { ...act(id), status: 'answered' });
      }
    });
  });

  it('remind once a working day of what waits too long, each of their own', async () => {
    const mine = await store('2026-11-12T15:00');
    const nobodys = await store('2026-11-12T16:00');
    const left = await store('2026-11-12T17:00');
    const young = await store('2026-11-13T12:00');
    const gone = { email: 'gone@example.com', name: 'x', role: 'agent', language: 'ko' } as const;
    const former = await database.write((trx) => addAccount(trx, gone));
    await database.write((trx) =>
      trx
        .updateTable('accounts')
        .set({ disabled_at: 1 })
        .where('id', '=', former ?? '')
        .execute(),
    );
    await assign(mine.id, agent);
    await assign(left.id, former ?? '');
    const remind = (time: string) => {
      now = seoul(time);
      return queueReminders({ config, database });
    };
    // A working day later nothing has waited longer than one; a weekend is none.
    expect(await remind('2026-11-13T09:30')).toBe(0);
    expect(await remind('2026-11-14T09:30')).toBe(0);
    expect(await remind('2026-11-16T08:59')).toBe(0);
    expect(await remind('2026-11-16T09:00')).toBe(3);
    expect(await remind('2026-11-16T15:00')).toBe(0);

    const mails = await mailsOf(['reminder', 'unassigned']);
    expect(mails.map(({ kind, recipient }) => [kind, recipient?.toLowerCase()])).toEqual(
      expect.arrayContaining([
        ['reminder', 'agent@example.com'],
        ['unassigned', 'second@example.com'],
        ['unassigned', 'staff@example.com'],
      ]),
    );
    const tableOf = async (kind: Mail['kind']) =>
      (await compose(mails.find((mail) => mail.kind === kind)))?.text.table;
    expect(await tableOf('reminder')).toEqual([[mine.reference, '평일 기준 2일째 대기 중']]);
    expect((await tableOf('unassigned'))?.map(([reference]) => reference)).toEqual([
      nobodys.reference,
      left.reference,
    ]);

    // Answered before the mail leaves.
    await database.write((trx) => changeStatus(trx, { ...act(mine.id), status: 'answered' }));
    expect(await tableOf('reminder')).toBeUndefined();

    await database.write((trx) => changeSettings(trx, { reminderDays: 0 }));
    expect(await tableOf('unassigned')).toBeUndefined();
    expect(await remind('2026-11-17T09:00')).toBe(0);
    await database.write((trx) => changeSettings(trx, { reminderDays: 1 }));
    await database.write((trx) => changeStatus(trx, { ...act(young.id), status: 'closed' }));
    expect(await remind('2026-11-18T09:00')).toBe(2);
  });
});
