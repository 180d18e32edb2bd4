import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { sendDueMails } from '../../tests/support/mailer.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openInquiry } from '../inquiries/staff-actions.ts';
import { transportUrl } from './smtp.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Leads here like 127.0.0.1, but says nothing of being on this machine. */
const elsewhere = '0.0.0.0';

describe('the way to the mail server', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Database;
  let plain: MailServer;
  let encrypting: MailServer;
  let visitors = 0;

  beforeAll(async () => {
    folder = await makeFolder();
    database = await openDatabase(folder);
    plain = await startMailServer();
    encrypting = await startMailServer({ offersTls: true });
  });
  beforeEach(() => {
    plain.mails.length = 0;
    encrypting.mails.length = 0;
  });
  afterAll(async () => {
    await plain.close();
    await encrypting.close();
    await database.close();
    await folder.remove();
  });

  /** Stores an inquiry, sends what is due, and tells what the back office shows of it. */
  async function deliver(smtpUrl: string) {
    await database.write((trx) => trx.deleteFrom('outbox').execute());
    const stored = await storeInquiry(database, { email: `${visitors++}@company.example` });
    await sendDueMails(database, smtpUrl);
    const { mails = [] } = (await openInquiry(database, stored.id)) ?? {};
    return mails.map(({ state, last_error }) => ({ state, last_error }));
  }

  const sent = { state: 'sent', last_error: null };
  const waiting = (why: RegExp) => ({
    state: 'waiting',
    last_error: expect.stringMatching(why) as string,
  });

  it('is not gone in the clear, and the back office says why a mail waits', async () => {
    const why = waiting(/does not offer TLS/);
    expect(await deliver(`smtp://${elsewhere}:${plain.port}`)).toEqual([why, why]);
    expect(await deliver(`smtp://${elsewhere}:${plain.port}?requireTLS=false`)).toEqual([why, why]);
    expect(await deliver(`smtp://${elsewhere}:${plain.port}?ignoreTLS=true`)).toEqual([why, why]);
    expect(plain.mails).toEqual([]);
  });

  it('is not gone to somebody who only says who they are', async () => {
    const why = waiting(/certificate/);
    expect(await deliver(`smtp://${elsewhere}:${encrypting.port}`)).toEqual([why, why]);
    expect(encrypting.mails).toEqual([]);
  });

  it('is gone encrypted where the server offers it', async () => {
    const url = `smtp://${elsewhere}:${encrypting.port}?tls.rejectUnauthorized=false`;
    expect(await deliver(url)).toEqual([sent, sent]);
    expect(encrypting.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
  });

  it('may be open within one machine', async () => {
    expect(await deliver(`smtp://127.0.0.1:${plain.port}`)).toEqual([sent, sent]);
    expect(await deliver(`smtp://localhost:${plain.port}`)).toEqual([sent, sent]);
  });

  it('may be open to who says so, and is encrypted where it can be', async () => {
    expect(await deliver(`smtp+insecure://${elsewhere}:${plain.port}`)).toEqual([sent, sent]);
    expect(plain.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([false, false]);
    expect(await deliver(`smtp+insecure://${elsewhere}:${encrypting.port}`)).toEqual([sent, sent]);
    expect(encrypting.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
  });

  it('is tried again when the server itself refuses, whatever number it gives that', async () => {
    const rude = await startRudeServer();
    const { port } = rude.address() as AddressInfo;
    const why = waiting(/does not offer TLS/);
    expect(await deliver(`smtp://${elsewhere}:${port}`)).toEqual([why, why]);
    await new Promise((resolve) => rude.close(resolve));
  });
});

/** Refuses to encrypt with the number that means "no such person" elsewhere. */
function startRudeServer(): Promise<Server> {
  const answer = (socket: Socket, line: string) => {
    if (/^EHLO/i.test(line)) socket.write('250 rude.example\r\n');
    else if (/^STARTTLS/i.test(line)) socket.write('554 5.7.0 no\r\n');
    else socket.end('221 bye\r\n');
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => answer(socket, data.toString()));
    socket.write('220 rude.example\r\n');
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

it.each([
  'smtp://localhost',
  'smtp://LOCALHOST:2525',
  'smtp://mail.localhost',
  'smtp://127.0.0.1',
  'smtp://127.8.8.8:25',
  'smtp://[::1]:25',
])('%s is on this machine', (url) => {
  expect(transportUrl(url)).not.toContain('requireTLS');
});

it.each([
  'smtp://mail',
  'smtp://mail.example.com',
  'smtp://localhost.example.com',
  'smtp://127.example.com',
  'smtp://10.0.0.5:25',
  'smtp://192.168.0.5',
])('%s is another machine', (url) => {
  expect(transportUrl(url)).toContain('requireTLS=true');
});

it('keeps name, password and port as they are given', () => {
  const url = 'smtp://user%40example.com:p%2Fw@mail.example.com:587';
  expect(transportUrl(url)).toBe(`${url}?requireTLS=true`);
  expect(transportUrl(url.replace('smtp:', 'smtps:'))).toBe(url.replace('smtp:', 'smtps:'));
  expect(transportUrl(url.replace('smtp:', 'smtp+insecure:'))).toBe(
    `${url}?tls.rejectUnauthorized=false`,
  );
});
