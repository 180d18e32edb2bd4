import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { forgetOldActs, listActs, recordAct } from './audit.ts';

describeOnBothDatabases('the audit log', (open) => {
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
      await recordAct(trx, { actor: 'park', act: 'post.delete', at: now - 400 * day });
      await recordAct(trx, { actor: 'park', act: 'post.create', at: now - 300 * day });
      await forgetOldActs(trx, now);
    });
    const acts = await listActs(database.db, { limit: 10, actor: 'park' });
    expect(acts.map(({ act }) => act)).toEqual(['post.create']);
  });
});
