import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import { inquiryStatuses } from '#domain/inquiry.ts';
import type { Language } from '#domain/language.ts';
import { escapeHtml } from '../escape.ts';
import { writeCertificate } from '../inquiries/erasure-certificate.ts';
import type { HandedOutInquiry } from '../inquiries/hand-out.ts';
import { writeDocument } from '../inquiries/hand-out-document.ts';
import { acknowledgementText } from '../inquiries/mail-texts.ts';
import { writeLetter } from '../mail/letter.ts';
import type { MailText } from '../mail/mail-text.ts';
import { companyName } from '../settings/company.ts';
import type { Settings } from '../settings/settings.ts';
import {
  sampleFields,
  sampleInquiry,
  sampleReference,
  sampleTime,
  sampleWay,
} from './sample-inquiry.ts';

interface About {
  words: ReadWords;
  language: Language;
  settings: Pick<Settings, 'contact' | 'company'>;
}

/** Mail programs show the subject above the mail. */
function mailDocument(text: MailText, language: Language): string {
  return writeLetter(text, language).replace(
    '<body>',
    () => `<body>\n<h1>${escapeHtml(text.subject)}</h1>`,
  );
}

export function acknowledgement({ words, language, settings }: About): string {
  return mailDocument(acknowledgementText(sampleInquiry(language), settings, words), language);
}

export function shortenedAcknowledgement({ words, language, settings }: About): string {
  const inquiry = sampleInquiry(language);
  const long = { ...inquiry, detail: `${inquiry.detail} `.repeat(100) };
  return mailDocument(acknowledgementText(long, settings, words), language);
}

/** What staff find in the answer before they write it. */
export function reply({ words, language, settings }: About): string {
  const { subject, body } = words('mails', language, 'reply');
  const values = {
    brand,
    company: companyName(settings.company, language),
    reference: sampleReference,
    name: sampleFields(language).name,
  };
  const text = { subject: fill(subject, values), paragraphs: [fill(body, values)], closing: [] };
  return mailDocument(text, language);
}

/** Of two inquiries: one has everything that the paper can tell, the other nothing. */
export async function handOut({ words, language, settings }: About): Promise<string> {
  async function* inquiries() {
    yield fullInquiry(language);
    yield bareInquiry(language);
  }
  const about = { words, language, settings, now: sampleTime };
  return (await Array.fromAsync(writeDocument(inquiries(), about))).join('');
}

const at = new Date(sampleTime).toISOString();

function bareInquiry(language: Language): HandedOutInquiry {
  return {
    reference: sampleReference,
    receivedAt: at,
    language,
    status: 'new',
    fields: sampleFields(language),
    consent: null,
    statusHistory: [],
    spamSignals: [],
    spamMarks: [],
    mails: [],
    receivedMails: [],
    notes: [],
    drafts: [],
    corrections: [],
    files: [],
    networkHash: null,
    way: { cameFromPage: '', firstPage: '', campaign: '', source: '' },
  };
}

function fullInquiry(language: Language): HandedOutInquiry {
  const fields = sampleFields(language);
  const sent = { createdAt: at, sentAt: at, to: fields.email };
  const mail = { kind: 'reply', ...sent, subject: fields.detail, text: fields.detail } as const;
  const acknowledged = { kind: 'acknowledgement', ...sent, subject: null, text: null } as const;
  return {
    ...bareInquiry(language),
    way: sampleWay,
    consent: { at, version: 'sample', text: undefined },
    statusHistory: inquiryStatuses.map((status) => ({ at, status })),
    spamSignals: ['sample'],
    spamMarks: [
      { at, isSpam: true },
      { at, isSpam: false },
    ],
    receivedMails: [{ at, from: 'name@example.com', subject: 'Re', text: '…' }],
    mails: [
      { ...acknowledged, state: 'sent' },
      { ...acknowledged, state: 'withheld' },
      { ...mail, state: 'waiting' },
      { ...mail, state: 'failed' },
      { ...mail, state: 'cancelled' },
    ],
    notes: [{ at, text: fields.detail }],
    corrections: [{ at, field: 'name', from: '', to: fields.name, reason: fields.detail }],
    files: [
      { name: fields.file, size: 1, path: `files/${sampleReference}/1-${fields.file}` },
      { name: fields.introduction, size: 1, leftOut: 'infected' },
      { name: fields.introduction, size: 1, leftOut: 'unscanned' },
      { name: fields.introduction, size: 1, leftOut: 'missing' },
    ],
    networkHash: 'sample',
  };
}

/** One for each reason, one of them of a site without timed backups. */
export function certificates({ words, language, settings }: About): string {
  const about = { references: [sampleReference], erasedAt: sampleTime, language };
  const write = (reason: 'request' | 'retention' | 'restore', backupDays?: number) =>
    writeCertificate({ ...about, reason }, settings, words, backupDays);
  return inOne([write('request', 14), write('retention', 14), write('restore')]);
}

/** The first document with the bodies of all. */
function inOne(documents: string[]): string {
  const bodies = documents.map((html) => /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '');
  return (documents[0] ?? '').replace(
    /<body>[\s\S]*<\/body>/,
    () => `<body>${bodies.join('')}</body>`,
  );
}
