import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffLanguage } from '#domain/staff.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { type ReceivedMail, startMailServer } from '../../tests/support/mail-server.ts';
import { mailOrigin, sendDueMails } from '../../tests/support/mailer.ts';
import { freePort } from '../../tests/support/site-process.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount, updateProfile } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import { changeSettings, defaultSettings } from '../settings/settings.ts';

const minute = 60_000;
const mailTo = 'office@noshine.example, Emma@noshine.example';

const languageOf = ({ html }: ReceivedMail) => /lang="(\w+)"/.exec(html ?? '')?.[1] ?? '';

describeOnBothDatabases('mails to staff', (open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let now = 1_800_000_000_000;
  let kim = '';

  beforeAll(async () => {
    database = await open();
    server = await startMailServer();
  });
  beforeEach(async () => {
    server.mails.length = 0;
    await database.write(async (trx) => {
      for (const table of ['outbox', 'accounts'] as const) await trx.deleteFrom(table).execute();
    });
    await addPerson('emma', 'en');
    await addPerson('liam', 'en');
    kim = await addPerson('kim', 'ko');
  });
  afterAll(() => server.close());

  async function addPerson(name: string, language: StaffLanguage) {
    const person = { email: `${name}@noshine.example`, name, role: 'agent', language } as const;
    return (await database.write((trx) => addAccount(trx, person))) ?? '';
  }

  const notify = (...notificationAddresses: string[]) =>
    database.write((trx) => changeSettings(trx, { notificationAddresses }));

  const deliver = (smtpUrl = server.url) =>
    sendDueMails(database, smtpUrl, { mailTo, now: () => now });

  async function failOnce() {
    await deliver(`smtp://127.0.0.1:${await freePort()}`);
    now += minute;
  }

  /** The recipients of each mail that arrived, by the language of its page. */
  const arrived = () => server.mails.map((mail) => [languageOf(mail), ...mail.envelopeTo]).sort();

  const english = ['en', 'Emma@noshine.example', 'liam@noshine.example'];

  it('of an inquiry are in the language of each account, and Korean for everybody else', async () => {
    await database.write((trx) => changeSettings(trx, { notificationContent: 'text' }));
    await notify('kim@noshine.example', 'liam@noshine.example', 'emma@noshine.example');
    const email = 'maria@aire.example';
    const asked = {
      companyName: 'Aire Puro',
      name: 'María',
      email,
      detail: 'Un filtro',
      language: 3,
    };
    const { reference } = await storeInquiry(database, { ...asked, file: 'ficha.pdf' }, { now });
    await deliver();
    const toStaff = server.mails.filter(({ to }) => to?.[0]?.address !== email);
    const [korean, other] = toStaff.sort((a, b) =>
      (a.subject ?? '') < (b.subject ?? '') ? 1 : -1,
    );
    expect(korean?.envelopeTo).toEqual(['office@noshine.example', 'kim@noshine.example']);
    expect(korean?.subject).toBe(`[NOSHINE] 새 문의 ${reference}: Aire Puro`);
    expect(korean?.text).toContain('스페인어 페이지에서');
    expect(other?.envelopeTo).toEqual(english.slice(1));
    expect(other?.subject).toBe(`[NOSHINE] New inquiry ${reference}: Aire Puro`);
    expect(other?.text).toContain('through the Spanish site');
    expect(other?.text).toContain('Inquiry: Un filtro');
    expect(other?.text).not.toMatch(/[가-힣]/);
    expect(other?.replyTo?.[0]?.address).toBe(email);
    expect(toStaff).toHaveLength(2);
  });

  it('carry nothing of the person unless the settings say so', async () => {
    await database.write((trx) =>
      changeSettings(trx, { notificationContent: defaultSettings.notificationContent }),
    );
    const person = {
      interestedField: 'zq topic',
      detail: 'zq detail',
      file: 'zq.pdf',
      companyName: 'zq company',
      name: 'zq name',
      phoneNumber: '010-9876-5432',
      email: 'zq@company.example',
      homePageAddress: 'https://zq.example',
      introduction: 'zq introduction.pdf',
    };
    const stored = await storeInquiry(database, { ...person, sample: true, language: 2 }, { now });
    const file = { type: 'pdf', size: 1, sha256: '', created_at: now } as const;
    const attached = { ...file, inquiry_id: stored.id, purpose: 'file' } as const;
    await database.write((trx) =>
      trx
        .insertInto('files')
        .values({ id: stored.id, name: 'zq.pdf', ...attached })
        .execute(),
    );
    await deliver();
    const toStaff = server.mails.filter(({ envelopeTo }) => !envelopeTo.includes(person.email));
    const sent = toStaff.map((mail) => ({ ...mail, language: languageOf(mail) }));
    const [english, korean] = sent.sort((a, b) => (a.language < b.language ? -1 : 1));
    expect(korean?.subject).toBe(`[NOSHINE] 새 문의 ${stored.reference}`);
    expect(english?.subject).toBe(`[NOSHINE] New inquiry ${stored.reference}`);
    expect(korean?.text).toContain('인도네시아어 페이지에서 문의가 접수되었습니다.');
    expect(korean?.text).toContain('샘플 코팅 신청이 포함되어 있습니다.');
    expect(korean?.text).toContain('첨부 파일: 1개');
    expect(english?.text).toContain('Sample Coating was requested.');
    expect(english?.text).toContain('Attachments: 1');
    for (const mail of [korean, english]) {
      expect(mail?.text).toContain(`${mailOrigin}/admin/inquiries/${stored.id}`);
      expect(mail?.replyTo).toBeUndefined();
      expect(JSON.stringify(mail)).not.toMatch(/zq[ .@]|9876-?5432/);
    }
  });

  it('say of suspected spam that it is, and no more', async () => {
    const { id } = await storeInquiry(database, { name: 'zq name', email: '' }, { now });
    await database.write((trx) =>
      trx.updateTable('inquiries').set({ quarantined: 1 }).where('id', '=', id).execute(),
    );
    await deliver();
    const subjects = server.mails.map(({ subject }) => subject?.replace(/NS\S+/, '…')).sort();
    expect(subjects).toEqual(['[NOSHINE] Suspected spam …', '[NOSHINE] 스팸 의심 문의 …']);
    expect(JSON.stringify(server.mails)).not.toContain('zq');
  });

  it('are one mail where all of them read the same language', async () => {
    await notify('liam@noshine.example');
    await storeInquiry(database, {}, { now });
    await sendDueMails(database, server.url, { mailTo: 'emma@noshine.example', now: () => now });
    expect(arrived()).toEqual([['en', 'emma@noshine.example', 'liam@noshine.example']]);
  });

  it('reach everybody once, whatever fails or changes before they are sent', async () => {
    await notify('kim@noshine.example', 'liam@noshine.example');
    await storeInquiry(database, {}, { now });
    await failOnce();
    await database.write((trx) => updateProfile(trx, kim, { language: 'en' }));
    await failOnce();
    await deliver();
    expect(arrived()).toEqual([
      english,
      ['en', 'kim@noshine.example'],
      ['ko', 'office@noshine.example'],
    ]);
    expect(await deliver()).toBe(0);
  });

  it('do not reach who is no longer to be told', async () => {
    await notify('liam@noshine.example');
    await storeInquiry(database, {}, { now });
    await failOnce();
    await notify();
    await deliver();
    expect(arrived()).toEqual([
      ['en', 'Emma@noshine.example'],
      ['ko', 'office@noshine.example'],
    ]);
  });
});
