import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Security } from '#domain/mail-server.ts';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { type ImapServer, startImapServer } from '../../tests/support/imap-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { freePort } from '../../tests/support/site-process.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { isTravelling } from '../site/archive.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const account = { user: 'site@noshine.example', password: 'sending-word' };

describeOnBothDatabases('the servers that an owner sets up', (open) => {
  let database: Database;
  let owner: AdminClient;
  let server: MailServer;
  let encrypting: MailServer;
  let mailbox: ImapServer;
  /** Answers, but not as a mail server does. */
  let stranger: Server;
  let strangerPort = 0;

  beforeAll(async () => {
    database = await open();
    server = await startMailServer({ account });
    encrypting = await startMailServer({ isTls: true });
    mailbox = await startImapServer();
    stranger = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9 secret banner\r\n'));
    strangerPort = await freePort();
    await new Promise<void>((resolve) => stranger.listen(strangerPort, '127.0.0.1', resolve));
    const admin = makeAdminServer(database);
    const email = await addStaff(admin.accounts, 'owner');
    owner = admin.client();
    await owner.ask('POST', '/session', { email, password: staffPassword });
  });
  beforeEach(async () => {
    server.mails.length = 0;
    server.passwords.length = 0;
    await database.write(async (trx) => {
      for (const table of ['outbox', 'rate_limits'] as const) await trx.deleteFrom(table).execute();
      await trx.deleteFrom('settings').where('key', 'in', ['mailServer', 'mailbox']).execute();
    });
  });
  afterAll(async () => {
    await Promise.all([server.close(), encrypting.close(), mailbox.remove()]);
    stranger.close();
  });

  const right = (changes: object = {}) => ({
    ...{ host: '127.0.0.1', port: server.port, security: 'none' as Security, user: account.user },
    ...{ senderName: 'NOSHINE', senderAddress: 'site@noshine.example' },
    ...changes,
  });
  const withPassword = (changes: object = {}) => right({ password: account.password, ...changes });
  const save = (given: object, password?: string) =>
    owner.ask('PUT', '/settings/mail-server', { server: given, password });
  const test = (given?: object, password?: string) =>
    owner.ask('POST', '/settings/mail-server/test', { server: given, password });
  const faultOf = async (given: object) => (await test(given)).body.fault;
  const signedIn = (minutesAgo: number) =>
    database.write((trx) =>
      trx
        .updateTable('account_sessions')
        .set({ created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
        .execute(),
    );
  const acts = async () => {
    const rows = await database.db.selectFrom('audit_log').select(['act', 'details']).execute();
    return rows.filter(({ act }) => act.startsWith('settings.'));
  };

  it('are tried before they are saved, by a mail to whoever asks', async () => {
    expect((await test(withPassword())).body).toEqual({ fault: null });
    expect(server.mails.map(({ envelopeTo, subject }) => [envelopeTo, subject])).toEqual([
      [['owner@example.com'], '[NOSHINE] 테스트 메일'],
    ]);
    expect((await owner.ask('GET', '/settings/mail-server')).body.setBy).toBe('nobody');
    expect((await owner.ask('GET', '/session')).body.noMail).toBe('none');
  });

  it('say in plain words what is wrong, and nothing that a server said', async () => {
    expect(await faultOf(withPassword({ password: 'wrong' }))).toBe('sign-in');
    expect(await faultOf(withPassword({ host: 'no-such-host.invalid', security: 'tls' }))).toBe(
      'no-such-host',
    );
    expect(await faultOf(withPassword({ port: await freePort() }))).toBe('unreachable');
    expect(await faultOf(withPassword({ port: strangerPort }))).toBe('unreachable');
    expect(await faultOf(withPassword({ security: 'starttls' }))).toBe('encryption');
    expect(await faultOf(withPassword({ security: 'tls' }))).toBe('encryption');
    expect(await faultOf(right({ user: '', port: encrypting.port, security: 'tls' }))).toBe(
      'certificate',
    );
    server.refusedSenders.add('other@noshine.example');
    expect(await faultOf(withPassword({ senderAddress: 'other@noshine.example' }))).toBe('sender');
    server.refuse(550);
    expect(await faultOf(withPassword())).toBe('recipient');
    server.refuse(undefined);
    const { body } = await test(withPassword({ port: strangerPort }));
    expect(body).toEqual({ fault: 'unreachable' });
  });

  it('keep their password to themselves', async () => {
    expect((await save(withPassword())).status).toBe(204);
    const shown = await owner.ask('GET', '/settings/mail-server');
    expect(shown.body).toEqual({ setBy: 'office', server: right(), isLocked: false, waiting: 0 });
    expect((await owner.ask('GET', '/session')).body.noMail).toBe(null);
    const recorded = JSON.stringify(await acts());
    expect(recorded).toContain('settings.mail-server');
    const everything = JSON.stringify([
      recorded,
      (await owner.ask('GET', '/settings')).body,
      (await owner.ask('GET', '/audit')).body,
    ]);
    expect(everything).not.toContain(account.password);
    expect(everything).not.toContain('127.0.0.1');
    expect(['mailServer', 'mailbox'].filter(isTravelling)).toEqual([]);
  });

  it('get a stored password only where it was typed for them', async () => {
    await save(withPassword());
    expect((await test(right())).body).toEqual({ fault: null });
    const other = await startMailServer({ account });
    for (const moved of [right({ port: other.port }), right({ host: 'localhost' })]) {
      for (const ask of [test, save]) {
        const refused = await ask(moved);
        expect([refused.status, refused.body.error.fields]).toEqual([
          422,
          { 'server.password': 'needed' },
        ]);
      }
    }
    expect(other.passwords).toEqual([]);
    // Who signs in nowhere needs none.
    expect((await save(right({ user: '', port: other.port }))).status).toBe(204);
    expect((await save(right())).status).toBe(422);
    await other.close();
  });

  it('are changed by nobody who has only found an open session', async () => {
    await save(withPassword());
    await signedIn(11);
    const moved = withPassword({ senderName: 'Taken' });
    for (const ask of [save, test]) {
      expect((await ask(moved)).body.error.fields).toEqual({ password: 'required' });
      expect((await ask(moved, 'wrong')).body.error.fields).toEqual({ password: 'wrong' });
    }
    expect((await owner.ask('DELETE', '/settings/mail-server', {})).status).toBe(422);
    expect((await save(moved, staffPassword)).status).toBe(204);
    // What is in use anyway leads nowhere new.
    expect((await test()).body).toEqual({ fault: null });
    const removed = { password: staffPassword };
    expect((await owner.ask('DELETE', '/settings/mail-server', removed)).status).toBe(204);
    expect((await owner.ask('GET', '/settings/mail-server')).body.setBy).toBe('nobody');
    await signedIn(0);
  });

  it('are tried one at a time, and not without end', async () => {
    const silent = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const connection = once(silent, 'connection');
    const first = test(withPassword({ port }));
    const [socket] = await connection;
    expect((await test(withPassword())).status).toBe(429);
    socket.destroy();
    silent.close();
    expect((await first).status).toBe(200);
    for (let at = 2; at < limits['server-test'].calls; at += 1) {
      expect((await test(withPassword({ port: strangerPort }))).status).toBe(200);
    }
    const refused = await test(withPassword());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('are tried again at once with what waits for them, but never with what may be taken back', async () => {
    const later = Date.now() + 3_600_000;
    await database.write(async (trx) => {
      const mail = { kind: 'staff', now: Date.now(), sendAt: later } as const;
      const tried = await queueMail(trx, mail);
      await trx.updateTable('outbox').set({ tries: 3 }).where('id', '=', tried).execute();
      await queueMail(trx, mail);
    });
    expect((await owner.ask('GET', '/settings/mail-server')).body.waiting).toBe(2);
    await save(withPassword());
    const due = await database.db
      .selectFrom('outbox')
      .select(['tries', 'next_try_at'])
      .orderBy('tries')
      .execute();
    expect(due[0]).toEqual({ tries: 0, next_try_at: later });
    expect(due[1]?.next_try_at).toBeLessThan(later);
  });

  it('have a mailbox beside them, checked and kept in the same way', async () => {
    const box = {
      ...{ host: '127.0.0.1', port: mailbox.port, security: 'none' as Security },
      ...{ user: 'answers@noshine.example', folder: 'INBOX', takesPlus: true },
      address: 'answers@noshine.example',
    };
    const check = (given: object) => owner.ask('POST', '/settings/mailbox/test', { server: given });
    const put = (given: object) => owner.ask('PUT', '/settings/mailbox', { server: given });
    const password = 'reading-word';
    expect((await check(box)).body.error.fields).toEqual({ 'server.password': 'needed' });
    expect((await check({ ...box, password })).body).toEqual({ fault: null });
    expect((await check({ ...box, password, folder: 'Nowhere' })).body.fault).toBe('folder');
    expect((await check({ ...box, password, security: 'starttls' })).body.fault).toBe('encryption');
    expect((await check({ ...box, password, security: 'tls' })).body.fault).toBe('encryption');
    expect((await check({ ...box, password, port: strangerPort })).body.fault).toBe('unreachable');
    const away = { ...box, password, host: 'no-such-host.invalid', security: 'tls' };
    expect((await check(away)).body.fault).toBe('no-such-host');

    expect((await put({ ...box, password })).status).toBe(204);
    expect((await owner.ask('GET', '/settings/mailbox')).body).toEqual({
      setBy: 'office',
      mailbox: box,
      isLocked: false,
    });
    expect((await check(box)).body).toEqual({ fault: null });
    expect((await put({ ...box, host: 'localhost' })).status).toBe(422);
    // The last one: Dovecot then makes everybody wait.
    expect((await check({ ...box, password: 'wrong' })).body.fault).toBe('sign-in');
    expect((await owner.ask('DELETE', '/settings/mailbox', {})).status).toBe(204);
    expect((await owner.ask('GET', '/settings/mailbox')).body).toEqual({ setBy: 'nobody' });
    expect(JSON.stringify(await acts())).not.toContain(password);
  });
});
