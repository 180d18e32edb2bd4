import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { countCall, hashAddress, removeEndedLimits } from './rate-limits.ts';

const tenMinutes = 600_000;

describeOnBothDatabases('rate limits', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('let 30 inquiries through in ten minutes, and the next after they have passed', async () => {
    const count = (now: number) =>
      database.write((trx) => countCall(trx, 'inquiry', 'visitor', now));
    for (let i = 0; i < 30; i += 1) expect(await count(1000 + i)).toEqual({ ok: true });
    expect(await count(2000)).toEqual({ ok: false, retryAfterSeconds: 599 });
    expect(await count(1000 + tenMinutes)).toEqual({ ok: true });
  });

  it('hold across instances that count at the same moment', async () => {
    const instances = [database, await open(), await open()];
    const calls = Array.from({ length: 90 }, (_, i) =>
      (instances[i % 3] ?? database).write((trx) => countCall(trx, 'inquiry', 'many', 5000)),
    );
    const results = await Promise.all(calls);
    expect(results.filter(({ ok }) => ok)).toHaveLength(30);
  });

  it('forget windows that have ended', async () => {
    await removeEndedLimits(database, Date.now());
    expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('keep addresses only as a hash that needs the secret', () => {
    expect(hashAddress('one', '203.0.113.7')).not.toContain('203.');
    expect(hashAddress('one', '203.0.113.7')).not.toBe(hashAddress('two', '203.0.113.7'));
  });
});
