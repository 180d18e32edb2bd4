import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Trx } from '../database/database.ts';
import { type Act, listActs, recordAct } from './audit.ts';
import { recordOpening } from './record-opening.ts';

const minute = 60_000;

describeOnBothDatabases('opening an inquiry', (open) => {
  it('is one line for each time somebody sat down to it', async () => {
    const { db, write } = await open();
    const openAt = (
      now: number,
      { actor = 'kim', from = '203.0.113.0/24', inquiryId = 'one' } = {},
    ) => {
      const record = (trx: Trx, act: Omit<Act, 'actor'>) =>
        recordAct(trx, { ...act, actor, details: { from } });
      return write((trx) => recordOpening(trx, { actor, inquiryId, from, now }, record));
    };
    const openings = async () =>
      (await listActs(db, { limit: 20, kind: 'inquiry' }))
        .filter(({ act }) => act === 'inquiry.open')
        .map(({ actor, subject, at }) => [actor, subject, at / minute]);

    await openAt(0);
    await openAt(9 * minute);
    expect(await openings()).toEqual([['kim', 'one', 0]]);

    const note = { actor: 'kim', act: 'inquiry.note', subject: 'one', at: 9 * minute } as const;
    await write((trx) => recordAct(trx, { ...note, details: { from: '203.0.113.0/24' } }));
    await openAt(18 * minute);
    expect(await openings()).toHaveLength(1);

    await openAt(20 * minute);
    await openAt(21 * minute, { actor: 'lee' });
    await openAt(22 * minute, { inquiryId: 'two' });
    await openAt(23 * minute, { from: '198.51.100.0/24' });
    expect(await openings()).toEqual([
      ['kim', 'one', 23],
      ['kim', 'two', 22],
      ['lee', 'one', 21],
      ['kim', 'one', 20],
      ['kim', 'one', 0],
    ]);
  });
});
