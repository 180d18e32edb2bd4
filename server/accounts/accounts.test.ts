import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccounts } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { nextTotp, totp } from '../../tests/support/totp.ts';
import type { Database } from '../database/database.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { openWorkerPool, WorkerPoolFull } from '../worker-pool.ts';
import {
  addAccount,
  createAccountWithPassword,
  findAccountByEmail,
  listAccounts,
} from './accounts.ts';
import { changeRole, disableAccount, withdrawInvitation } from './change-account.ts';
import { type AccountsContext, createAccountsContext } from './context.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';
import type { Client } from './known-clients.ts';
import { countAttempt } from './lockout.ts';
import { findLinkHolder, makeLink, useLink } from './one-time-links.ts';
import { hashInPool } from './passwords.ts';
import { sessionLimits } from './session-limits.ts';
import { findSession, forgetSession, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { confirmTwoFactor, enterCode, startTwoFactor } from './two-factor.ts';

const password = 'quiet-lamp-tiger-42';

const toCookie = (cookies: string[]) =>
  cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

const caller = (cookie = '') =>
  new Headers({
    ...(cookie && { cookie }),
    'user-agent': 'the tests',
    'x-client-address': '203.0.113.7',
  });

const keyOf = (address: string) => new URL(address).searchParams.get('secret') ?? '';

describeOnBothDatabases('accounts', (open) => {
  let database: Database;
  let context: AccountsContext;

  beforeAll(async () => {
    database = await open();
    context = createTestAccounts(database, 'http://localhost:4600');
  });

  beforeEach(async () => {
    await database.write(async (trx) => {
      await trx.deleteFrom('accounts').execute();
      await trx.deleteFrom('account_links').execute();
      await trx.deleteFrom('rate_limits').execute();
    });
  });

  const create = (email: string, role: 'owner' | 'editor' | 'agent' = 'owner') =>
    createAccountWithPassword(context, { email, name: 'Kim', role, language: 'ko' }, password);

  async function enter(email: string) {
    const result = await signIn(context, { email, password }, caller());
    if (!result.ok) throw new Error(result.reason);
    return toCookie(result.cookies);
  }

  describe('the first administrator', () => {
    it('comes from the environment, once', async () => {
      const given = { adminEmail: 'Owner@Example.com', adminPassword: password };
      expect(await ensureFirstAdministrator(context, given)).toEqual({
        kind: 'created',
        email: 'Owner@Example.com',
        weakPassword: false,
      });
      expect(await ensureFirstAdministrator(context, given)).toEqual({ kind: 'present' });
      expect(await enter('owner@example.com')).toContain('session=');
    });

    it('or from a link that works once', async () => {
      const none = { adminEmail: undefined, adminPassword: undefined };
      const first = await ensureFirstAdministrator(context, none);
      const second = await ensureFirstAdministrator(context, none);
      if (first.kind !== 'link' || second.kind !== 'link') throw new Error('no link');
      const token = second.address.split('#')[1] ?? '';
      expect(await findLinkHolder(context, first.address.split('#')[1] ?? '')).toBeUndefined();
      const chosen = { email: 'owner@example.com', name: 'Owner', password };
      expect(await useLink(context, token, { ...chosen, password: 'password1234' })).toEqual({
        ok: false,
        reason: 'common',
      });
      expect(await useLink(context, token, chosen)).toMatchObject({ ok: true });
      expect(await useLink(context, token, chosen)).toEqual({ ok: false, reason: 'used' });
      expect(await listAccounts(database.db)).toMatchObject([{ role: 'owner', state: 'active' }]);
    });
  });

  describe('an invitation', () => {
    const invited = {
      email: 'new@example.com',
      name: 'Lee',
      role: 'agent',
      language: 'ko',
    } as const;

    async function invite() {
      return database.write(async (trx) => {
        const id = (await addAccount(trx, invited)) ?? '';
        const address = await makeLink(context, trx, 'invitation', id);
        return { id, token: address.split('#')[1] ?? '' };
      });
    }

    it('says until when it holds, and leaves nothing when it is withdrawn', async () => {
      const { id, token } = await invite();
      const [account] = await listAccounts(database.db);
      expect(account).toMatchObject({ state: 'invited', lastSignInAt: null });
      expect(account?.invitedUntil).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000);
      expect(await database.write((trx) => withdrawInvitation(trx, id))).toEqual({ ok: true });
      expect(await listAccounts(database.db)).toEqual([]);
      expect(await useLink(context, token, { password })).toEqual({ ok: false, reason: 'used' });
      expect(await database.write((trx) => withdrawInvitation(trx, id))).toMatchObject({
        reason: 'not-found',
      });
    });

    it('cannot be withdrawn once it is accepted; the list then knows the last sign-in', async () => {
      const { id, token } = await invite();
      expect(await useLink(context, token, { password })).toMatchObject({ ok: true });
      expect(await database.write((trx) => withdrawInvitation(trx, id))).toEqual({
        ok: false,
        reason: 'accepted',
      });
      await enter(invited.email);
      const [account] = await listAccounts(database.db);
      expect(account).toMatchObject({ state: 'active', invitedUntil: null });
      expect(account?.lastSignInAt).toBeGreaterThan(Date.now() - 60_000);
    });
  });

  describe('signing in', () => {
    it('refuses wrong, unknown, invited and disabled alike', async () => {
      await create('owner@example.com');
      const gone = (await create('gone@example.com', 'editor')) ?? '';
      await database.write((trx) => disableAccount(trx, gone));
      for (const email of ['owner@example.com', 'gone@example.com', 'nobody@example.com']) {
        const wrong = email.startsWith('owner') ? 'not-the-password-1' : password;
        const result = await signIn(context, { email, password: wrong }, caller());
        expect(result).toEqual({ ok: false, reason: 'wrong' });
      }
    });

    it('does not call a password wrong that a busy machine could not check', async () => {
      await create('owner@example.com');
      const pool = openWorkerPool({ threads: 1, maxWaiting: 2, longest: 1 });
      const busy = createAccountsContext({ ...context, passwords: hashInPool(pool) });
      for (const email of ['owner@example.com', 'nobody@example.com']) {
        const answer = signIn(busy, { email, password }, caller());
        await expect(answer).rejects.toBeInstanceOf(WorkerPoolFull);
      }
      await pool.close();
    });

    const at = (network: string) => ({ network, browser: undefined });
    const here = at('203.0.113.7');
    const elsewhere = at('198.51.100.9');
    const tryOften = async (email: string, client: Client, times: number) => {
      for (let n = 0; n < times; n++) await countAttempt(context, email, client);
    };

    it('locks an address for a network after too many tries, with or without an account', async () => {
      await create('owner@example.com');
      for (const email of ['owner@example.com', 'nobody@example.com']) {
        await tryOften(email, here, limits['password-by-network'].calls);
        expect(await signIn(context, { email, password }, caller())).toMatchObject({
          ok: false,
          reason: 'locked',
        });
      }
      const later = Date.now() + limits['password-by-network'].within + 1;
      expect(await countAttempt(context, 'owner@example.com', here, later)).toEqual({ ok: true });
    });

    it('lets the owner in however long somebody elsewhere goes on guessing', async () => {
      await create('owner@example.com');
      await tryOften('owner@example.com', elsewhere, 2 * limits['password-by-strangers'].calls);
      const result = await signIn(context, { email: 'owner@example.com', password }, caller());
      expect(result.ok).toBe(true);
      expect(await countAttempt(context, 'owner@example.com', elsewhere)).toMatchObject({
        ok: false,
      });
    });

    it('locks an address for all when many networks guess together', async () => {
      const email = 'x@example.com';
      const networks = Math.ceil(
        limits['password-by-strangers'].calls / limits['password-by-network'].calls,
      );
      for (let n = 0; n < networks; n++)
        await tryOften(email, at(`10.0.0.${n}`), limits['password-by-network'].calls);
      expect(await countAttempt(context, email, here)).toMatchObject({ ok: false });
    });

    it('counts tries made at the same moment', async () => {
      const tries = await Promise.all(
        Array.from({ length: 30 }, () => countAttempt(context, 'x@example.com', here)),
      );
      expect(tries.filter((one) => one.ok)).toHaveLength(limits['password-by-network'].calls);
    });

    it('ends the session that came with the sign-in, so none can be planted', async () => {
      await create('owner@example.com');
      const planted = await enter('owner@example.com');
      const result = await signIn(
        context,
        { email: 'owner@example.com', password },
        caller(planted),
      );
      if (!result.ok) throw new Error('refused');
      expect(toCookie(result.cookies)).not.toBe(planted);
      expect(await findSession(context, caller(planted))).toBeUndefined();
    });
  });

  describe('a session', () => {
    it('is known by its cookie until it is ended', async () => {
      await create('owner@example.com');
      const cookie = await enter('owner@example.com');
      const signedIn = await findSession(context, caller(cookie));
      expect(signedIn?.account).toMatchObject({ email: 'owner@example.com', role: 'owner' });
      const listed = await listSessions(context, signedIn?.account.id ?? '');
      expect(listed).toMatchObject([{ from: '203.0.113.7', browser: 'the tests' }]);
      await forgetSession(context, caller(cookie));
      expect(await findSession(context, caller(cookie))).toBeUndefined();
    });

    it('ends when idle, when old, when its account is disabled', async () => {
      const id = (await create('owner@example.com')) ?? '';
      await create('other@example.com');
      const hours = (n: number) => new Date(Date.now() - n * 3_600_000).toISOString();
      const age = (values: { expires_at?: string; created_at?: string }) =>
        database.write((trx) => trx.updateTable('account_sessions').set(values).execute());

      let cookie = await enter('owner@example.com');
      await age({ expires_at: hours(0.01) });
      expect(await findSession(context, caller(cookie))).toBeUndefined();

      cookie = await enter('owner@example.com');
      await age({ created_at: hours(sessionLimits.absoluteHours) });
      expect(await findSession(context, caller(cookie))).toBeUndefined();

      cookie = await enter('owner@example.com');
      await database.write((trx) => disableAccount(trx, id));
      expect(await findSession(context, caller(cookie))).toBeUndefined();
    });

    it('is prolonged by use, not by a page that asks by itself', async () => {
      await create('owner@example.com');
      const cookie = await enter('owner@example.com');
      const soon = new Date(Date.now() + 60_000).toISOString();
      await database.write((trx) =>
        trx.updateTable('account_sessions').set({ expires_at: soon }).execute(),
      );
      const passive = await findSession(context, caller(cookie), { isPassive: true });
      expect(passive?.cookies).toEqual([]);
      const active = await findSession(context, caller(cookie));
      expect(active?.cookies[0]).toContain('session=');
    });

    it('refuses a cookie that was not signed by us', async () => {
      await create('owner@example.com');
      const cookie = await enter('owner@example.com');
      expect(await findSession(context, caller(cookie.replace(/\.[^.]*$/, '.x')))).toBeUndefined();
    });
  });

  describe('the second factor', () => {
    async function withTwoFactor() {
      await create('owner@example.com');
      const cookie = await enter('owner@example.com');
      const started = await startTwoFactor(context, password, caller(cookie));
      if (!started.ok) throw new Error('refused');
      const code = totp(keyOf(started.address));
      const confirmed = await confirmTwoFactor(context, code, caller(cookie));
      expect(confirmed.ok).toBe(true);
      expect(await findSession(context, caller(cookie))).toBeUndefined();
      return started;
    }

    it('is asked for after the password, and each code works once', async () => {
      const { address } = await withTwoFactor();
      const code = nextTotp(keyOf(address));
      for (const expected of [true, false]) {
        const first = await signIn(context, { email: 'owner@example.com', password }, caller());
        if (!first.ok) throw new Error('refused');
        expect(first.next).toBe('second-step');
        const cookie = toCookie(first.cookies);
        expect(await findSession(context, caller(cookie))).toBeUndefined();
        const second = await enterCode(context, { code, kind: 'app' }, caller(cookie));
        expect(second.ok).toBe(expected);
        const sessions = await database.db.selectFrom('account_sessions').selectAll().execute();
        expect(sessions).toHaveLength(2);
      }
    });

    it('takes a recovery code, once', async () => {
      const { recoveryCodes } = await withTwoFactor();
      for (const expected of [true, false]) {
        const first = await signIn(context, { email: 'owner@example.com', password }, caller());
        if (!first.ok) throw new Error('refused');
        const second = await enterCode(
          context,
          { code: recoveryCodes[0] ?? '', kind: 'recovery' },
          caller(toCookie(first.cookies)),
        );
        expect(second.ok).toBe(expected);
      }
    });

    it('cannot be entered without the password step', async () => {
      const { address } = await withTwoFactor();
      const attempt = { code: nextTotp(keyOf(address)), kind: 'app' } as const;
      expect(await enterCode(context, attempt, caller())).toEqual({ ok: false, reason: 'expired' });
    });
  });

  it('never loses its last owner', async () => {
    const id = (await create('owner@example.com')) ?? '';
    await create('editor@example.com', 'editor');
    const refused = { ok: false, reason: 'last-owner' };
    expect(await database.write((trx) => changeRole(trx, id, 'editor'))).toEqual(refused);
    expect(await database.write((trx) => disableAccount(trx, id))).toEqual(refused);
    await create('second@example.com');
    expect(await database.write((trx) => changeRole(trx, id, 'editor'))).toEqual({ ok: true });
  });

  it('resets a password by a link, ending all sessions', async () => {
    const id = (await create('owner@example.com')) ?? '';
    const cookie = await enter('owner@example.com');
    const link = await database.write((trx) => makeLink(context, trx, 'reset', id));
    const chosen = { password: 'another-lamp-tiger-43' };
    expect(await useLink(context, link.split('#')[1] ?? '', chosen)).toMatchObject({ ok: true });
    expect(await findSession(context, caller(cookie))).toBeUndefined();
    expect(await signIn(context, { email: 'owner@example.com', password }, caller())).toEqual({
      ok: false,
      reason: 'wrong',
    });
    expect((await findAccountByEmail(database.db, ' OWNER@example.com '))?.id).toBe(id);
  });

  it('binds its cookies to the host on https', async () => {
    const secureContext = createTestAccounts(database, 'https://noshine.example');
    await create('owner@example.com');
    const result = await signIn(secureContext, { email: 'owner@example.com', password }, caller());
    const [cookie, browser] = result.ok ? result.cookies : [];
    expect(cookie).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(browser).toMatch(
      /^__Host-known-browser=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});
