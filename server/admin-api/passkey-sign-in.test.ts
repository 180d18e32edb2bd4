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
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';

const email = 'editor@example.com';
const right = { email, password: staffPassword };

describeOnBothDatabases('passkeys that sign in', (open) => {
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

  const errorResponse = ({ status, body }: Awaited<ReturnType<typeof answerPasskey>>) => [
    status,
    body.error?.fields,
  ];
  const wrong = [401, { passkey: 'wrong' }];
  const expired = [401, { passkey: 'expired' }];

  it('sign in alone, with a session like any other', async () => {
    expect((await register()).status).toBe(204);
    const client = stranger();
    const options = await passkeyQuestion(client);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { status, body } = await answerPasskey(client, device.get(options));
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
    const options = await passkeyQuestion(client, 'second');
    expect(options.allowCredentials).toMatchObject([{ id: own?.id }]);
    expect(errorResponse(await answerPasskey(client, device.get(options), 'second'))).toEqual(
      wrong,
    );
    const again = await passkeyQuestion(client, 'second');
    const entered = await answerPasskey(client, device.get(again, {}, own), 'second');
    expect(entered.status).toBe(200);
    expect((await client.ask('GET', '/session')).body).toMatchObject({ email });
    expect(client.cookies.has('second-step')).toBe(false);
  });

  it('are no second step without a first', async () => {
    await register();
    const client = stranger();
    const asked = await client.ask('POST', '/session/passkey/options', { step: 'second' });
    expect(errorResponse(asked)).toEqual(expired);
    const response = device.get(await passkeyQuestion(client));
    expect(errorResponse(await answerPasskey(client, response, 'second'))).toEqual(expired);
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

  it('work on https, where every cookie is bound to the host', async () => {
    const origin = 'https://www.noshine.example';
    const secure = makeAdminServer(database, origin).client('198.51.100.251');
    await secure.ask('POST', '/session', right);
    expect((await registerPasskey(secure, device, { origin })).status).toBe(204);
    await secure.ask('DELETE', '/session');
    await secure.ask('POST', '/session', right);
    const options = await passkeyQuestion(secure, 'second');
    expect(options.rpId).toBe('www.noshine.example');
    const names = [...secure.cookies.keys()];
    expect(names.sort()).toEqual([
      '__Host-known-browser',
      '__Host-passkey-challenge',
      '__Host-second-step',
    ]);
    const entered = await answerPasskey(secure, device.get(options, { origin }), 'second');
    expect(entered.status).toBe(200);
    expect((await secure.ask('GET', '/session')).body).toMatchObject({ email });
  });

  describe('are refused', () => {
    beforeEach(async () => {
      expect((await register()).status).toBe(204);
    });

    it('when the question was answered before', async () => {
      const client = stranger();
      const options = await passkeyQuestion(client);
      const cookie = client.cookies.get('passkey-challenge') ?? '';
      expect((await answerPasskey(client, device.get(options))).status).toBe(200);
      client.cookies.set('passkey-challenge', cookie);
      expect(errorResponse(await answerPasskey(client, device.get(options)))).toEqual(expired);
    });

    it('when the question is too old', async () => {
      const client = stranger();
      const options = await passkeyQuestion(client);
      const past = new Date(Date.now() - 1000).toISOString();
      await database.write((trx) =>
        trx.updateTable('account_verifications').set({ expires_at: past }).execute(),
      );
      expect(errorResponse(await answerPasskey(client, device.get(options)))).toEqual(expired);
    });

    it('when the question was put to another browser', async () => {
      const [asked, other] = [stranger(), stranger()];
      const options = await passkeyQuestion(asked);
      await passkeyQuestion(other);
      expect(errorResponse(await answerPasskey(other, device.get(options)))).toEqual(wrong);
      expect(errorResponse(await answerPasskey(stranger(), device.get(options)))).toEqual(expired);
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://localhost:8080' }],
      ['a device that asked for no finger or PIN', { userVerified: false }],
    ])('when they come from %s', async (_, behaviour) => {
      const client = stranger();
      const response = device.get(await passkeyQuestion(client), behaviour);
      expect(errorResponse(await answerPasskey(client, response))).toEqual(wrong);
      expect((await client.ask('GET', '/session')).status).toBe(401);
    });

    it('when their counter goes back, as that of a copy does', async () => {
      device.counter = 10;
      const client = stranger();
      expect((await answerPasskey(client, device.get(await passkeyQuestion(client)))).status).toBe(
        200,
      );
      device.counter = 5;
      const copy = stranger();
      expect(
        errorResponse(await answerPasskey(copy, device.get(await passkeyQuestion(copy)))),
      ).toEqual(wrong);
      const { id } = (await person.ask('GET', '/session')).body;
      const acts = await listActs(database.db, { limit: 1 });
      expect(acts).toMatchObject([{ act: 'account.sign-in-refused', actor: id }]);
    });

    it('when their account is disabled', async () => {
      await database.write((trx) =>
        trx.updateTable('accounts').set({ disabled_at: Date.now() }).execute(),
      );
      const client = stranger();
      expect(
        errorResponse(await answerPasskey(client, device.get(await passkeyQuestion(client)))),
      ).toEqual(wrong);
      const sessions = await database.db.selectFrom('account_sessions').selectAll().execute();
      expect(sessions).toHaveLength(1);
    });

    it('when the signature is that of another key', async () => {
      const client = stranger();
      const [known] = device.credentials;
      const other = new SoftAuthenticator();
      other.create({ challenge: 'x', rp: { id: 'localhost' } });
      const response = other.get(await passkeyQuestion(client));
      const forged = { ...response, id: known?.id, rawId: known?.id };
      expect(errorResponse(await answerPasskey(client, forged))).toEqual(wrong);
      expect(errorResponse(await answerPasskey(stranger(), response))).toEqual(wrong);
    });

    it('after ten tries in ten minutes', async () => {
      const client = stranger();
      const response = device.get({ challenge: 'made-up' });
      const statuses = [];
      for (let n = 0; n < 11; n++) statuses.push((await answerPasskey(client, response)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      const questions = [];
      for (let n = 0; n < 21; n++) {
        const asked = await client.ask('POST', '/session/passkey/options', { step: 'first' });
        questions.push(asked.status);
      }
      expect(questions).toEqual([...Array(20).fill(200), 429]);
    });
  });
});
