import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import type { InquiryLabels } from '#content/inquiry-labels.ts';
import { staffLabels } from '#content/staff-labels.ts';
import { staffMail } from '#content/staff-mail.ts';
import type { ReadWords } from '#content/words.ts';
import { fieldsOf } from '#domain/inquiry-columns.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import { languageNames } from '#domain/language-names.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { MailText } from '../mail/mail-text.ts';
import { withoutLiveLinks } from '../mail/plain-text.ts';
import type { Settings } from '../settings/settings.ts';
import { formatTime } from './format-time.ts';
import type { InquiryRow } from './schema.ts';

interface Notification {
  inquiry: InquiryRow;
  /** How many files came with it. */
  attachments: number;
  origin: string;
  language: StaffLanguage;
}

/** Says that there is an inquiry, and nothing of the person: mailboxes keep what this site erases. */
export function staffLinkText(notification: Notification): MailText {
  const { inquiry, attachments, language } = notification;
  const says = staffMail[language];
  const { values, ...text } = staffParts(notification);
  return {
    ...text,
    subject: fill(inquiry.quarantined ? says.quarantinedSubject : says.linkSubject, values),
    paragraphs: [
      ...text.paragraphs,
      ...(inquiry.sample ? [says.sample] : []),
      ...(attachments > 0 ? [fill(says.attachmentCount, { count: String(attachments) })] : []),
    ],
  };
}

/** Carries everything that was entered. */
export function staffText(notification: Notification): MailText {
  const { inquiry, language } = notification;
  const says = staffMail[language];
  const labels = staffLabels[language];
  const { values, ...text } = staffParts(notification);
  const who = (inquiry.company_name || inquiry.name).slice(0, 80);
  return {
    ...text,
    subject: fill(inquiry.quarantined ? says.quarantinedSubject : says.subject, { ...values, who }),
    table: labelRows(enteredFields(inquiry, labels), labels),
    closing: inquiry.file || inquiry.introduction ? [fill(says.attachments, values)] : [],
  };
}

/** What both kinds say alike. */
function staffParts({ inquiry, origin, language }: Notification) {
  const says = staffMail[language];
  const values = {
    brand,
    reference: inquiry.reference,
    time: formatTime(inquiry.received_at, language),
    language: languageNames(language)[inquiry.language],
  };
  return {
    values,
    paragraphs: [
      fill(says.received, values),
      ...(inquiry.quarantined ? [fill(says.quarantined, values)] : []),
    ],
    link: { label: fill(says.open, values), url: `${origin}/admin/inquiries/${inquiry.id}` },
    closing: [],
  };
}

/**
 * How much of each field the acknowledgment quotes, in the order in which mails show them: enough
 * for senders to know their inquiry again, too little to be worth sending to others.
 */
const quotedLength: Record<FieldName, number> = {
  interestedField: 100,
  sample: 100,
  file: 100,
  businessType: 100,
  companyName: 100,
  name: 100,
  phoneNumber: 100,
  email: 100,
  homePageAddress: 100,
  introduction: 100,
  detail: 1000,
};

type Entered = [name: FieldName, text: string][];

/** What was filled in, as text. */
function enteredFields(inquiry: InquiryRow, labels: InquiryLabels): Entered {
  const fields = fieldsOf(inquiry);
  const texts: Record<FieldName, string> = {
    ...fields,
    sample: fields.sample ? labels.sample.yes : labels.sample.no,
    businessType: labels.businessTypes[fields.businessType],
  };
  const names = Object.keys(quotedLength) as FieldName[];
  return names.map((name): Entered[number] => [name, texts[name]]).filter(([, text]) => text);
}

function labelRows(entered: Entered, { fields }: InquiryLabels): [label: string, text: string][] {
  return entered.map(([name, text]) => [fields[name], text]);
}

/** Sent to whatever address was typed in, so it must be useless for deceiving its recipient. */
export function acknowledgementText(
  inquiry: InquiryRow,
  { contact }: Pick<Settings, 'contact'>,
  words: ReadWords,
): MailText {
  const { language } = inquiry;
  const says = words('mails', language, 'acknowledgement');
  const labels = words('contact', language);
  const entered = enteredFields(inquiry, labels);
  const quoted = entered.map(([name, text]): Entered[number] => [
    name,
    shorten(text, quotedLength[name]),
  ]);
  const isWhole = entered.every(([, text], at) => quoted[at]?.[1] === text);
  const values = {
    brand,
    reference: inquiry.reference,
    name: withoutLiveLinks(shorten(inquiry.name, 80)),
    time: formatTime(inquiry.received_at, language),
    email: contact.email,
    phone: contact.phone,
  };
  return {
    subject: fill(says.subject, values),
    paragraphs: [
      fill(says.greeting, values),
      fill(says.received, values),
      says.next,
      says.notYou,
      isWhole ? says.copy : says.shortenedCopy,
    ],
    table: labelRows(quoted, labels).map(([label, text]) => [label, withoutLiveLinks(text)]),
    closing: [fill(says.contact, values)],
    preview: fill(says.received, values),
  };
}

function shorten(text: string, limit: number): string {
  const letters = Array.from(text.slice(0, 2 * limit + 2));
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : text;
}
