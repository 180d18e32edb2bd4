import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database } from '../database/database.ts';
import { serializeError } from './serialize-error.ts';

describeOnBothDatabases('an error of the database in the log', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('says what is wrong, but quotes no row', async () => {
    const wrong = database.write((trx) =>
      sql`insert into inquiry_events (inquiry_id, at, actor, kind, text)
        values ('zq person', 1, 'kim', null, 'zq text')`.execute(trx),
    );
    const error = await wrong.catch((error) => error);
    const logged = JSON.stringify(serializeError(error));
    expect(logged).toMatch(/null/i);
    expect(logged).toContain('stack');
    expect(logged).not.toContain('zq');
  });
});
