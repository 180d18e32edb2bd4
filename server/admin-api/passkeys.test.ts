import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import {
  answerPasskey,
  passkeyQuestion,
  registerPasskey,
} from '../../tests/support/passkey-steps.ts';
import { SoftAuthenticator } from '../../tests/support/soft-authenticator.ts';
import type { Database } from '../database/database.ts';

const email = 'editor@example.com';
const right = { email, password: staffPassword };

describeOnBothDatabases('passkeys of one’s own', (open) => {
  let database: Database;
  let server: ReturnType<typeof makeAdminServer>;
  let device: SoftAuthenticator;
  let person: AdminClient;
  let visitors = 0;
  const stranger = () => server.client(`198.51.100.${++visitors % 250}`);

  beforeAll(async () => {
    database = await open();
    server = makeAdminServer(database);
  });
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['accounts', 'account_verifications', 'rate_limits'] as const) {
        await trx.deleteFrom(table).execute();
      }
    });
    await addStaff(server.accounts, 'editor');
    device = new SoftAuthenticator();
    person = await enter();
  });

  async function enter(given = right) {
    const client = stranger();
    expect((await client.ask('POST', '/session', given)).status).toBe(200);
    return client;
  }

  const register = (client = person, behaviour = {}) => registerPasskey(client, device, behaviour);

  describe('cannot be registered', () => {
    it.each([
      ['for another site', { origin: 'https://evil.example' }],
      ['without a finger or a PIN', { userVerified: false }],
    ])('%s', async (_, behaviour) => {
      const { status, body } = await register(person, behaviour);
      expect([status, body.error.fields]).toEqual([422, { passkey: 'refused' }]);
      expect((await person.ask('GET', '/me/passkeys')).body.passkeys).toEqual([]);
    });

    it('twice, nor for two accounts', async () => {
      const options = (await person.ask('POST', '/me/passkeys/options', {})).body.options;
      const response = device.create(options);
      const first = await person.ask('POST', '/me/passkeys', { name: 'a', response });
      expect(first.status).toBe(204);
      const again = await person.ask('POST', '/me/passkeys', { name: 'b', response });
      expect([again.status, again.body.error.fields]).toEqual([422, { passkey: 'expired' }]);

      await addStaff(server.accounts, 'agent');
      const thief = await enter({ ...right, email: 'agent@example.com' });
      const asked = (await thief.ask('POST', '/me/passkeys/options', {})).body.options;
      const sameId = Buffer.from(device.credentials[0]?.id ?? '', 'base64url');
      const copied = new SoftAuthenticator().create(asked, {}, sameId);
      const { status } = await thief.ask('POST', '/me/passkeys', { name: 'c', response: copied });
      expect(status).toBe(422);
    });

    it('long after signing in without the password', async () => {
      await age(11);
      const asked = await person.ask('POST', '/me/passkeys/options', {});
      expect([asked.status, asked.body.error.fields]).toEqual([422, { password: 'required' }]);
      const guessed = await person.ask('POST', '/me/passkeys/options', { password: 'wrong' });
      expect(guessed.body.error.fields).toEqual({ password: 'wrong' });
      const known = await person.ask('POST', '/me/passkeys/options', { password: staffPassword });
      expect(known.status).toBe(200);
    });

    it('by somebody else with the same question', async () => {
      const options = (await person.ask('POST', '/me/passkeys/options', {})).body.options;
      await addStaff(server.accounts, 'agent');
      const other = await enter({ ...right, email: 'agent@example.com' });
      other.cookies.set('passkey-challenge', person.cookies.get('passkey-challenge') ?? '');
      const response = device.create(options);
      const answered = await other.ask('POST', '/me/passkeys', { name: 'x', response });
      expect(answered.status).toBe(422);
    });
  });

  const age = (minutes: number) =>
    database.write((trx) =>
      trx
        .updateTable('account_sessions')
        .set({ created_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .execute(),
    );

  it('end the other sessions when they are the first second factor', async () => {
    const other = await enter();
    await register();
    expect((await other.ask('GET', '/session')).status).toBe(401);
    expect((await person.ask('GET', '/session')).status).toBe(200);
  });

  it('can be renamed and removed by their owner alone; then the password is enough again', async () => {
    await register();
    const [passkey] = (await person.ask('GET', '/me/passkeys')).body.passkeys;
    await addStaff(server.accounts, 'agent');
    const colleague = await enter({ ...right, email: 'agent@example.com' });
    const path = `/me/passkeys/${passkey.id}`;
    expect((await colleague.ask('PATCH', path, { name: 'x' })).status).toBe(404);
    expect((await colleague.ask('DELETE', path, {})).status).toBe(404);
    expect((await person.ask('PATCH', path, { name: ' 휴대전화 ' })).status).toBe(204);
    const [renamed] = (await person.ask('GET', '/me/passkeys')).body.passkeys;
    expect(renamed.name).toBe('휴대전화');

    await age(11);
    expect((await person.ask('DELETE', path, {})).status).toBe(422);
    const removed = await person.ask('DELETE', path, { password: staffPassword });
    expect(removed.status).toBe(204);
    const entry = await stranger().ask('POST', '/session', right);
    expect(entry.body).toEqual({ next: 'inside' });
    const acts = await database.db.selectFrom('audit_log').select('act').execute();
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['account.passkey-add', 'account.passkey-remove']),
    );
  });

  it('are removed by an owner with every other second factor', async () => {
    await register();
    await addStaff(server.accounts, 'owner');
    const owner = await enter({ ...right, email: 'owner@example.com' });
    const { accounts } = (await owner.ask('GET', '/accounts')).body;
    const account = accounts.find((one: { email: string }) => one.email === email);
    expect(account).toMatchObject({ hasTwoFactor: true, hasApp: false, passkeys: 1 });
    await owner.ask('DELETE', `/accounts/${account.id}/two-factor`);
    expect((await person.ask('GET', '/session')).status).toBe(401);
    const entry = await stranger().ask('POST', '/session', right);
    expect(entry.body).toEqual({ next: 'inside' });
    const client = stranger();
    const entered = await answerPasskey(client, device.get(await passkeyQuestion(client)));
    expect(entered.status).toBe(401);
  });
});
