import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Security } from '#domain/mail-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { openPassword, sealPassword, storeAccount } from '../settings/server-account.ts';
import {
  describeMailServer,
  mailServerOf,
  readMailServer,
  typedMailServer,
  whyNoMail,
} from './mail-server.ts';
import { openMailer } from './sending.ts';

const account = { user: 'site@noshine.example', password: 'sending-word' };
const unset = { smtpUrl: undefined, mailFrom: undefined };
const sender = { senderName: '노샤인', senderAddress: 'site@noshine.example' };

describeOnBothDatabases('the mail server that an owner sets up', (open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    database = await open();
    server = await startMailServer({ account });
  });
  beforeEach(async () => {
    server.mails.length = 0;
    await database.write(async (trx) => {
      await trx.deleteFrom('outbox').execute();
      await trx.deleteFrom('settings').where('key', '=', 'mailServer').execute();
    });
  });
  afterAll(() => server.close());

  const placeOf = (port = server.port) => ({
    host: '127.0.0.1',
    port,
    security: 'none' as Security,
    user: account.user,
  });
  const setUp = (port?: number, password = account.password) =>
    database.write((trx) => {
      const place = placeOf(port);
      const sealed = sealPassword(secret, 'mailServer', place, password);
      return storeAccount(trx, 'mailServer', { ...place, ...sender, password: sealed });
    });
  const stored = () =>
    database.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'mailServer')
      .executeTakeFirstOrThrow();
  const openSending = (config: Parameters<typeof openMailer>[0]['config'] = unset) => {
    const compose = async () => ({
      text: { subject: 'S', paragraphs: ['P'], closing: [] },
      language: 'ko' as const,
      to: ['staff@noshine.example'],
    });
    const origin = 'https://noshine.example';
    const mailer = openMailer({ config, database, secret, origin, compose, now: Date.now });
    onTestFinished(() => mailer.close());
    return mailer;
  };

  it('takes what waits as soon as it is there, changed or gone, without a restart', async () => {
    const mailer = openSending();
    await storeInquiry(database, {});
    expect(await mailer.sendDueMails()).toBe(0);
    await setUp();
    expect(await mailer.sendDueMails()).toBe(1);
    expect(server.mails[0]?.from).toMatchObject({ name: '노샤인', address: sender.senderAddress });

    const other = await startMailServer({ account });
    onTestFinished(other.close);
    await setUp(other.port);
    await storeInquiry(database, {});
    expect(await mailer.sendDueMails()).toBe(1);
    expect([server.mails.length, other.mails.length]).toEqual([1, 1]);

    await database.write((trx) =>
      trx.deleteFrom('settings').where('key', '=', 'mailServer').execute(),
    );
    await storeInquiry(database, {});
    expect(await mailer.sendDueMails()).toBe(0);
  });

  it('yields to the environment, which can also turn all mail off', async () => {
    await setUp();
    const fixed = await startMailServer();
    onTestFinished(fixed.close);
    await storeInquiry(database, {});
    const config = { smtpUrl: fixed.url, mailFrom: 'NOSHINE <fixed@noshine.example>' };
    expect(await openSending(config).sendDueMails()).toBe(1);
    expect(fixed.mails[0]?.from?.address).toBe('fixed@noshine.example');
    const parts = { config, database, secret };
    expect(await describeMailServer(parts)).toEqual({
      setBy: 'environment',
      place: `127.0.0.1:${fixed.port}`,
      sender: config.mailFrom,
    });

    const off = { smtpUrl: 'off', mailFrom: undefined };
    await storeInquiry(database, {});
    expect(await openSending(off).sendDueMails()).toBe(0);
    expect(await whyNoMail({ ...parts, config: off })).toBe('off');
    expect(server.mails).toEqual([]);
  });

  it('keeps its password sealed, for this place and user alone', async () => {
    await setUp();
    const { value } = await stored();
    expect(value).not.toContain(account.password);
    const row = JSON.parse(value);
    expect(openPassword(secret, 'mailServer', row)).toBe(account.password);
    for (const moved of [
      { host: 'mail.example' },
      { port: 25 },
      { security: 'starttls' as const },
      { user: 'x' },
    ]) {
      expect(openPassword(secret, 'mailServer', row, { ...placeOf(), ...moved })).toBeUndefined();
    }
    expect(openPassword(secret, 'mailbox', row)).toBeUndefined();
    const shown = await describeMailServer({ config: unset, database, secret });
    expect(shown).toEqual({
      setBy: 'office',
      server: { ...placeOf(), ...sender },
      isLocked: false,
    });
  });

  it('sends nothing while the secret of the site is another one, and says so', async () => {
    await setUp();
    const parts = { config: unset, database, secret: 'another secret, which is long enough' };
    expect(await readMailServer(parts)).toBeUndefined();
    expect(await describeMailServer(parts)).toMatchObject({ setBy: 'office', isLocked: true });
    expect(await whyNoMail(parts)).toBe('locked');
    expect(await whyNoMail({ ...parts, secret })).toBe(null);
  });
});

it('asks for no password where nobody signs in', () => {
  const place = { host: 'relay.internal', port: 25, security: 'none', user: '' } as const;
  const server = mailServerOf({ ...place, ...sender }, '');
  expect(server.target).not.toHaveProperty('auth');
});

const typed = { host: 'smtp.noshine.example', port: 465, security: 'tls', user: '', ...sender };

it.each([
  { host: 'SMTP.Noshine.Example ' },
  { host: '192.168.0.5', security: 'none' },
  { host: 'localhost', security: 'none', user: 'site', password: 'word' },
  { host: '::1', security: 'none', user: 'site', password: 'word' },
])('is taken: %o', (changes) => {
  expect(typedMailServer.safeParse({ ...typed, ...changes }).success).toBe(true);
});

it.each([
  { host: '' },
  { host: 'smtp://smtp.noshine.example' },
  { host: 'smtp.noshine.example:465' },
  { host: 'user@smtp.noshine.example' },
  { host: 'a b' },
  { port: 0 },
  { port: 70_000 },
  { user: 'a\r\nb' },
  { senderAddress: 'a@b.example, c@d.example' },
  { senderName: 'A" <x@y.example>' },
  { senderName: 'A\r\nBcc: x@y.example' },
  // A password never travels in the clear.
  { host: 'relay.internal', security: 'none', user: 'site', password: 'word' },
])('is refused: %o', (changes) => {
  expect(typedMailServer.safeParse({ ...typed, ...changes }).success).toBe(false);
});
