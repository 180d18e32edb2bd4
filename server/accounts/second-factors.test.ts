import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePostgresDatabase } from '../../tests/support/databases.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { addAccount, findAccount } from './accounts.ts';
import { noteSecondFactors, removePasskey } from './second-factors.ts';

// On SQLite there is one writer at a time: nothing can overlap.
describe('a passkey that is removed on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    const place = await makePostgresDatabase();
    database = await openDatabase(place);
    return async () => {
      await database.close();
      await place.remove();
    };
  });

  it('is asked for no more, though its registration is noted in the same moment', async () => {
    const account = { email: 'a@x.example', name: 'a', role: 'editor', language: 'ko' } as const;
    const id = (await database.write((trx) => addAccount(trx, account))) ?? '';
    const passkey = { id: 'p', account_id: id, name: '', credential_id: 'c', public_key: '' };
    const rest = { counter: 0, device_type: '', backed_up: false, transports: null, aaguid: null };
    await database.db
      .insertInto('account_passkeys')
      .values({ ...passkey, ...rest, created_at: new Date().toISOString(), last_used_at: null })
      .execute();

    const removing = await database.db.startTransaction().execute();
    expect(await removePasskey(removing, id, 'p')).toEqual({ ok: true });
    const noting = database.write((trx) => noteSecondFactors(trx, id));
    const waiting = () =>
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
    await removing.commit().execute();
    await noting;
    expect(await findAccount(database.db, id)).toMatchObject({ hasTwoFactor: false, passkeys: 0 });
  });
});
