import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { eraseInquiry } from '../inquiries/erasure.ts';
import { forgetOldActs, listActs, recordAct } from './audit.ts';

describeOnBothDatabases('the audit log', (open, kind) => {
  it('keeps what was done, newest first, and nothing that was rolled back', async () => {
    const database = await open();
    await database.write(async (trx) => {
      await recordAct(trx, { actor: 'kim', act: 'post.publish', subject: 7, at: 1 });
      await recordAct(trx, {
        actor: 'kim',
        act: 'post.unpublish',
        subject: 7,
        details: { reason: '?' },
      });
    });
    const undone = database.write(async (trx) => {
      await recordAct(trx, { actor: 'kim', act: 'post.delete', subject: 7 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const acts = await listActs(database.db, { limit: 10, subject: '7' });
    expect(acts.map(({ act }) => act)).toEqual(['post.unpublish', 'post.publish']);
    expect(acts[0]?.details).toEqual({ reason: '?' });
    expect(await listActs(database.db, { limit: 10, before: acts[0]?.id ?? 0 })).toHaveLength(1);
    expect(await listActs(database.db, { limit: 10, actor: 'lee' })).toEqual([]);
  });

  it('is kept for a year and no longer', async () => {
    const database = await open();
    const now = Date.parse('2027-12-01T00:00:00Z');
    const day = 86_400_000;
    await database.write(async (trx) => {
      await recordAct(trx, { actor: 'park', act: 'post.delete', at: now - 367 * day });
      await recordAct(trx, { actor: 'park', act: 'inquiry.open', at: now - 366 * day });
      await recordAct(trx, { actor: 'park', act: 'post.create', at: now - 300 * day });
      await forgetOldActs(trx, now);
    });
    const acts = await listActs(database.db, { limit: 10, actor: 'park' });
    expect(acts.map(({ act }) => act)).toEqual(['post.create', 'inquiry.open']);
  });

  it('is read by person and by the number of an inquiry, also once that is erased', async () => {
    const database = await open();
    const { id, reference } = await storeInquiry(database);
    const other = await storeInquiry(database);
    await database.write(async (trx) => {
      for (const [actor, subject] of [
        ['choi', id],
        ['yoon', id],
        ['choi', other.id],
      ] as const) {
        await recordAct(trx, { actor, act: 'inquiry.open', subject });
      }
      await eraseInquiry(trx, { id, kind, actor: 'choi', reason: 'request', now: 1 });
    });
    const named = await listActs(database.db, { limit: 10, actor: 'choi' });
    expect(named.map(({ company }) => company)).toEqual([null, minimalInquiry.name, null]);
    const list = async (wanted: object) =>
      (await listActs(database.db, { limit: 10, ...wanted })).map((act) => [
        act.actor,
        act.act,
        act.reference,
      ]);
    expect(await list({ reference })).toEqual([
      ['choi', 'inquiry.erase', reference],
      ['yoon', 'inquiry.open', reference],
      ['choi', 'inquiry.open', reference],
    ]);
    expect(await list({ reference, actor: 'yoon' })).toEqual([['yoon', 'inquiry.open', reference]]);
    expect(await list({ reference: 'NS-0000-0000' })).toEqual([]);
    expect(await list({ actor: 'yoon' })).toHaveLength(1);
  });
});
