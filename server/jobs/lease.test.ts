import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { silentLog } from '../log/log.ts';
import { competeForLease, type Lease } from './lease.ts';

describeOnBothDatabases('a lease', (open) => {
  let databases: Database[];
  beforeAll(async () => {
    databases = [await open(), await open(), await open()];
  });

  const times = { length: 1500, renewEvery: 100 };

  async function compete(database = databases[0] as Database): Promise<Lease> {
    const lease = await competeForLease(database, 'work', silentLog, times);
    onTestFinished(() => lease.release());
    return lease;
  }

  it('is held by one of all who want it at the same moment', async () => {
    const leases = await Promise.all(databases.map((database) => compete(database)));
    expect(leases.filter((lease) => lease.isHeld())).toHaveLength(1);
  });

  it('goes to another as soon as its holder lets go', async () => {
    const first = await compete();
    const second = await compete(databases[1]);
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    await first.release();
    expect(first.isHeld()).toBe(false);
    await expect.poll(() => second.isHeld()).toBe(true);
  });

  it('goes to another when its holder fell silent, and does not go back', async () => {
    const [database] = databases as [Database];
    const isDead = { value: false };
    const dying = {
      ...database,
      write: (async (work) => {
        if (isDead.value) throw new Error('the process is dead');
        return database.write(work);
      }) as Database['write'],
    };
    const first = await compete(dying);
    expect(first.isHeld()).toBe(true);
    isDead.value = true;
    const second = await compete(databases[1]);
    await expect.poll(() => second.isHeld()).toBe(true);
    expect(first.isHeld()).toBe(false);
    isDead.value = false;
    await first.release();
    expect(second.isHeld()).toBe(true);
    const third = await compete(databases[2]);
    expect(third.isHeld()).toBe(false);
  });
});
