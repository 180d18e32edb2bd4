import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import type { Database, Trx } from '../database/database.ts';
import { addAccount, listAccounts, setPasswordHash } from './accounts.ts';
import { changeRole, disableAccount } from './change-account.ts';

describeOnBothDatabases('the last owner who can sign in', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.write((trx) => trx.deleteFrom('accounts').execute()));

  const addOwner = (email: string, canSignIn = true) =>
    database.write(async (trx) => {
      const id = await addAccount(trx, { email, name: email, role: 'owner', language: 'ko' });
      if (id && canSignIn) await setPasswordHash(trx, id, 'a hash');
      return id ?? '';
    });
  const demote = (id: string) => (trx: Trx) => changeRole(trx, id, 'editor');
  const disable = (id: string) => (trx: Trx) => disableAccount(trx, id);
  const refused = { ok: false, reason: 'last-owner' };
  const owners = async () =>
    (await listAccounts(database.db)).filter(
      ({ role, state }) => role === 'owner' && state === 'active',
    );

  it('stays, however many owners leave at once', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => addOwner(`${name}@x.example`)),
    );
    const results = await Promise.all(
      ids.map((id, n) => database.write(n % 2 ? demote(id) : disable(id))),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([refused]);
    expect(await owners()).toHaveLength(1);
  });

  it('is not replaced by an owner who was only invited', async () => {
    const id = await addOwner('a@x.example');
    await addOwner('invited@x.example', false);
    expect(await database.write(demote(id))).toEqual(refused);
  });

  if (kind === 'sqlite') return; // One writer at a time: nothing can overlap.

  it.each([
    ['demoted', demote],
    ['disabled', disable],
  ])('is not %s while the other change is not yet committed', async (_, change) => {
    const [a, b] = [await addOwner('a@x.example'), await addOwner('b@x.example')];
    const first = await database.db.startTransaction().execute();
    expect(await demote(a)(first)).toEqual({ ok: true });
    let isDone = false;
    const second = database.write(change(b)).finally(() => {
      isDone = true;
    });
    const isWaiting = async () => {
      const waiting = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
      return isDone || waiting.rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    await first.commit().execute();
    expect(await second).toEqual(refused);
    expect((await owners()).map(({ id }) => id)).toEqual([b]);
  });
});
