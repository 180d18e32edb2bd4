import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { indexOf, languages } from '#domain/language.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { type ReceivedMail, startMailServer } from '../../tests/support/mail-server.ts';
import { mailOrigin, sendDueMails } from '../../tests/support/mailer.ts';
import { freePort } from '../../tests/support/site-process.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import { disableAccount } from '../accounts/change-account.ts';
import { issueLink } from '../accounts/issue-link.ts';
import type { Database } from '../database/database.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { changeSettings } from '../settings/settings.ts';
import {
  claimMails,
  interruptedTwice,
  type Mail,
  markSent,
  queueMail,
  renewClaims,
  resendMail,
  retryDelay,
} from './outbox.ts';

const origin = mailOrigin;
const minute = 60_000;

describeOnBothDatabases('mail', (open, _, place) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
    // What a visitor writes reaches staff whole.
    await database.write((trx) => changeSettings(trx, { notificationContent: 'text' }));
  });
  beforeEach(() => {
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  const send = (draft: Record<string, unknown>) => storeInquiry(database, draft, { now });

  const deliver = (smtpUrl = server.url, from = database) =>
    sendDueMails(from, smtpUrl, { now: () => now });

  const outboxOf = (id: string) =>
    database.db.selectFrom('outbox').selectAll().where('inquiry_id', '=', id).execute();

  it('tells staff who asks what, and acknowledges in the language of the visitor', async () => {
    const { id, reference } = await send({
      name: 'María López',
      companyName: 'Aire Puro S.A.',
      email: 'maria@aire.example',
      detail: 'Buenas tardes.\nMás en https://aire.example/catálogo y www.aire.example',
      file: 'ficha.pdf',
      language: 3,
    });
    expect(await deliver()).toBe(2);
    const staff = server.mails.find(({ to }) => to?.[0]?.address === 'staff@noshine.example');
    expect(staff?.subject).toBe(`[NOSHINE] 새 문의 ${reference}: Aire Puro S.A.`);
    expect(staff?.replyTo?.[0]?.address).toBe('maria@aire.example');
    expect(staff?.text).toContain(`${origin}/admin/inquiries/${id}`);
    expect(staff?.attachments).toEqual([]);

    const copy = server.mails.find(({ to }) => to?.[0]?.address === 'maria@aire.example');
    expect(copy?.subject).toBe(`[NOSHINE] Recibimos su consulta (${reference})`);
    expect(copy?.text).toContain('Estimado/a María López:');
    expect(copy?.text).toContain('https[:]//aire[.]example/catálogo');
    expect(copy?.text).toContain('www[.]aire[.]example');
    expect(copy?.html).not.toContain('<a ');
    expect(copy?.html).not.toContain('//aire.example');
    expect(copy?.html).toContain('<html lang="es">');
    const stored = await outboxOf(id);
    expect(stored.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
      stored.map((mail) => `<${mail.id}@noshine.example>`).sort(),
    );
  });

  it.each(languages)('says everything in %s', async (language) => {
    const index = indexOf(language);
    await send({ email: `${language}@all.example`, language: index, interestedField: 'X' });
    await deliver();
    const copy = server.mails.find(({ to }) => to?.[0]?.address === `${language}@all.example`);
    expect(copy?.text).not.toMatch(/[{}]|undefined/);
    expect(copy?.subject).not.toMatch(/[{}]/);
  });

  it('quotes no more to an address nobody has proved than the sender needs to know it again', async () => {
    const { id } = await send({
      email: 'long@company.example',
      language: 1,
      name: 'N'.repeat(500),
      companyName: 'C'.repeat(500),
      detail: `${'😀'.repeat(1000)}buy now ${'x'.repeat(18_000)}`,
    });
    await deliver();
    const copy = server.mails.find(({ to }) => to?.[0]?.address === 'long@company.example');
    expect(copy?.text).toContain('with long text shortened');
    expect(copy?.text).toContain(`${'😀'.repeat(1000)}…`);
    expect(copy?.text).not.toContain('buy now');
    expect(copy?.text?.length).toBeLessThan(4000);
    const staff = server.mails.find(({ to }) => to?.[0]?.address === 'staff@noshine.example');
    expect(staff?.text).toContain('x'.repeat(18_000));
    expect(staff?.text).toContain(`${origin}/admin/inquiries/${id}`);

    await send({ email: 'short@company.example', language: 1 });
    await deliver();
    const short = server.mails.find(({ to }) => to?.[0]?.address === 'short@company.example');
    expect(short?.text).toContain('This is what you sent us:');
  });

  it('goes to everybody in MAIL_TO', async () => {
    await send({});
    const mailTo = 'one@noshine.example, two@noshine.example';
    expect(await sendDueMails(database, server.url, { mailTo, now: () => now })).toBe(1);
    expect(server.mails[0]?.envelopeTo).toEqual(['one@noshine.example', 'two@noshine.example']);
  });

  it('lets nobody add recipients, headers or markup', async () => {
    await send({
      name: 'Kim\r\nBcc: all@company.example',
      companyName: 'X\nSubject: other',
      email: 'a@x.example,b@y.example',
      detail: '<img src=x onerror=alert(1)> & <script>1</script>',
    });
    await send({ email: 'a@x.example> <b@y.example', name: '"<b@y.example>"' });
    await deliver();
    expect(server.mails).toHaveLength(2);
    for (const mail of server.mails) {
      expect(mail.envelopeTo).toEqual(['staff@noshine.example']);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.html).not.toMatch(/<(img|script)/);
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    }
  });

  it('waits without a mail server, retries while it is dead, and delivers in the end', async () => {
    const { id } = await send({ email: 'patient@company.example' });
    expect(await sendDueMails(database, undefined, { now: () => now })).toBe(0);
    const dead = `smtp://127.0.0.1:${await freePort()}`;
    expect(await deliver(dead)).toBe(0);
    expect(await outboxOf(id)).toMatchObject([
      {
        state: 'waiting',
        tries: 1,
        fault: 'unreachable',
        last_error: expect.stringContaining('ECONNREFUSED'),
      },
      { state: 'waiting', tries: 1 },
    ]);
    expect(await deliver()).toBe(0);
    now += minute;
    expect(await deliver()).toBe(2);
    expect(await outboxOf(id)).toMatchObject([{ fault: null }, { fault: null }]);
  });

  it('gives up after 24 hours and keeps that visible', async () => {
    const { id } = await send({});
    server.refuse(451);
    const begun = now;
    while ((await outboxOf(id))[0]?.state === 'waiting') {
      await deliver();
      now += retryDelay((await outboxOf(id))[0]?.tries ?? 1);
    }
    server.refuse(undefined);
    expect((await outboxOf(id))[0]?.state).toBe('failed');
    expect((now - begun) / 3_600_000).toBeGreaterThan(24);
    expect((now - begun) / 3_600_000).toBeLessThan(26);
  });

  it('does not insist where an address does not exist, and keeps none in the error', async () => {
    const { id } = await send({ email: 'nobody@company.example' });
    server.refuse(550);
    await deliver();
    server.refuse(undefined);
    const mails = Object.fromEntries((await outboxOf(id)).map((mail) => [mail.kind, mail]));
    expect(mails.acknowledgement).toMatchObject({ state: 'failed', fault: 'recipient' });
    expect(mails.acknowledgement?.last_error).not.toContain('nobody@');
    expect(mails.staff?.state).toBe('waiting');
    now += minute;
    await deliver();
  });

  it('is sent once when many processes look at the same moment', async () => {
    for (let i = 0; i < 15; i += 1) await send({});
    const others = [await open(), await open()];
    await Promise.all([database, ...others].map((from) => deliver(undefined, from)));
    expect(server.mails).toHaveLength(15);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(15);
  });

  it('keeps no link and no address of staff once it is sent, nor when the account is disabled', async () => {
    const accounts = createTestAccounts(database);
    await signInAs(accounts, 'owner');
    const colleague = { email: 'lee@noshine.example', name: 'Lee', language: 'en' } as const;
    const id = await database.write((trx) => addAccount(trx, { ...colleague, role: 'editor' }));
    const holder = { ...colleague, id: id ?? '', role: 'editor', state: 'active' } as const;
    const issued = await database.write(async (trx) => {
      // As the release before left it.
      await queueMail(trx, { kind: 'test', recipient: 'kim@noshine.example', now });
      return issueLink(accounts, trx, holder, { by: 'Kim' });
    });
    const stored = () =>
      database.db
        .selectFrom('outbox')
        .select(['state', 'recipient', 'subject', 'body'])
        .where('kind', 'in', ['account', 'test'])
        .orderBy('kind')
        .execute();
    now = Math.max(now, Date.now());
    expect(await deliver()).toBe(1);
    expect(server.mails.map(({ text }) => text).join()).toContain(issued?.address);
    const empty = { recipient: null, subject: null, body: null };
    expect(await stored()).toEqual([
      { ...empty, state: 'sent' },
      { ...empty, state: 'cancelled' },
    ]);
    await database.write((trx) => issueLink(accounts, trx, holder, { by: 'Kim' }));
    await database.write((trx) => disableAccount(trx, id ?? ''));
    expect((await stored()).filter(({ state }) => state === 'cancelled')).toEqual([
      { ...empty, state: 'cancelled' },
      { ...empty, state: 'cancelled' },
    ]);
    expect(await deliver()).toBe(0);
  });

  it.each(['ko', 'en'] as const)('to staff says that it is in %s', async (language) => {
    const accounts = createTestAccounts(database);
    const email = `${language}@noshine.example`;
    const colleague = { email, name: 'Lee', role: 'editor', language } as const;
    await database.write(async (trx) => {
      const id = (await addAccount(trx, colleague)) ?? '';
      await issueLink(accounts, trx, { ...colleague, id, state: 'invited' }, { by: 'Kim' });
    });
    now = Math.max(now, Date.now());
    await deliver();
    expect(server.mails.map(({ html }) => html)).toEqual([
      expect.stringContaining(`<html lang="${language}">`),
    ]);
  });

  it('is neither sent nor kept when its inquiry is erased', async () => {
    const { id } = await send({ email: 'erased@company.example' });
    await deliver();
    server.mails.length = 0;
    const parts = { database, dataDir: (await place()).dataDir, log: silentLog };
    expect(await eraseAtOnce({ ...parts, now: () => now }, id, 'kim')).toBe(true);
    const recipient = 'erased@company.example';
    const left = { kind: 'reply', inquiryId: id, recipient, subject: 'S', body: 'B', now } as const;
    await database.write((trx) => queueMail(trx, left));
    expect(await deliver()).toBe(0);
    expect(server.mails).toEqual([]);
    const reply = (await outboxOf(id)).find(({ kind }) => kind === 'reply');
    const empty = { recipient: null, subject: null, body: null };
    expect(reply).toMatchObject({ ...empty, state: 'cancelled', sent_at: null });
  });

  /** As a process leaves it that is killed while the mail is on its way. */
  async function leaveInterrupted(id: string) {
    const claimed = await claimMails(database, 10, now);
    expect(claimed.map(({ inquiry_id }) => inquiry_id)).toEqual([id]);
  }

  const isMarked = (mail: ReceivedMail | undefined) =>
    mail?.headers.some(({ key, value }) => key === 'x-possible-duplicate' && value === 'yes');

  it('is sent once more within a minute, and says so, when the sender died', async () => {
    const { id } = await send({});
    await leaveInterrupted(id);
    expect(await deliver()).toBe(0);
    now += minute / 2;
    expect(await deliver()).toBe(1);
    expect(isMarked(server.mails[0])).toBe(true);
    expect(await outboxOf(id)).toMatchObject([{ state: 'sent', interruptions: 1 }]);
    await send({});
    await deliver();
    expect(isMarked(server.mails[1])).toBe(false);
  });

  it('is left to staff when its sending was interrupted a second time', async () => {
    const { id } = await send({});
    await leaveInterrupted(id);
    now += minute / 2;
    await leaveInterrupted(id);
    now += minute / 2;
    expect(await deliver()).toBe(0);
    expect(await outboxOf(id)).toMatchObject([
      { state: 'failed', fault: 'interrupted', last_error: interruptedTwice },
    ]);
    const [mail] = await outboxOf(id);
    await database.write((trx) => resendMail(trx, mail?.id ?? '', now));
    expect(await deliver()).toBe(1);
  });

  it('belongs to its sender for as long as that lives, also when staff want it at once', async () => {
    const { id } = await send({});
    await leaveInterrupted(id);
    const [mail] = await outboxOf(id);
    now += minute / 3;
    await renewClaims(database, [mail?.id ?? ''], now);
    expect(await database.write((trx) => resendMail(trx, mail?.id ?? '', now))).toBe(true);
    now += minute / 3;
    expect(await deliver()).toBe(0);
    await markSent(database, mail as Mail, now);
    now += minute;
    expect(await deliver()).toBe(0);
    expect(server.mails).toEqual([]);
  });

  it('is noted as sent although the database was away when it left', async () => {
    const { id } = await send({});
    let failures = 0;
    const write: Database['write'] = async (work) => {
      if (server.mails.length === 1 && failures < 3) {
        failures += 1;
        throw new Error('no connection');
      }
      return database.write(work);
    };
    expect(await deliver(server.url, { ...database, write })).toBe(1);
    expect(failures).toBe(3);
    expect(await outboxOf(id)).toMatchObject([{ state: 'sent', interruptions: 0 }]);
  });
});
