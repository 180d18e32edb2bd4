import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePostgresDatabase } from '../../tests/support/databases.ts';
import { openLine } from '../../tests/support/flaky-proxy.ts';
import { type Database, isAnswering, openServingDatabase } from './database.ts';

describe('a PostgreSQL that falls silent', () => {
  let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let line: Awaited<ReturnType<typeof openLine>>;
  let database: Database;

  beforeAll(async () => {
    place = await makePostgresDatabase();
    const throughLine = new URL(place.databaseUrl);
    line = await openLine(Number(throughLine.port));
    throughLine.host = new URL(line.url).host;
    database = await openServingDatabase({ ...place, databaseUrl: throughLine.href }, 500);
  });
  afterAll(async () => {
    await database.close();
    line.close();
    await place.remove();
  });

  const ask = () => database.db.selectFrom('settings').selectAll().execute();

  it('is not ready, fails its queries, and is asked anew once it is back', async () => {
    expect(await isAnswering(database)).toBe(true);
    line.fallSilent();
    const begun = performance.now();
    expect(await isAnswering(database, 100)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(2_500);
    await expect(ask()).rejects.toThrow();
    await expect(
      database.write((trx) => trx.selectFrom('settings').selectAll().execute()),
    ).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(15_000);
    line.mend();
    expect(await isAnswering(database)).toBe(true);
  });
});
