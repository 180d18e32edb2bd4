import { readdir } from 'node:fs/promises';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { type ImapServer, startImapServer } from '../../tests/support/imap-server.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { deliveryReport, writeMail } from '../../tests/support/raw-mail.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { testWorkers } from '../../tests/support/workers.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { temporaryFolder } from '../files/receive.ts';
import type { FileStore } from '../files/store.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { openInquiry } from '../inquiries/staff-actions.ts';
import { changeStatus } from '../inquiries/status.ts';
import { silentLog } from '../log/log.ts';
import { queueMail } from '../mail/outbox.ts';
import { noMetrics, type ReceivedMailResult } from '../metrics/metrics.ts';
import { type WorkerPool, WorkerPoolFull } from '../worker-pool.ts';
import { type Inbox, readInboxUrl } from './inbox-url.ts';
import { advancePosition } from './positions.ts';
import { replyAddressFor } from './reply-address.ts';
import { NoRoomForFile } from './store-attachments.ts';
import { mailboxName, watchInbox } from './watch-inbox.ts';

const times = { round: 20, look: 60_000, remove: 100, retry: 50 };
type Parts = Parameters<typeof watchInbox>[0];

const customer = 'Sora <sora@customer.example>';

function inboxOf({ url }: ImapServer): Inbox {
  const inbox = readInboxUrl(url);
  if (!inbox) throw new Error('the test has a wrong address');
  return inbox;
}

