import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import { queueMail } from './outbox.ts';
import { countUnsentMails, listUnsentMails } from './unsent.ts';

describeOnBothDatabases('mails that have not gone out', (open) => {
  it('are listed with those first that do not go by themselves, and sent or cancelled ones not at all', async () => {
    const database = await open();
    const states = ['waiting', 'sent', 'failed', 'cancelled', 'withheld', 'failed'] as const;
    for (const [now, state] of states.entries()) {
      const mail = { kind: 'account', recipient: `${now}@noshine.example`, now, state } as const;
      await database.write((trx) => queueMail(trx, mail));
    }
    const { mails, isCut } = await listUnsentMails(database, []);
    expect(mails.map(({ state, createdAt }) => [state, createdAt])).toEqual([
      ['failed', 2],
      ['failed', 5],
      ['withheld', 4],
      ['waiting', 0],
    ]);
    expect(mails[0]).toMatchObject({ staff: ['2@noshine.example'], reference: null });
    expect(isCut).toBe(false);
    expect(await countUnsentMails(database.db)).toEqual({ failed: 2, withheld: 1, waiting: 1 });
  });

  it('say whom of us they go to, also where none is named yet, and nobody for the customer', async () => {
    const database = await open();
    const { write } = database;
    const { id } = await storeInquiry(database, { email: 'visitor@noshine.example' });
    const lee = {
      name: 'Lee',
      email: 'lee@noshine.example',
      role: 'agent',
      language: 'en',
    } as const;
    await write((trx) => addAccount(trx, lee));
    const told = ['Lee@noshine.example', 'desk@noshine.example', 'kim@noshine.example'];
    const staffByKind = async () => {
      const { mails } = await listUnsentMails(database, told);
      const about = mails.filter(({ inquiryId }) => inquiryId === id);
      return about.map(({ kind: of, staff }) => [of, ...staff]).sort();
    };
    expect(await staffByKind()).toEqual([
      ['acknowledgement'],
      ['staff', 'Lee', 'desk@noshine.example', 'kim@noshine.example'],
    ]);
    const own = { kind: 'staff', inquiryId: id, recipient: 'Lee@noshine.example' } as const;
    await write((trx) => queueMail(trx, { ...own, now: Date.now() }));
    expect(await staffByKind()).toEqual([
      ['acknowledgement'],
      ['staff', 'Lee'],
      ['staff', 'desk@noshine.example', 'kim@noshine.example'],
    ]);
  });
});
