import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role, StaffLanguage } from '#domain/staff.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { mailOrigin, sendDueMails } from '../../tests/support/mailer.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount } from '../accounts/accounts.ts';
import { disableAccount } from '../accounts/change-account.ts';
import type { Database } from '../database/database.ts';
import type { ReceivedMailKind } from '../inbound-mail/schema.ts';
import { storeMail } from '../inbound-mail/store-mail.ts';
import { changeSettings, defaultSettings } from '../settings/settings.ts';

const told = 'office@noshine.example';
/** Nobody listens there. */
const away = 'smtp://127.0.0.1:1';

describeOnBothDatabases('mails to staff about a customer’s answer', (open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let now = 1_800_000_000_000;
  let kim = '';
  let uid = 0;

  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
  });
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['outbox', 'accounts'] as const) await trx.deleteFrom(table).execute();
      await changeSettings(trx, { notifyAnswers: true, notificationContent: 'link' });
    });
    kim = await addPerson('kim', 'agent', 'en');
    await addPerson('park', 'owner', 'ko');
    server.mails.length = 0;
    now += 1000;
  });
  afterAll(() => server.close());

  async function addPerson(name: string, role: Role, language: StaffLanguage) {
    const person = { email: `${name}@noshine.example`, name, role, language };
    return (await database.write((trx) => addAccount(trx, person))) ?? '';
  }

  async function makeInquiry(assignedTo: string | null = null) {
    const asked = { companyName: 'Aire Puro', name: 'María', detail: 'Un filtro' };
    const inquiry = await storeInquiry(database, asked, { now });
    await database.write((trx) => trx.deleteFrom('outbox').execute());
    await assign(inquiry.id, assignedTo);
    return inquiry;
  }

  const assign = (id: string, assignedTo: string | null) =>
    database.write((trx) =>
      trx.updateTable('inquiries').set({ assigned_to: assignedTo }).where('id', '=', id).execute(),
    );

  function answer(
    inquiryId: string,
    { kind = 'answer' as ReceivedMailKind, identity = randomUUID() as string, mailTo = told } = {},
  ) {
    uid += 1;
    const text = 'Gracias, María.\n\nOn Tue, 17 Nov 2026 NOSHINE <a@b.example> wrote:\n> Un filtro';
    return storeMail(
      { config: { mailTo }, database: { ...database, now: () => now }, secret },
      {
        ...{ inquiryId, kind, identity, files: [], refused: [], body: text },
        ...{ sender: 'maria@aire.example', senderName: 'María', subject: 'Re: Precio secreto' },
        place: { mailbox: 'inbox', uidValidity: '1', uid },
      },
    );
  }

  const deliver = (mailTo = told, url = server.url) =>
    sendDueMails(database, url, { mailTo, now: () => now });
  const arrived = () => server.mails.map(({ envelopeTo, subject }) => [envelopeTo.join(), subject]);

  it('go to whoever has the inquiry, in their language, once per message', async () => {
    const { id, reference } = await makeInquiry(kim);
    await answer(id, { identity: 'one' });
    expect(await answer(id, { identity: 'one' })).toBe('stored-before');
    expect(await deliver()).toBe(1);
    expect(arrived()).toEqual([['kim@noshine.example', `[NOSHINE] Customer reply ${reference}`]]);
    now += 60_000;
    expect(await deliver()).toBe(0);
    await answer(id, { identity: 'two' });
    expect(await deliver()).toBe(1);
  });

  it('go to all who hear of inquiries where nobody has it, or nobody who can answer', async () => {
    await disableAccountOf(kim);
    for (const assignedTo of [null, kim]) {
      const { id, reference } = await makeInquiry(assignedTo);
      await answer(id, { mailTo: `${told}, ${told.toUpperCase()}` });
      await deliver();
      expect(arrived()).toEqual([[told, `[NOSHINE] 고객 회신 ${reference}`]]);
      server.mails.length = 0;
    }
  });

  const disableAccountOf = (id: string) => database.write((trx) => disableAccount(trx, id));

  it('go to the owners where nobody was named', async () => {
    const { id } = await makeInquiry();
    await answer(id, { mailTo: '' });
    await deliver('');
    expect(arrived().map(([to]) => to)).toEqual(['park@noshine.example']);
  });

  it('say nothing of the person unless the settings let them', async () => {
    const { id, reference } = await makeInquiry(kim);
    await answer(id);
    await deliver();
    const [link] = server.mails;
    expect(link?.text).toContain(`${mailOrigin}/admin/inquiries/${id}`);
    const whole = `${link?.subject} ${link?.text} ${link?.html}`;
    for (const trace of ['María', 'Aire Puro', 'Gracias', 'maria@', 'Precio']) {
      expect(whole).not.toContain(trace);
    }
    expect(link?.replyTo).toBeUndefined();

    await database.write((trx) => changeSettings(trx, { notificationContent: 'text' }));
    await answer(id);
    await deliver();
    const text = server.mails[1];
    expect(text?.subject).toBe(`[NOSHINE] Customer reply ${reference}: Aire Puro`);
    expect(text?.text).toContain('Gracias, María.');
    expect(text?.text).not.toContain('Un filtro');
  });

  it('are one while the mail server is away, however often a customer writes', async () => {
    const { id } = await makeInquiry(kim);
    for (let number = 0; number < 5; number += 1) {
      await answer(id);
      expect(await deliver(told, away)).toBe(0);
      now += 60_000;
    }
    now += 3_600_000;
    expect(await deliver()).toBe(1);
  });

  it.each(['automatic', 'bounce'] as const)(
    'are not sent for what a program wrote: %s',
    async (kind) => {
      const { id } = await makeInquiry(kim);
      expect(await answer(id, { kind })).toBe('stored');
      expect(await deliver()).toBe(0);
    },
  );

  it.each(['too-large', 'unreadable'] as const)(
    'are sent for what waits in the mailbox: %s',
    async (kind) => {
      const { id } = await makeInquiry(kim);
      await answer(id, { kind });
      expect(await deliver()).toBe(1);
    },
  );

  it('can be turned off', async () => {
    await database.write((trx) => changeSettings(trx, { notifyAnswers: false }));
    const { id } = await makeInquiry(kim);
    await answer(id);
    expect(await deliver()).toBe(0);
    expect(defaultSettings.notifyAnswers).toBe(true);
  });

  it.each([
    ['the inquiry is theirs no more', (id: string) => assign(id, null)],
    ['the account is disabled', () => disableAccountOf(kim)],
    [
      'they are turned off',
      () => database.write((trx) => changeSettings(trx, { notifyAnswers: false })),
    ],
  ])('do not leave when, before that, %s', async (_, change) => {
    const { id } = await makeInquiry(kim);
    await answer(id);
    await change(id);
    expect(await deliver()).toBe(0);
    const left = await database.db.selectFrom('outbox').select(['state', 'recipient']).execute();
    expect(left).toEqual([{ state: 'cancelled', recipient: null }]);
  });

  it('leave for those only who still hear of inquiries, also once somebody has it', async () => {
    const { id } = await makeInquiry();
    await answer(id, { mailTo: `${told}, former@noshine.example` });
    await assign(id, kim);
    expect(await deliver()).toBe(1);
    expect(arrived().map(([to]) => to)).toEqual([told]);
  });
});
