import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
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
    const { mails, isCut } = await listUnsentMails(database);
    expect(mails.map(({ state, createdAt }) => [state, createdAt])).toEqual([
      ['failed', 2],
      ['failed', 5],
      ['withheld', 4],
      ['waiting', 0],
    ]);
    expect(mails[0]).toMatchObject({ recipient: '2@noshine.example', reference: null });
    expect(isCut).toBe(false);
    expect(await countUnsentMails(database.db)).toEqual({ failed: 2, withheld: 1, waiting: 1 });
  });
});
