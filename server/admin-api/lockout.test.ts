import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { countAttempt } from '../accounts/lockout.ts';
import type { Database } from '../database/database.ts';
import { limits } from '../rate-limits/rate-limits.ts';

const email = 'owner@example.com';
const context = '203.0.113.7';
const right = { email, password: staffPassword };

describeOnBothDatabases('an address that strangers guess at', (open) => {
  let database: Database;
  let server: ReturnType<typeof makeAdminServer>;
  let owner: AdminClient;

  beforeAll(async () => {
    database = await open();
    server = makeAdminServer(database);
  });
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['accounts', 'rate_limits'] as const) {
        await trx.deleteFrom(table).execute();
      }
    });
    await addStaff(server.accounts, 'owner');
    owner = server.client(context);
    expect((await owner.ask('POST', '/session', right)).status).toBe(200);
  });

  const guess = (network: string) =>
    countAttempt(server.accounts, email, { network, browser: undefined });

  async function guessFromEverywhere() {
    for (let n = 0; n <= limits['password-by-strangers'].calls; n++) await guess(`192.0.2.${n}`);
    expect(await guess('198.51.100.1')).toMatchObject({ ok: false });
  }

  /** Somebody with the cookies of another browser. */
  function as(other: AdminClient, from: string): AdminClient {
    const client = server.client(from);
    for (const [name, value] of other.cookies) client.cookies.set(name, value);
    return client;
  }

  it('is locked for places nobody has signed in from', async () => {
    await guessFromEverywhere();
    const answer = await server.client('198.51.100.2').ask('POST', '/session', right);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('is still open to a browser that has signed in, wherever it is now', async () => {
    await guessFromEverywhere();
    const travelling = as(owner, '198.51.100.3');
    travelling.cookies.delete('session');
    const { status, headers } = await travelling.ask('POST', '/session', right);
    expect(status).toBe(200);
    expect(headers.getSetCookie().find((one) => one.startsWith('known-browser='))).toMatch(
      /^known-browser=[\w-]{43}; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is still open to a network that has signed in, with a browser that forgets', async () => {
    await guessFromEverywhere();
    expect((await server.client(context).ask('POST', '/session', right)).status).toBe(200);
  });

  it('is open to the browser for its own account only, and for as many tries as anybody', async () => {
    await guessFromEverywhere();
    await addStaff(server.accounts, 'editor');
    const editor = { email: 'editor@example.com', password: staffPassword };
    const colleague = server.client('198.51.100.4');
    expect((await colleague.ask('POST', '/session', editor)).status).toBe(200);
    expect((await colleague.ask('POST', '/session', right)).status).toBe(429);

    const browser = owner.cookies.get('known-browser');
    const tries = [];
    for (let n = 0; n <= limits['password-by-network'].calls; n++) {
      const network = `198.51.100.${100 + n}`;
      tries.push(await countAttempt(server.accounts, email, { network, browser }));
    }
    expect(tries.filter(({ ok }) => ok)).toHaveLength(limits['password-by-network'].calls);
  });

  it('does not believe a browser by a cookie that we did not give', async () => {
    await guessFromEverywhere();
    const forger = server.client('198.51.100.5');
    forger.cookies.set('known-browser', 'x'.repeat(43));
    expect((await forger.ask('POST', '/session', right)).status).toBe(429);
  });

  it('does not keep somebody who is signed in from changing the password', async () => {
    await guessFromEverywhere();
    for (let n = 0; n < limits['password-by-network'].calls; n++) await guess(context);
    const elsewhere = as(owner, '198.51.100.7');
    elsewhere.cookies.delete('known-browser');
    const change = { password: staffPassword, newPassword: 'another-lamp-tiger-43' };
    expect((await elsewhere.ask('POST', '/me/password', change)).status).toBe(204);
  });

  it('cannot be guessed at leisure in a stolen session either', async () => {
    const change = { password: 'not-the-password-1', newPassword: 'another-lamp-tiger-43' };
    const statuses = [];
    for (let n = 0; n <= limits['password-by-network'].calls; n++) {
      const thief = as(owner, `198.51.100.${n}`);
      statuses.push((await thief.ask('POST', '/me/password', change)).status);
    }
    expect(statuses).toEqual([...Array(limits['password-by-network'].calls).fill(422), 429]);
  });

  it('forgets where its owner was when the password changes, except here', async () => {
    const elsewhere = server.client('198.51.100.8');
    expect((await elsewhere.ask('POST', '/session', right)).status).toBe(200);
    const change = { password: staffPassword, newPassword: 'another-lamp-tiger-43' };
    expect((await owner.ask('POST', '/me/password', change)).status).toBe(204);
    await guessFromEverywhere();
    const now = { email, password: change.newPassword };
    expect((await elsewhere.ask('POST', '/session', now)).status).toBe(429);
    expect((await as(owner, '198.51.100.9').ask('POST', '/session', now)).status).toBe(200);
  });

  it('lets in who has just chosen a password by a link', async () => {
    await guessFromEverywhere();
    const { body } = await owner.ask('GET', '/accounts');
    const made = await owner.ask('POST', `/accounts/${body.accounts[0].id}/link`);
    const holder = server.client('198.51.100.10');
    const chosen = { token: made.body.link.split('#')[1], password: 'another-lamp-tiger-43' };
    expect((await holder.ask('POST', '/links/use', chosen)).status).toBe(200);
    const entry = { email, password: chosen.password };
    expect((await holder.ask('POST', '/session', entry)).status).toBe(200);
  });

  it('counts one site of IPv6 as one, however many networks it has', async () => {
    const results = [];
    for (let n = 0; n < 60; n++) results.push(await guess(`2001:db8:7:${n.toString(16)}::/64`));
    expect(results.filter(({ ok }) => ok)).toHaveLength(limits['password-by-site'].calls);
    expect(await guess('2001:db8:8:1::/64')).toEqual({ ok: true });
  });
});
