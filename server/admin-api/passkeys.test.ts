import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/back-office.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { SoftAuthenticator } from '../../tests/soft-authenticator.ts';
import type { Database } from '../database/database.ts';

const email = 'editor@example.com';
const right = { email, password: staffPassword };

describeOnBothDatabases('passkeys', (open) => {
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

  async function register(client = person, behaviour = {}) {
    const { body } = await client.ask('POST', '/me/passkeys/options', {});
    const response = device.create(body.options, behaviour);
    return client.ask('POST', '/me/passkeys', { name: '노트북', response });
  }

  async function question(client: AdminClient, step = 'first') {
    const { status, body } = await client.ask('POST', '/session/passkey/options', { step });
    expect(status).toBe(200);
    return body.options;
  }

  const answer = (client: AdminClient, response: object, step = 'first') =>
    client.ask('POST', '/session/passkey', { step, response });

  const refusal = ({ status, body }: Awaited<ReturnType<typeof answer>>) => [
    status,
    body.error?.fields,
  ];
  const wrong = [401, { passkey: 'wrong' }];
  const expired = [401, { passkey: 'expired' }];

  it('sign in alone, with a session like any other', async () => {
    expect((await register()).status).toBe(204);
    const client = stranger();
    const options = await question(client);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { status, body } = await answer(client, device.get(options));
    expect([status, body]).toEqual([200, { next: 'inside' }]);
    const me = await client.ask('GET', '/session');
    expect(me.body).toMatchObject({ email, hasTwoFactor: true, hasApp: false });
    const listed = await client.ask('GET', '/me/sessions');
    const [session] = listed.body.sessions.filter((one: { isThisOne: boolean }) => one.isThisOne);
    expect(session).toMatchObject({ browser: 'the tests' });
    const kept = await client.ask('GET', '/me/passkeys');
    expect(kept.body.passkeys).toMatchObject([{ name: '노트북', lastUse: expect.any(Number) }]);
  });

  it('are asked for after the password, of this account only', async () => {
    await register();
    const own = device.credentials[0];
    await addStaff(server.accounts, 'agent');
    const colleague = await enter({ ...right, email: 'agent@example.com' });
    await register(colleague);

    const client = stranger();
    const first = await client.ask('POST', '/session', right);
    expect(first.body).toEqual({ next: 'second-step', by: { app: false, passkey: true } });
    expect((await client.ask('GET', '/session')).status).toBe(401);
    const options = await question(client, 'second');
    expect(options.allowCredentials).toMatchObject([{ id: own?.id }]);
    expect(refusal(await answer(client, device.get(options), 'second'))).toEqual(wrong);
    const again = await question(client, 'second');
    const entered = await answer(client, device.get(again, {}, own), 'second');
    expect(entered.status).toBe(200);
    expect((await client.ask('GET', '/session')).body).toMatchObject({ email });
    expect(client.cookies.has('second-step')).toBe(false);
  });

  it('are no second step without a first', async () => {
    await register();
    const client = stranger();
    const asked = await client.ask('POST', '/session/passkey/options', { step: 'second' });
    expect(refusal(asked)).toEqual(expired);
    const response = device.get(await question(client));
    expect(refusal(await answer(client, response, 'second'))).toEqual(expired);
  });

  it('leave the recovery codes of an app that was never confirmed without effect', async () => {
    await register();
    const started = await person.ask('POST', '/me/two-factor', { password: staffPassword });
    const client = stranger();
    await client.ask('POST', '/session', right);
    const [code] = started.body.recoveryCodes;
    const tried = await client.ask('POST', '/session/second-step', { code, kind: 'recovery' });
    expect(tried.status).toBe(401);
  });

  describe('are refused', () => {
    beforeEach(async () => {
      expect((await register()).status).toBe(204);
    });

    it('when the question was answered before', async () => {
      const client = stranger();
      const options = await question(client);
      const cookie = client.cookies.get('passkey-challenge') ?? '';
      expect((await answer(client, device.get(options))).status).toBe(200);
      client.cookies.set('passkey-challenge', cookie);
      expect(refusal(await answer(client, device.get(options)))).toEqual(expired);
    });

    it('when the question is too old', async () => {
      const client = stranger();
      const options = await question(client);
      const past = new Date(Date.now() - 1000).toISOString();
      await database.write((trx) =>
        trx.updateTable('account_verifications').set({ expires_at: past }).execute(),
      );
      expect(refusal(await answer(client, device.get(options)))).toEqual(expired);
    });

    it('when the question was put to another browser', async () => {
      const [asked, other] = [stranger(), stranger()];
      const options = await question(asked);
      await question(other);
      expect(refusal(await answer(other, device.get(options)))).toEqual(wrong);
      expect(refusal(await answer(stranger(), device.get(options)))).toEqual(expired);
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://localhost:8080' }],
      ['a device that asked for no finger or PIN', { userVerified: false }],
    ])('when they come from %s', async (_, behaviour) => {
      const client = stranger();
      const response = device.get(await question(client), behaviour);
      expect(refusal(await answer(client, response))).toEqual(wrong);
      expect((await client.ask('GET', '/session')).status).toBe(401);
    });

    it('when their counter goes back, as that of a copy does', async () => {
      device.counter = 10;
      const client = stranger();
      expect((await answer(client, device.get(await question(client)))).status).toBe(200);
      device.counter = 5;
      const copy = stranger();
      expect(refusal(await answer(copy, device.get(await question(copy))))).toEqual(wrong);
    });

    it('when their account is disabled', async () => {
      await database.write((trx) =>
        trx.updateTable('accounts').set({ disabled_at: Date.now() }).execute(),
      );
      const client = stranger();
      expect(refusal(await answer(client, device.get(await question(client))))).toEqual(wrong);
      const sessions = await database.db.selectFrom('account_sessions').selectAll().execute();
      expect(sessions).toHaveLength(1);
    });

    it('when the signature is that of another key', async () => {
      const client = stranger();
      const [known] = device.credentials;
      const other = new SoftAuthenticator();
      other.create({ challenge: 'x', rp: { id: 'localhost' } });
      const response = other.get(await question(client));
      const forged = { ...response, id: known?.id, rawId: known?.id };
      expect(refusal(await answer(client, forged))).toEqual(wrong);
      expect(refusal(await answer(stranger(), response))).toEqual(wrong);
    });

    it('after ten tries in ten minutes', async () => {
      const client = stranger();
      const response = device.get({ challenge: 'made-up' });
      const statuses = [];
      for (let n = 0; n < 11; n++) statuses.push((await answer(client, response)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      const questions = [];
      for (let n = 0; n < 21; n++) {
        const asked = await client.ask('POST', '/session/passkey/options', { step: 'first' });
        questions.push(asked.status);
      }
      expect(questions).toEqual([...Array(20).fill(200), 429]);
    });
  });

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
    expect(refusal(await answer(client, device.get(await question(client))))).toEqual(wrong);
  });
});
