import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { sendDueMails } from '../../tests/support/mailer.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { readReplyAddresses } from '../inbound-mail/reply-address.ts';
import { queueMail } from '../mail/outbox.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import { openInquiry, setQuarantine } from './staff-actions.ts';

const inboxUrl = 'imaps://answers%40noshine.example:word@imap.noshine.example';
const email = 'sora@customer.example';

describeOnBothDatabases('the mails of an inquiry', (open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
  });
  beforeEach(() => {
    server.mails.length = 0;
  });
  afterAll(() => server.close());

  const reply = (inquiryId: string) =>
    database.write((trx) => {
      const text = { recipient: email, subject: 'Re', body: 'See https://noshine.example/a.' };
      return queueMail(trx, { kind: 'reply', inquiryId, now: Date.now(), ...text });
    });
  const mailsTo = (address: string) =>
    server.mails.filter((mail) => mail.envelopeTo.includes(address));

  it('are answered to the contact of the settings, as long as no mailbox is read', async () => {
    const { contact } = await readSettings(database.db);
    const own = { ...contact, email: 'hello@company.example' };
    await database.write((trx) => changeSettings(trx, { contact: own }));
    const { id } = await storeInquiry(database, { email });
    await reply(id);
    await sendDueMails(database, server.url);
    const addresses = mailsTo(email).map(({ replyTo }) => replyTo?.[0]?.address);
    expect(addresses).toEqual(['hello@company.example', 'hello@company.example']);
  });

  it('are answered to the address of their inquiry where a mailbox is read', async () => {
    const { id, reference } = await storeInquiry(database, { email });
    await reply(id);
    await sendDueMails(database, server.url, { inboxUrl });
    const addresses = mailsTo(email).map(({ replyTo }) => replyTo?.[0]?.address ?? '');
    expect(addresses).toHaveLength(2);
    for (const address of addresses)
      expect(readReplyAddresses(address, secret)).toEqual([reference]);
    const [toStaff] = mailsTo('staff@noshine.example');
    expect(toStaff?.replyTo).toBeUndefined();
  });

  it('follow each other in one thread, those to staff in another', async () => {
    const { id } = await storeInquiry(database, { email });
    await sendDueMails(database, server.url);
    const first = await reply(id);
    await sendDueMails(database, server.url);
    await reply(id);
    await sendDueMails(database, server.url);
    const [acknowledgement, reply1, reply2] = mailsTo(email);
    expect(acknowledgement?.inReplyTo).toBeUndefined();
    expect(reply1?.inReplyTo).toBe(acknowledgement?.messageId);
    expect(reply2?.references).toBe(`${acknowledgement?.messageId} ${reply1?.messageId}`);
    expect(reply1?.messageId).toBe(`<${first}@noshine.example>`);
    expect(mailsTo('staff@noshine.example')[0]?.references).toBe(`<inquiry-${id}@noshine.example>`);
  });

  it('thank nobody for what was put among the suspicious ones meanwhile', async () => {
    const another = 'another@customer.example';
    const { id } = await storeInquiry(database, { email: another });
    const act = { id, kind: database.kind, actor: 'kim', now: Date.now() };
    await database.write((trx) => setQuarantine(trx, act, true, secret));
    await sendDueMails(database, server.url);
    expect(mailsTo(another)).toEqual([]);
    const { mails = [] } = (await openInquiry(database, id)) ?? {};
    const [acknowledgement] = mails.filter(({ kind }) => kind === 'acknowledgement');
    expect(acknowledgement?.state).toBe('cancelled');
  });

  it('have links where staff wrote an address', async () => {
    const { id } = await storeInquiry(database, { email });
    await reply(id);
    await sendDueMails(database, server.url);
    const answer = mailsTo(email).find(({ subject }) => subject === 'Re');
    expect(answer?.html).toContain('href="https://noshine.example/a"');
    expect(answer?.text?.trim()).toBe('See https://noshine.example/a.');
  });
});
