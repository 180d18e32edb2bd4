import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountMails } from '#content/account-mails.ts';
import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { staffMail } from '#content/staff-mail.ts';
import { suppliedReader } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { periodOf } from '#domain/period.ts';
import { staffLanguages } from '#domain/staff.ts';
import { readDashboard } from '#server/dashboard/dashboard.ts';
import { drawReport } from '#server/dashboard/draw-report.ts';
import { writeReport } from '#server/dashboard/write-report.ts';
import { openDatabase } from '#server/database/database.ts';
import { answerText } from '#server/inquiries/answer-mails.ts';
import { acknowledgementText, staffLinkText, staffText } from '#server/inquiries/mail-texts.ts';
import { accountLetter } from '#server/mail/account-letter.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { footOf } from '#server/mail/letter-foot.ts';
import { type MailText, writeText } from '#server/mail/mail-text.ts';
import { companyName } from '#server/settings/company.ts';
import { defaultSettings } from '#server/settings/settings.ts';
import { sampleInquiry } from '#server/site/sample-inquiry.ts';
import { putSampleInquiries } from './sample-inquiries.ts';
import { putSampleTraffic } from './sample-traffic.ts';

// Writes every mail of the site into a folder, to be looked at in a browser:
// node scripts/write-letters.ts FOLDER
const folder = process.argv[2] ?? 'letters';
const origin = 'https://www.noshine.example';
const longLink = `${origin}/admin/choose-password#${'kX9-vQ2_'.repeat(8)}`;
const words = suppliedReader();

await mkdir(folder, { recursive: true });
for (const language of languages) {
  const inquiry = sampleInquiry(language);
  const write = (name: string, text: MailText) =>
    writeFile(
      join(folder, `${name}-${language}.html`),
      writeLetter(text, language, footOf(defaultSettings, language)),
    );
  await write('acknowledgement', acknowledgementText(inquiry, defaultSettings, words));
  const says = words('mails', language, 'reply');
  const company = companyName(defaultSettings.company, language);
  const { reference, name } = inquiry;
  const values = { brand, company, reference, name };
  const body = fill(says.body, values).replace('\n\n\n\n', `\n\n${origin}/evidence\n\n`);
  const subject = fill(says.subject, values);
  const reply = { subject, paragraphs: [body], closing: [], hasLinks: true };
  await write('reply', { ...reply, look: 'personal' });
}

for (const language of staffLanguages) {
  const inquiry = { ...sampleInquiry(language), detail: `${origin}/${'long-'.repeat(30)}` };
  const notification = { inquiry, attachments: 2, origin, language };
  const test = staffMail[language].test;
  const letters: Record<string, MailText> = {
    'staff-link': staffLinkText(notification),
    'staff-text': staffText(notification),
    answer: answerText({ inquiry, at: inquiry.received_at, language, origin }),
    test: { subject: fill(test.subject, { brand }), paragraphs: [test.body], closing: [] },
  };
  const { invitation, reset, roles } = accountMails[language];
  for (const [name, text] of Object.entries({ invitation, reset })) {
    const values = { brand, name: 'Kim', by: 'Lee', role: roles.editor, link: longLink };
    const filled = { ...values, validity: '3' };
    const body = fill(text.body, filled);
    letters[name] = accountLetter({ subject: fill(text.subject, filled), body, language });
  }
  for (const [name, text] of Object.entries(letters)) {
    const foot = footOf(defaultSettings, language);
    await writeFile(join(folder, `${name}-${language}.html`), writeLetter(text, language, foot));
  }
}

const database = await openDatabase({
  dataDir: await mkdtemp(join(tmpdir(), 'letters-')),
  databaseUrl: undefined,
});
const now = database.now();
await putSampleTraffic(database, now);
await putSampleInquiries(database, now);
const month = { name: 'last-month', period: periodOf('last-month', now) } as const;
const figures = await readDashboard(database, month, now);
await database.close();
for (const language of staffLanguages) {
  const pictures = await drawReport(figures, language);
  const text = { ...writeReport({ figures, waiting: 3, language, origin }), pictures };
  const foot = footOf(defaultSettings, language);
  await writeFile(join(folder, `report-${language}.html`), writeLetter(text, language, foot));
  await writeFile(join(folder, `report-${language}.txt`), writeText(text, foot));
}
console.error(`Written to ${folder}.`);
