import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { replyLimits, undoTime } from '#domain/reply.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { sendDueMails } from '../../tests/support/mailer.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import { noteUndelivered } from '../inbound-mail/note-undelivered.ts';
import { claimMails, resendMail, retryDelay } from '../mail/outbox.ts';
import { listWriters, readDrafts, saveDraft } from './drafts.ts';
import { replyToInquiry, takeBackReply } from './replies.ts';
import { addEvent, openInquiry } from './staff-actions.ts';
import { changeStatus } from './status.ts';

describeOnBothDatabases('a reply', (open, kind) => {
  let database: Database;
  let other: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let now = 1_800_000_000_000;
  let id: string;

  beforeAll(async () => {
    database = await open();
    other = await open();
    server = await startMailServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.refuse(undefined);
    // What the test before has left in the outbox goes out.
    now += 60_000;
    ({ id } = await storeInquiry(database, { email: 'lee@company.example' }, { now }));
    await deliver();
    server.mails.length = 0;
  });

  const act = (actor = 'kim') => ({ id, kind, actor, now });
  const deliver = (smtpUrl: string | undefined = server.url) =>
    sendDueMails(database, smtpUrl, { now: () => now });
  const opened = async () => {
    const inquiry = await openInquiry(database, id);
    if (!inquiry) throw new Error('it is gone');
    return inquiry;
  };
  const eventsOf = async () =>
    (await opened()).events.map(({ actor, kind, text }) => `${actor} ${kind} ${text}`);

  async function reply(body = 'Ja.', subject = 'Re', edition: number | null = null) {
    const result = await database.write((trx) =>
      replyToInquiry(trx, act(), { subject, body, edition }),
    );
    if (!result.ok) throw new Error(result.reason);
    return result;
  }
  const takeBack = (mail: string, from = database) =>
    from.write((trx) => takeBackReply(trx, act(), mail));
  const setStatus = (status: 'closed' | 'answered') =>
    database.write((trx) => changeStatus(trx, { ...act(), status }));

  it('answers the inquiry when the mail server takes it, not before', async () => {
    const { mail, sendsAt } = await reply();
    expect(sendsAt).toBe(now + undoTime);
    expect(await deliver()).toBe(0);
    expect(await opened()).toMatchObject({ status: 'new', reply_state: 'waiting' });
    now += undoTime;
    expect(await deliver()).toBe(1);
    expect(await opened()).toMatchObject({ status: 'answered', reply_state: null });
    expect(await eventsOf()).toEqual(['kim reply Re\n\nJa.', 'system status answered']);
    expect((await opened()).events[0]?.mail_id).toBe(mail);
    const audit = await database.db
      .selectFrom('audit_log')
      .select(['actor', 'act'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { actor: 'kim', act: 'inquiry.reply' },
      { actor: 'system', act: 'inquiry.status' },
    ]);
  });

  it('waits without a mail server, and answers nothing', async () => {
    await reply();
    now += undoTime;
    expect(await deliver('')).toBe(0);
    expect(await opened()).toMatchObject({ status: 'new', reply_state: 'waiting' });
  });

  it('is still on its way while the mail server asks for patience', async () => {
    await reply();
    now += undoTime;
    server.refuse(451);
    await deliver();
    expect(await opened()).toMatchObject({ status: 'new', reply_state: 'waiting' });
    server.refuse(undefined);
    now += retryDelay(1);
    await deliver();
    expect(await opened()).toMatchObject({ status: 'answered', reply_state: null });
  });

  it.each(['answered', 'closed'] as const)(
    'brings an inquiry back that is %s when nobody takes it, and its mark goes with the next',
    async (status) => {
      const { mail } = await reply();
      await setStatus(status);
      now += undoTime;
      server.refuse(550);
      await deliver();
      expect(await opened()).toMatchObject({
        status: 'in progress',
        reply_state: 'failed',
        closed_at: null,
      });
      server.refuse(undefined);
      await reply('Noch einmal.');
      expect((await opened()).reply_state).toBe('waiting');
      now += undoTime;
      await deliver();
      expect(await opened()).toMatchObject({ status: 'answered', reply_state: null });
      expect((await opened()).mails.find(({ id }) => id === mail)?.state).toBe('failed');
    },
  );

  it('becomes one draft with what was begun, which may be saved though not sent; longer ones stay apart', async () => {
    const long = 'x'.repeat(replyLimits.body);
    const begin = (body: string, edition: number | null) =>
      database.write((trx) =>
        saveDraft(trx, act(), { kind: 'reply', subject: 'Re', body, edition }),
      );
    const first = await reply(long);
    const begun = await begin(long, null);
    expect(begun.ok).toBe(true);
    const taken = await takeBack(first.mail);
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken.draft.body).toBe(`${long}\n\n${long}`);
    expect(taken.draft.body.length).toBeLessThanOrEqual(replyLimits.draft);

    await begin('', taken.draft.edition);
    const second = await reply('Ja.', 'Re', taken.draft.edition + 1);
    await begin('y'.repeat(replyLimits.draft), null);
    expect(await takeBack(second.mail)).toEqual({ ok: false, reason: 'draft-too-long' });
    now += undoTime;
    expect(await deliver()).toBe(1);
  });

  it('leaves an inquiry closed that was closed before it went out', async () => {
    await reply();
    await setStatus('closed');
    now += undoTime;
    await deliver();
    expect(await opened()).toMatchObject({ status: 'closed', reply_state: null });
  });

  it('brings the inquiry back when its sending was interrupted twice', async () => {
    const { mail } = await reply();
    now += undoTime;
    for (let deaths = 0; deaths < 2; deaths += 1) {
      expect((await claimMails(database, 10, now)).map(({ id }) => id)).toEqual([mail]);
      now += 31_000;
    }
    expect(await deliver()).toBe(0);
    expect(await opened()).toMatchObject({ status: 'new', reply_state: 'failed' });
    expect((await opened()).mails.find(({ id }) => id === mail)?.state).toBe('failed');
  });

  it('that comes back takes away the answer it was, but none that a person had noted before', async () => {
    const answeredAt = async () => (await opened()).answered_at;
    const bounce = (outboxId: string) =>
      database.write((trx) => noteUndelivered(trx, { outboxId, reason: 'no such user', now }));
    const first = await reply('First.');
    now += undoTime;
    await deliver();
    expect(await answeredAt()).toBe(now);
    const second = await reply('Second.');
    now += undoTime;
    await deliver();
    await bounce(first.mail);
    expect(await answeredAt()).not.toBeNull();
    await bounce(second.mail);
    expect(await opened()).toMatchObject({ status: 'in progress', answered_at: null });

    // On the telephone.
    now += 1000;
    await setStatus('answered');
    const notedAt = now;
    now += 1000;
    const third = await reply('Third.');
    now += undoTime;
    await deliver();
    await bounce(third.mail);
    expect(await opened()).toMatchObject({ status: 'in progress', answered_at: notedAt });
  });

  it('is not sent twice by a second click', async () => {
    await reply();
    const again = database.write((trx) =>
      replyToInquiry(trx, act(), { subject: 'Re', body: 'Ja.' }),
    );
    expect(await again).toEqual({ ok: false, reason: 'repeated' });
  });

  it('may say the same again when the first did not arrive', async () => {
    await reply();
    now += undoTime;
    server.refuse(550);
    await deliver();
    await reply();
    expect((await opened()).reply_state).toBe('waiting');
  });

  it.each([
    ['answer', 'new'],
    ['automatic', 'answered'],
  ] as const)('that leaves after an %s has come in leaves the inquiry %s', async (mail, status) => {
    await reply();
    await database.write(async (trx) => {
      await trx
        .insertInto('received_mails')
        .values({
          id: `${id}-received`,
          inquiry_id: id,
          kind: mail,
          at: now,
          sender: 'lee@company.example',
          sender_name: '',
          subject: 'Re',
          body: '?',
          new_length: 1,
          refused_files: '[]',
          message_key: id,
          mailbox: 'inbox',
          uid_validity: '1',
          uid: 1,
        })
        .execute();
      await addEvent(trx, act('visitor'), { kind: 'received', text: `${id}-received` });
    });
    now += undoTime;
    await deliver();
    expect(await opened()).toMatchObject({ status, reply_state: null });
  });

  it('is sent from one tab only, as it was saved last', async () => {
    const draft = { kind: 'reply', subject: 'Re', body: 'Ja.', edition: null } as const;
    await database.write((trx) => saveDraft(trx, act(), draft));
    const send = (body: string, edition: number | null) =>
      database.write((trx) => replyToInquiry(trx, act(), { subject: 'Re', body, edition }));
    const changed = { ok: false, reason: 'edited-elsewhere' };
    expect(await send('Nein.', null)).toEqual({ ...changed, edition: 1 });
    expect(await send('Ja.', 1)).toMatchObject({ ok: true });
    expect(await send('Ja, aber später.', 1)).toEqual({ ...changed, edition: null });
  });

  it('is a draft again when it is taken back, and never leaves', async () => {
    const { mail } = await reply('Zu früh.');
    expect(await takeBack(mail)).toMatchObject({ ok: true, draft: { body: 'Zu früh.' } });
    now += undoTime;
    expect(await deliver()).toBe(0);
    expect(await opened()).toMatchObject({ status: 'new', reply_state: null, events: [] });
    expect(await readDrafts(database, id, 'kim')).toMatchObject({
      reply: { subject: 'Re', body: 'Zu früh.' },
    });
    expect(await database.write((trx) => resendMail(trx, mail, now))).toBe(false);
    await reply('Zu früh.', 'Re', 1);
    now += undoTime;
    expect(await deliver()).toBe(1);
    expect(await readDrafts(database, id, 'kim')).toEqual({});
  });

  it('taken back keeps what was begun meanwhile', async () => {
    const { mail } = await reply('First.');
    const begun = { kind: 'reply', subject: 'S', body: 'Second.', edition: null } as const;
    await database.write((trx) => saveDraft(trx, act(), begun));
    await takeBack(mail);
    expect(await readDrafts(database, id, 'kim')).toMatchObject({
      reply: { body: 'First.\n\nSecond.', edition: 2 },
    });
  });

  it('cannot be taken back once somebody sends it, nor after', async () => {
    const { mail } = await reply();
    now += undoTime;
    await claimMails(database, 10, now);
    expect(await takeBack(mail)).toEqual({ ok: false, reason: 'too-late' });
    now += 31_000;
    await deliver();
    expect(await takeBack(mail)).toEqual({ ok: false, reason: 'too-late' });
    expect(await takeBack('another')).toEqual({ ok: false, reason: 'not-found' });
  });

  it('cannot be taken back after an attempt that failed: it may have arrived', async () => {
    const { mail } = await reply();
    now += undoTime;
    server.refuse(451);
    await deliver();
    expect(await takeBack(mail)).toEqual({ ok: false, reason: 'too-late' });
    await database.write((trx) => resendMail(trx, mail, now));
    expect(await takeBack(mail)).toEqual({ ok: false, reason: 'too-late' });
  });

  it('is either sent or taken back when both happen in the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { reply: draft } = await readDrafts(database, id, 'kim');
      const { mail } = await reply(`Round ${round}`, 'Re', draft?.edition);
      now += undoTime;
      server.mails.length = 0;
      const [result] = await Promise.all([takeBack(mail, other), deliver()]);
      expect(server.mails).toHaveLength(result.ok ? 0 : 1);
      const events = (await opened()).events.filter((event) => event.mail_id === mail);
      expect(events).toHaveLength(result.ok ? 0 : 1);
    }
  });
});

