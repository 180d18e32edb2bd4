import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { registerPasskey } from '../../tests/support/passkey-steps.ts';
import { SoftAuthenticator } from '../../tests/support/soft-authenticator.ts';
import { totp } from '../../tests/support/totp.ts';
import { removeApp, removePasskey } from '../accounts/second-factors.ts';
import type { Database } from '../database/database.ts';

const required = [403, 'second-factor-required'];
const lastOne = [409, { secondFactor: 'required' }];

describeOnBothDatabases('a second factor that the owner requires', (open) => {
  let database: Database;
  let server: ReturnType<typeof makeAdminServer>;
  let owner: AdminClient;
  let visitors = 0;

  beforeAll(async () => {
    database = await open();
    server = makeAdminServer(database);
  });
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['accounts', 'settings', 'audit_log', 'rate_limits'] as const) {
        await trx.deleteFrom(table).execute();
      }
    });
    await addStaff(server.accounts, 'owner');
    owner = await enter('owner@example.com');
  });

  async function enter(email: string, password = staffPassword) {
    const client = server.client(`198.51.100.${++visitors % 250}`);
    const { body } = await client.ask('POST', '/session', { email, password });
    expect(body).toEqual({ next: 'inside' });
    return client;
  }

  async function enterAs(role: 'editor' | 'agent') {
    return enter(await addStaff(server.accounts, role));
  }

  async function addApp(client: AdminClient) {
    const started = await client.ask('POST', '/me/two-factor', { password: staffPassword });
    const code = totp(started.body.key);
    expect((await client.ask('POST', '/me/two-factor/confirm', { code })).status).toBe(204);
  }

  async function addPasskey(client: AdminClient) {
    expect((await registerPasskey(client, new SoftAuthenticator())).status).toBe(204);
  }

  const require = (requireSecondFactor: boolean) =>
    owner.ask('PUT', '/settings', { requireSecondFactor });

  async function requireOfAll() {
    await addPasskey(owner);
    expect((await require(true)).status).toBe(200);
  }

  const codeOf = ({ status, body }: Awaited<ReturnType<AdminClient['ask']>>) => [
    status,
    body?.error?.code,
  ];

  it('cannot be required by an owner who has none', async () => {
    const refused = await require(true);
    expect([refused.status, refused.body.error.fields]).toEqual([
      409,
      { requireSecondFactor: 'none-yourself' },
    ]);
    expect((await owner.ask('GET', '/settings')).body.settings.requireSecondFactor).toBe(false);
    await addApp(owner);
    expect((await require(true)).body.settings.requireSecondFactor).toBe(true);
  });

  it('is recorded when it is required, and when it no longer is', async () => {
    await requireOfAll();
    await require(false);
    const { acts } = (await owner.ask('GET', '/audit?kind=settings')).body;
    expect(acts.map(({ act }: { act: string }) => act)).toEqual([
      'settings.second-factor-optional',
      'settings.second-factor-required',
    ]);
  });

  it('leaves an account without one nothing but to set one up, also in an open session', async () => {
    const editor = await enterAs('editor');
    expect((await editor.ask('GET', '/posts')).status).toBe(200);
    await requireOfAll();
    expect(codeOf(await editor.ask('GET', '/posts'))).toEqual(required);
    expect(codeOf(await editor.ask('POST', '/me/password', {}))).toEqual(required);
    expect((await editor.ask('GET', '/session')).body.mustSetUpSecondFactor).toBe(true);
    await addApp(editor);
    expect((await editor.ask('GET', '/session')).body.mustSetUpSecondFactor).toBe(false);
    expect((await editor.ask('GET', '/posts')).status).toBe(200);
  });

  it('can be a passkey, and asks nothing of who has one', async () => {
    await requireOfAll();
    const agent = await enterAs('agent');
    expect(codeOf(await agent.ask('GET', '/inquiries'))).toEqual(required);
    await addPasskey(agent);
    expect((await agent.ask('GET', '/inquiries')).status).toBe(200);
  });

  it('does not open to a session that came in by the password alone', async () => {
    await requireOfAll();
    const editor = await enterAs('editor');
    const thief = await enter('editor@example.com');
    await addApp(editor);
    expect((await thief.ask('GET', '/posts')).status).toBe(401);
    expect((await editor.ask('GET', '/posts')).status).toBe(200);
  });

  it('lets somebody leave', async () => {
    await requireOfAll();
    const editor = await enterAs('editor');
    expect((await editor.ask('DELETE', '/session')).status).toBe(204);
    expect((await editor.ask('GET', '/session')).status).toBe(401);
  });

  it('is set up by the invited right after their password', async () => {
    await requireOfAll();
    const person = { email: 'kim@example.com', name: 'Kim', role: 'editor', language: 'ko' };
    const { link } = (await owner.ask('POST', '/accounts', person)).body;
    const client = server.client('203.0.113.99');
    const token = link.split('#')[1];
    const chosen = { token, password: 'another-lamp-tiger-43' };
    expect((await client.ask('POST', '/links/use', chosen)).status).toBe(200);
    await client.ask('POST', '/session', { email: person.email, password: chosen.password });
    expect(codeOf(await client.ask('GET', '/posts'))).toEqual(required);
    await addPasskey(client);
    expect((await client.ask('GET', '/posts')).status).toBe(200);
  });

  it('is set up anew by somebody whose lost one the owner has removed', async () => {
    await requireOfAll();
    const editor = await enterAs('editor');
    await addApp(editor);
    const { accounts } = (await owner.ask('GET', '/accounts')).body;
    const { id } = accounts.find((one: { email: string }) => one.email === 'editor@example.com');
    expect((await owner.ask('DELETE', `/accounts/${id}/two-factor`)).status).toBe(204);
    expect((await editor.ask('GET', '/session')).status).toBe(401);
    const again = await enter('editor@example.com');
    expect(codeOf(await again.ask('GET', '/posts'))).toEqual(required);
    await addApp(again);
    expect((await again.ask('GET', '/posts')).status).toBe(200);
  });

  it('is shown to owners as missing', async () => {
    await enterAs('editor');
    await requireOfAll();
    const { accounts } = (await owner.ask('GET', '/accounts')).body;
    const missing = accounts.filter((one: { hasTwoFactor: boolean }) => !one.hasTwoFactor);
    expect(missing).toMatchObject([{ email: 'editor@example.com', hasApp: false, passkeys: 0 }]);
    expect((await owner.ask('GET', '/settings')).body.withoutSecondFactor).toBe(1);
  });

  it('cannot be given up as the last one while it is required', async () => {
    await addApp(owner);
    await requireOfAll();
    const [passkey] = (await owner.ask('GET', '/me/passkeys')).body.passkeys;
    const password = { password: staffPassword };
    expect((await owner.ask('DELETE', '/me/two-factor', password)).status).toBe(204);
    const refused = await owner.ask('DELETE', `/me/passkeys/${passkey.id}`, password);
    expect([refused.status, refused.body.error.fields]).toEqual(lastOne);
    await addApp(owner);
    expect((await owner.ask('DELETE', `/me/passkeys/${passkey.id}`, password)).status).toBe(204);
    const app = await owner.ask('DELETE', '/me/two-factor', password);
    expect([app.status, app.body.error.fields]).toEqual(lastOne);
    await require(false);
    expect((await owner.ask('DELETE', '/me/two-factor', password)).status).toBe(204);
  });

  it('stays when the last two are given up at once', async () => {
    await addApp(owner);
    await requireOfAll();
    const { id } = (await owner.ask('GET', '/session')).body;
    const [passkey] = (await owner.ask('GET', '/me/passkeys')).body.passkeys;
    const results = await Promise.all([
      database.write((trx) => removeApp(trx, id)),
      database.write((trx) => removePasskey(trx, id, passkey.id)),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await owner.ask('GET', '/session')).body.hasTwoFactor).toBe(true);
  });
});