describeOnBothDatabases('the mailbox into which customers answer', (open, _kind, place) => {
  let database: Database;
  let dataDir: string;
  let store: FileStore;
  let server: ImapServer;
  const workers = testWorkers();
  let results: ReceivedMailResult[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    database = await open();
    ({ dataDir } = await place());
    store = await openStore({ dataDir, filesUrl: undefined }, 'files');
    server = await startImapServer();
    // Read before, so that a test may deliver before it watches.
    const mailbox = mailboxName(inboxOf(server));
    await advancePosition(database, { mailbox, uidValidity: 'former', lastUid: 0 });
  });
  afterAll(() => server.remove());

  type Own = Partial<Pick<Parts, 'database' | 'store' | 'workers' | 'findInbox'>>;
  async function watch(own: Own = {}) {
    const inbox = inboxOf(server);
    const config = { dataDir, filesUrl: undefined, mailTo: undefined };
    const metrics = {
      ...noMetrics,
      mailReceived: (result: ReceivedMailResult) => void results.push(result),
    };
    results = [];
    errors = [];
    const log = { ...silentLog, error: (error: unknown) => void errors.push(String(error)) };
    const findInbox = async () => inbox;
    const parts = { config, database, store, workers, secret, findInbox, log, metrics };
    const stop = await watchInbox({ ...parts, ...own }, times);
    onTestFinished(stop);
    return stop;
  }

  async function makeInquiry(status: 'new' | 'answered' | 'closed' = 'answered') {
    const { id, reference } = await storeInquiry(database, { email: 'sora@customer.example' });
    const now = Date.now();
    const reply = await database.write(async (trx) => {
      if (status !== 'new') await changeStatus(trx, { id, status, actor: 'kim', now });
      await trx.updateTable('inquiries').set({ read_at: now }).where('id', '=', id).execute();
      const mail = { kind: 'reply', inquiryId: id, recipient: 'sora@customer.example' } as const;
      return queueMail(trx, { ...mail, subject: 'Re', body: 'Yes.', state: 'sent', now });
    });
    const to = replyAddressFor({ inbox: inboxOf(server), secret }, { reference });
    return { id, reference, to, reply };
  }

  async function deliver(mail: SendMailOptions) {
    return server.deliver(await writeMail({ from: customer, subject: 'Re', text: 'Hi', ...mail }));
  }

  const opened = async (id: string) => {
    const inquiry = await openInquiry(database, id);
    if (!inquiry) throw new Error('no such inquiry');
    return inquiry;
  };
  const received = async (id: string) => (await opened(id)).received;
  const seen = async (uid: number) =>
    (await server.list()).find((mail) => mail.uid === uid)?.flags.includes('\\Seen');

  it('is read from when it was set up, whatever has come in the years before', async () => {
    const [old, late] = [await makeInquiry('closed'), await makeInquiry('closed')];
    const inbox = { ...inboxOf(server), folder: 'Years' };
    const answer = (to: string) => writeMail({ from: customer, to, subject: 'Re', text: 'Hi' });
    await server.deliver(await answer(old.to), inbox.folder);
    await watch({ findInbox: async () => inbox });
    const position = database.db
      .selectFrom('inbox_positions')
      .select('last_uid')
      .where('mailbox', '=', mailboxName(inbox));
    await expect.poll(() => position.executeTakeFirst()).toEqual({ last_uid: 1 });
    await server.deliver(await answer(late.to), inbox.folder);
    await expect.poll(() => results).toEqual(['stored']);
    expect(await opened(old.id)).toMatchObject({ status: 'closed', received: [] });
    expect(await received(late.id)).toHaveLength(1);
  });

  it('puts an answer into its thread, unread and in progress again, with its files', async () => {
    const { id, to } = await makeInquiry();
    await watch();
    const uid = await deliver({
      to,
      subject: 'Re: 견적',
      text: 'Thank you.\n\nOn Tue, 17 Nov 2026 NOSHINE <a@b.example> wrote:\n> Yes.\n> Kim',
      attachments: [
        { filename: '도면.txt', content: 'a drawing' },
        { filename: 'invoice.exe', content: 'MZ…' },
        { filename: 'fake.pdf', content: 'no pdf' },
      ],
    });
    await expect.poll(() => received(id)).toHaveLength(1);
    const inquiry = await opened(id);
    expect(inquiry).toMatchObject({ status: 'in progress', read_at: null, closed_at: null });
    const [mail] = inquiry.received;
    expect(mail).toMatchObject({
      kind: 'answer',
      sender: 'sora@customer.example',
      senderName: 'Sora',
      subject: 'Re: 견적',
      text: 'Thank you.',
      wholeText: expect.stringContaining('> Kim'),
      refusedFiles: [
        { name: 'invoice.exe', reason: 'wrong-type' },
        { name: 'fake.pdf', reason: 'not-what-it-says' },
      ],
    });
    const file = inquiry.files.find(({ name }) => name === '도면.txt');
    expect(mail?.fileIds).toEqual([file?.id]);
    expect(await store.has(file?.id ?? '')).toBe(true);
    expect(inquiry.events.at(-2)).toMatchObject({ kind: 'received', text: mail?.id });
    await expect.poll(() => seen(uid)).toBe(true);
    expect(await readdir(temporaryFolder(dataDir))).toEqual([]);
  });

  it('knows an answer by the mail it answers, where its address was not signed', async () => {
    const { id, reply } = await makeInquiry('new');
    await watch();
    const references = ['<other@mail.example>', `<${reply}@an-older-name.example>`];
    await deliver({ to: 'answers@noshine.example', references });
    await expect.poll(() => received(id)).toHaveLength(1);
    expect((await opened(id)).status).toBe('new');
  });

  it('leaves alone and counts what belongs to no inquiry, and what it sent itself', async () => {
    const { id, to, reply } = await makeInquiry();
    await watch();
    const staff = await database.write((trx) =>
      queueMail(trx, { kind: 'staff', inquiryId: id, now: Date.now(), state: 'sent' }),
    );
    const uids = [
      await deliver({ to: to.replace(/[0-9a-f]{4}@/, '0000@') }),
      await deliver({ to: 'answers@noshine.example', subject: 'a newsletter' }),
      await deliver({ to: 'answers@noshine.example', inReplyTo: `<${staff}@noshine.example>` }),
      await deliver({ to, messageId: `<${reply}@noshine.example>` }),
    ];
    await expect.poll(() => results).toEqual(Array(4).fill('unmatched'));
    expect(await received(id)).toEqual([]);
    for (const uid of uids) expect(await seen(uid)).toBe(false);
  });

  it('reopens a closed inquiry, and stores nothing with an erased one', async () => {
    const closed = await makeInquiry('closed');
    const gone = await makeInquiry('closed');
    await eraseAtOnce({ database, dataDir, log: silentLog }, gone.id, 'kim');
    await watch();
    const uid = await deliver({ to: gone.to });
    await deliver({ to: closed.to });
    await expect.poll(() => results).toEqual(['erased', 'stored']);
    expect(await opened(closed.id)).toMatchObject({ status: 'in progress', closed_at: null });
    expect(await opened(gone.id)).toMatchObject({ status: 'closed', received: [], files: [] });
    expect(await seen(uid)).toBe(false);
  });

  it('follows its owner to another mailbox, and to none, without a restart', async () => {
    const { id, to } = await makeInquiry();
    const wrong: Inbox = { ...inboxOf(server), password: 'wrong' };
    let current: Inbox | undefined = wrong;
    await watch({ findInbox: async () => current });
    await expect.poll(() => errors).toEqual([expect.stringContaining('refuses this user')]);
    await deliver({ to, text: 'One' });
    current = inboxOf(server);
    await expect.poll(() => received(id)).toHaveLength(1);
    current = undefined;
    const { id: other, to: there } = await makeInquiry();
    await deliver({ to: there, text: 'Two' });
    current = { ...inboxOf(server), folder: 'INBOX' };
    await expect.poll(() => received(other)).toHaveLength(1);
  });

  it('shows what a program answers, and neither reopens nor sends anything', async () => {
    const { id, to } = await makeInquiry('closed');
    await watch();
    const before = await opened(id);
    await deliver({ to, subject: 'Absent', headers: { 'Auto-Submitted': 'auto-replied' } });
    await deliver({ to, subject: 'Absence', headers: { 'X-Autoreply': 'yes' } });
    await deliver({ to, subject: 'Away', headers: { Precedence: 'bulk' } });
    await expect.poll(() => results).toEqual(Array(3).fill('stored'));
    const after = await opened(id);
    expect(after.received.map(({ kind }) => kind)).toEqual(Array(3).fill('automatic'));
    expect(after).toMatchObject({ status: 'closed', closed_at: before.closed_at });
    expect(after.read_at).toBe(before.read_at);
    // Not even a mail to staff.
    expect(after.mails).toEqual(before.mails);
  });

  it('marks a reply as failed when it comes back undelivered, and takes its inquiry up again', async () => {
    const { id, reply } = await makeInquiry('answered');
    await watch();
    await server.deliver(deliveryReport(reply, 'delayed'));
    await server.deliver(deliveryReport('00000000-0000-4000-8000-000000000000'));
    await server.deliver(deliveryReport(reply));
    await expect.poll(() => results).toEqual(['unmatched', 'unmatched', 'stored']);
    const inquiry = await opened(id);
    expect(inquiry).toMatchObject({ status: 'in progress', read_at: null });
    expect(inquiry.received).toMatchObject([{ kind: 'bounce' }]);
    const mail = inquiry.mails.find((each) => each.id === reply);
    expect(mail).toMatchObject({
      state: 'failed',
      fault: 'returned',
      last_error: '550 5.1.1 … no such user',
    });
  });

  it('leaves an inquiry answered when a reply comes back after a later one has arrived', async () => {
    const { id, reply } = await makeInquiry('answered');
    const later = { kind: 'reply', inquiryId: id, state: 'sent', now: Date.now() + 1000 } as const;
    await database.write((trx) => queueMail(trx, later));
    await watch();
    // With the whole mail that it returns.
    await server.deliver(deliveryReport(reply) + 'x'.repeat(1_000_000));
    await expect.poll(() => results).toEqual(['stored']);
    const inquiry = await opened(id);
    expect(inquiry).toMatchObject({ status: 'answered', read_at: expect.any(Number) });
    expect(inquiry.mails.find((each) => each.id === reply)).toMatchObject({ state: 'failed' });
  });

  it('stores a mail once, in two copies, after a restart, and when all numbers begin anew', async () => {
    const { id, to } = await makeInquiry();
    const mail = await writeMail({ from: customer, to, subject: 'Re', text: 'Once' });
    await server.deliver(mail);
    await server.deliver(mail);
    const stop = await watch();
    await expect.poll(() => results).toEqual(['stored', 'stored-before']);
    await stop();
    await server.renumber();
    await watch();
    const before = (await server.list()).length;
    await expect.poll(() => results).toHaveLength(before);
    expect(await received(id)).toHaveLength(1);
  });

  it('is read again after an outage, with what came meanwhile', async () => {
    const { id, to } = await makeInquiry();
    await watch();
    await deliver({ to, text: 'Before' });
    await expect.poll(() => received(id)).toHaveLength(1);
    await server.stop();
    await expect.poll(() => errors).toEqual([expect.stringContaining('ECONNREFUSED')]);
    await server.start();
    await deliver({ to, text: 'After' });
    await expect.poll(() => received(id)).toHaveLength(2);
  });

  it('marks a mail as seen only when it is stored, and tries again until it is', async () => {
    const { id, to } = await makeInquiry();
    let isBroken = true;
    let tries = 0;
    const broken: FileStore = {
      ...store,
      async put(...file) {
        tries += 1;
        if (isBroken) throw new Error('full');
        await store.put(...file);
      },
      answers: async () => !isBroken,
    };
    await watch({ store: broken });
    const attachments = [{ filename: 'a.txt', content: 'a file' }];
    const uid = await deliver({ to, attachments });
    await expect.poll(() => tries).toBeGreaterThan(2);
    expect([await seen(uid), await received(id)]).toEqual([false, []]);
    isBroken = false;
    await expect.poll(() => received(id)).toMatchObject([{ fileIds: [expect.any(String)] }]);
    await expect.poll(() => seen(uid)).toBe(true);
  });

  it('is not held up by a mail that fails again and again by itself', async () => {
    const [poison, fine] = [await makeInquiry(), await makeInquiry()];
    const attachments = [{ filename: 'a.txt', content: 'a file' }];
    await watch({ store: { ...store, put: () => Promise.reject(new Error('only this one')) } });
    const uid = await deliver({ to: poison.to, attachments });
    await deliver({ to: fine.to });
    await expect.poll(() => results).toEqual(['failed', 'stored']);
    expect(await seen(uid)).toBe(false);
    expect(await received(fine.id)).toHaveLength(1);
    const inquiry = await opened(poison.id);
    expect(inquiry).toMatchObject({ status: 'in progress', read_at: null });
    expect(inquiry.received).toMatchObject([
      { kind: 'unreadable', sender: 'sora@customer.example' },
    ]);
  });

  it('waits as long as it takes for room on the disk and for a free worker', async () => {
    const { id, to } = await makeInquiry();
    const troubles = [
      ...Array.from({ length: 3 }, () => new WorkerPoolFull('busy')),
      ...Array.from({ length: 3 }, () => new NoRoomForFile('full')),
    ];
    const busy: WorkerPool = {
      ...workers,
      async run(task, input) {
        if (troubles[0] instanceof WorkerPoolFull) throw troubles.shift();
        return workers.run(task, input);
      },
    };
    const full: FileStore = {
      ...store,
      async put(...file) {
        if (troubles.length > 0) throw troubles.shift();
        await store.put(...file);
      },
    };
    await watch({ workers: busy, store: full });
    await deliver({ to, attachments: [{ filename: 'a.txt', content: 'a file' }] });
    await expect.poll(() => results).toEqual(['stored']);
    expect(troubles).toEqual([]);
    expect(await received(id)).toMatchObject([{ kind: 'answer', fileIds: [expect.any(String)] }]);
  });

  it('is read by one of two processes, and by the other when that one stops', async () => {
    const { id, to } = await makeInquiry();
    const stopFirst = await watch();
    await watch({ database: await open() });
    await deliver({ to, text: 'One' });
    await expect.poll(() => received(id)).toHaveLength(1);
    expect(results).toEqual(['stored']);
    await stopFirst();
    await deliver({ to, text: 'Two' });
    await expect.poll(() => received(id)).toHaveLength(2);
  });

  it('loses all copies of a mail when its inquiry is erased', async () => {
    const { id, to } = await makeInquiry();
    await watch();
    const attachments = [{ filename: 'a.txt', content: 'a file' }];
    const mail = await writeMail({ from: customer, to, subject: 'Re', text: 'Hi', attachments });
    const copies = [await server.deliver(mail), await server.deliver(mail)];
    await expect.poll(() => results).toEqual(['stored', 'stored-before']);
    await eraseAtOnce({ database, dataDir, log: silentLog }, id, 'kim');
    expect(await opened(id)).toMatchObject({ received: [], files: [], events: [] });
    const left = async () => (await server.list()).filter(({ uid }) => copies.includes(uid));
    await expect.poll(left).toEqual([]);
  });

  describe('full of hostile mails', () => {
    it('notes what is too large without fetching it', async () => {
      const { id, to } = await makeInquiry();
      await watch();
      const line = `${'x'.repeat(998)}\r\n`;
      const head = `From: ${customer}\r\nTo: ${to}\r\nSubject: =?utf-8?Q?gro=C3=9F?=\r\n\r\n`;
      await server.deliver(head + line.repeat(26 * 1049));
      await expect
        .poll(() => received(id))
        .toMatchObject([
          { kind: 'too-large', sender: 'sora@customer.example', subject: 'groß', text: '' },
        ]);
      expect((await opened(id)).read_at).toBeNull();
    });

    it('notes what is made of too many parts, or too deep, without parsing it', async () => {
      const { id, to } = await makeInquiry();
      await watch();
      const head = (subject: string) =>
        `From: ${customer}\r\nTo: ${to}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;
      const type = (boundary: string) => `Content-Type: multipart/mixed; boundary=${boundary}\r\n`;
      const parts = '--p\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(10_000);
      await server.deliver(`${head('many')}${type('p')}\r\n${parts}--p--\r\n`);
      const deep = Array.from({ length: 200 }, (_, at) => `${type(`p${at}`)}\r\n--p${at}\r\n`);
      await server.deliver(`${head('deep')}${deep.join('')}\r\n\r\nx`);
      await expect
        .poll(() => received(id))
        .toMatchObject([{ kind: 'unreadable' }, { kind: 'unreadable' }]);
    });
  });
});