describeOnBothDatabases('a draft', (open, kind) => {
  let database: Database;
  let id: string;
  beforeAll(async () => {
    database = await open();
    ({ id } = await storeInquiry(database));
  });

  const save = (body: string, edition: number | null, actor = 'kim', of = 'reply' as const) =>
    database.write((trx) =>
      saveDraft(
        trx,
        { id, kind, actor, now: Date.now() },
        { kind: of, subject: 'S', body, edition },
      ),
    );

  it('is saved edition by edition, and never over what another tab has saved', async () => {
    expect(await save('a', null)).toMatchObject({ ok: true, edition: 1 });
    expect(await save('ab', 1)).toMatchObject({ ok: true, edition: 2 });
    expect(await save('other', 1)).toEqual({ ok: false, reason: 'edited-elsewhere', edition: 2 });
    expect(await save('other', null)).toMatchObject({ ok: false, reason: 'edited-elsewhere' });
    expect(await readDrafts(database, id, 'kim')).toMatchObject({ reply: { body: 'ab' } });
  });

  it('belongs to one person; colleagues are told who writes, until it is emptied', async () => {
    const person = {
      name: 'Lee',
      email: 'lee@noshine.example',
      role: 'agent',
      language: 'ko',
    } as const;
    const lee = (await database.write((trx) => addAccount(trx, person))) ?? '';
    await save('mine', null, lee);
    expect(await readDrafts(database, id, 'park')).toEqual({});
    expect(await listWriters(database, id, 'kim')).toMatchObject([{ name: 'Lee' }]);
    expect(await listWriters(database, id, lee)).toEqual([]);
    await save('', 1, lee);
    expect(await listWriters(database, id, 'kim')).toEqual([]);
  });
});
