import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { announceChange, readChanges } from './changes.ts';
import type { Database } from './database.ts';

describeOnBothDatabases('the database', (open, _, place) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const put = (key: string, value = '1') =>
    database.write((trx) => trx.insertInto('settings').values({ key, value }).execute());
  const keys = async (like: string) => {
    const rows = await database.db
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', like)
      .orderBy('key')
      .execute();
    return rows.map((row) => row.key);
  };

  it('stores what was written, and nothing of a write that failed', async () => {
    await put('kept');
    const failing = database.write(async (trx) => {
      await trx.insertInto('settings').values({ key: 'lost', value: '1' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys('kept')).toEqual(['kept']);
    expect(await keys('lost')).toEqual([]);
  });

  it('lets many write at once, and one that fails takes nobody along', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => put(n % 10 === 0 ? 'many-same' : `many-${n}`)),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(91);
    expect(await keys('many-%')).toHaveLength(91);
  });

  it('hides what is not committed yet from everyone else', async () => {
    await database.write(async (trx) => {
      await trx.insertInto('settings').values({ key: 'unseen', value: '1' }).execute();
      expect(await keys('unseen')).toEqual([]);
    });
    expect(await keys('unseen')).toEqual(['unseen']);
  });

  it('counts changes for every instance that looks', async () => {
    const other = await open();
    const before = await readChanges(other.db);
    const first = await database.write((trx) => announceChange(trx, 'posts'));
    expect(await database.write((trx) => announceChange(trx, 'posts'))).toBe(first + 1);
    const after = await readChanges(other.db);
    expect(after.posts - before.posts).toBe(2);
    expect(after.settings).toBe(before.settings);
  });

  it('gives counts and sums as numbers', async () => {
    const { rows } = await sql`select count(*) as count, sum(count) as sum from changes`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: 1, sum: 2 }]);
  });

  it('takes writes of two processes on the same place without a loss', async () => {
    const child = fork(new URL('./write-many.fixture.ts', import.meta.url), {
      env: { ...process.env, PLACE: JSON.stringify(await place()) },
    });
    await once(child, 'message');
    for (let n = 0; n < 100; n++) await put(`two-ours-${n}`);
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    expect(code).toBe(0);
    expect(await keys('two-%')).toHaveLength(200);
  });
});
